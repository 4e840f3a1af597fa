/// A value that can be added and scaled, so that animation can mix it.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with every component multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Goes a share of the way to another value.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value a share of the way to another one.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }

  /// The length of the value as a vector.
  package var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
