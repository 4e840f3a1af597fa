package import SheenCore

/// What the pointer does.
package enum PointerEvent: Hashable, Sendable {
  /// It is at a place, in points of the picture.
  case moved(Point)
  /// It is no longer over the picture, or the window is no longer told of it.
  case left
}
