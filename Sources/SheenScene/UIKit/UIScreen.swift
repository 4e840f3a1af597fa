public import Foundation
internal import SwiftUI

/// The screen a scene is on: the picture.
public final class UIScreen: Sendable {
  /// The picture.
  public static let main = UIScreen()

  private init() {}

  /// The picture's extent in points, from the origin.
  public var bounds: CGRect {
    let screen = SceneScreen.current
    return CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
  }

  /// The picture's extent in pixels, from the origin.
  public var nativeBounds: CGRect {
    let screen = SceneScreen.current
    return CGRect(
      x: 0, y: 0, width: screen.width * screen.scale, height: screen.height * screen.scale
    )
  }

  /// Pixels per point.
  public var scale: CGFloat { CGFloat(SceneScreen.current.scale) }

  /// Pixels per point.
  public var nativeScale: CGFloat { scale }

  /// How many frames a second are shown at most; a scene's time does not depend on it.
  public var maximumFramesPerSecond: Int { 60 }
}

/// The screen a scene is on, as the desktop calls it: the picture.
public final class NSScreen: Sendable {
  /// The picture.
  public static var main: NSScreen? { NSScreen() }

  private init() {}

  /// The picture's extent in points, from the origin.
  public var frame: CGRect { UIScreen.main.bounds }

  /// The picture's extent in points, from the origin.
  public var visibleFrame: CGRect { frame }

  /// Pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
