/// An exact fraction in lowest terms, for durations in seconds.
package struct Rational: Hashable, Sendable {
  /// The numerator, of either sign.
  package let numerator: Int
  /// The denominator, positive.
  package let denominator: Int

  /// Makes a fraction and reduces it.
  ///
  /// - Precondition: The denominator is positive.
  package init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator > 0, "a fraction has a positive denominator")
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / Int(a)
    self.denominator = denominator / Int(a)
  }

  /// Nothing.
  package static let zero = Rational(0)

  /// The nearest floating-point value.
  package var value: Double { Double(numerator) / Double(denominator) }

  /// The exact sum.
  package static func + (a: Rational, b: Rational) -> Rational {
    if a.denominator == b.denominator {
      return Rational(a.numerator + b.numerator, a.denominator)
    }
    return Rational(
      a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }

  /// The exact difference.
  package static func - (a: Rational, b: Rational) -> Rational {
    a + Rational(-b.numerator, b.denominator)
  }

  /// The exact multiple.
  package static func * (count: Int, a: Rational) -> Rational {
    Rational(count * a.numerator, a.denominator)
  }
}

extension Rational: Comparable {
  /// Whether one is less than the other, exactly.
  package static func < (a: Rational, b: Rational) -> Bool {
    let left = a.numerator.multipliedFullWidth(by: b.denominator)
    let right = b.numerator.multipliedFullWidth(by: a.denominator)
    return left.high == right.high ? left.low < right.low : left.high < right.high
  }
}

extension Rational: CustomStringConvertible {
  /// `1/60`, or `2` for whole numbers.
  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
