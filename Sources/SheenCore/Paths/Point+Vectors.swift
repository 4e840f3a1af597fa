// Points as vectors.

extension Point {
  static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The product of lengths and the cosine of the angle between.
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The product of lengths and the sine of the angle to another vector, clockwise on screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The distance from the origin.
  var magnitude: Double { dot(self).squareRoot() }

  /// The vector a quarter turn further, clockwise on screen.
  var turned: Point { Point(-y, x) }

  /// The vector of length 1 in the same direction; `nil` where there is no direction.
  var unit: Point? {
    let length = magnitude
    return length > 0 && length.isFinite ? self * (1 / length) : nil
  }

  /// The point so far along the way to another.
  func mixed(_ other: Point, _ t: Double) -> Point { self + (other - self) * t }
}
