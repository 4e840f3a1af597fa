package import SheenCore

/// What the pointer does.
package enum PointerEvent: Hashable, Sendable {
  /// It is at a place, in points of the picture.
  case moved(Point)
  /// It is no longer over the picture, or the window is no longer told of it.
  case left
}

extension PointerEvent {
  /// Where the pointer is then, in points of the picture; `nil` where it is outside.
  var location: Point? {
    switch self {
    case .moved(let point): point
    case .left: nil
    }
  }
}
