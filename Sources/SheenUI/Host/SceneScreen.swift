internal import SheenCore
internal import Synchronization

/// What scene code is told of the screen it is on: the picture.
package struct SceneScreen: Sendable {
  private static let running = Mutex(SceneScreen(size: Size(390, 844), scale: 1))

  /// The screen of the host whose code runs, or ran last.
  package static var current: SceneScreen { running.withLock { $0 } }

  /// The extent in points.
  fileprivate let size: Size
  /// Pixels per point.
  package let scale: Double
  /// The colours behind system names.
  fileprivate var palette = ColorPalette.iOS18
  /// Whether the surroundings are dark.
  package fileprivate(set) var isDark = false

  /// The extent in points.
  package var width: Double { size.width }
  /// The extent in points.
  package var height: Double { size.height }

  /// Has scene code be told of this screen from now on.
  package func makeCurrent() { Self.running.withLock { $0 = self } }
}

extension HostConfiguration {
  /// The picture as the screen that scene code is told of.
  package var screen: SceneScreen {
    SceneScreen(size: size, scale: scale, palette: palette, isDark: colorScheme == .dark)
  }
}

extension Color {
  /// Makes a colour from red, green, blue and straight alpha, 0…1 of encoded sRGB, where the
  /// surroundings are light and where they are dark.
  package init(light: SIMD4<Double>, dark: SIMD4<Double>) {
    func rgba(_ components: SIMD4<Double>) -> RGBA {
      RGBA(components.x, components.y, components.z, components.w)
    }
    self.init(.adaptive(light: rgba(light), dark: rgba(dark)))
  }

  /// Red, green, blue and straight alpha, 0…1 of encoded sRGB, with the colours of the screen that
  /// scene code is told of; `nil` where an asset is missing.
  package func components(isDark: Bool) -> SIMD4<Double>? {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    environment.palette = SceneScreen.current.palette
    return rgba(in: environment).map { SIMD4($0.red, $0.green, $0.blue, $0.alpha) }
  }
}
