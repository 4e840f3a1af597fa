package import SheenCore

/// What the pointer does.
package enum PointerEvent: Hashable, Sendable {
  /// It is at a place, in points of the picture.
  case moved(Point)
  /// It is pressed where it is.
  case pressed
  /// It is released.
  case released
  /// It scrolls by a distance in points.
  case scrolled(Point)
  /// Two fingers move apart by a factor above 0.
  case pinched(Double)
  /// Two fingers turn by an angle in degrees, clockwise.
  case rotated(Double)
  /// It is no longer over the picture, or the window is no longer told of it.
  case left
}

extension PointerEvent: CustomStringConvertible {
  /// The event as a pointer script says it, without its time.
  package var description: String {
    switch self {
    case .moved(let point): "\(point.x),\(point.y)"
    case .pressed: "down"
    case .released: "up"
    case .scrolled(let distance): "scroll@\(distance.x),\(distance.y)"
    case .pinched(let factor): "pinch@\(factor)"
    case .rotated(let angle): "rotate@\(angle)"
    case .left: "leave"
    }
  }
}
