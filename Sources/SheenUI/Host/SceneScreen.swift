package import SheenCore
internal import Synchronization

/// What scene code is told of the screen it is on: the picture.
package struct SceneScreen: Sendable {
  private static let running = Mutex(SceneScreen(size: Size(390, 844), scale: 1))

  /// The screen of the host whose code runs, or ran last.
  package static var current: SceneScreen { running.withLock { $0 } }

  /// The extent in points.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  /// The colours behind system names.
  package var palette = ColorPalette.iOS18
  /// Whether the surroundings are dark.
  package var isDark = false
  /// The parts at the edges, in points, that something else may cover.
  package var safeArea = EdgeInsets()

  /// Has scene code be told of this screen from now on.
  package func makeCurrent() { Self.running.withLock { $0 = self } }
}

extension HostConfiguration {
  /// The picture as the screen that scene code is told of.
  package var screen: SceneScreen {
    SceneScreen(
      size: size, scale: scale, palette: palette, isDark: colorScheme == .dark, safeArea: safeArea)
  }
}
