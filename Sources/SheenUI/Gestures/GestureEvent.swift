internal import SheenCore

/// What gestures are told from.
struct GestureEvent {
  enum Kind {
    /// The pointer is pressed.
    case down
    /// It moves, pressed.
    case moved
    /// It is released; or fingers that did something else are lifted.
    case up
    /// Time has passed.
    case tick
    /// Two fingers have moved apart by a factor.
    case pinched(Double)
    /// Two fingers have turned by an angle in degrees, clockwise.
    case rotated(Double)
  }

  var kind: Kind
  /// Where, in points of the picture.
  var location: Point
  /// When, in seconds.
  var time: Double
}
