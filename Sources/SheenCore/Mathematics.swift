// The one file of the engine that sees the C mathematics library.

internal import Glibc

/// The transcendental functions the planner and the motion curves use.
///
/// None of them may run per pixel: renderers evaluate `+ − ×`, comparisons, and one named division or
/// square root only.
package enum Mathematics {
  /// The sine of an angle in radians.
  package static func sine(_ radians: Double) -> Double { sin(radians) }
  /// The cosine of an angle in radians.
  package static func cosine(_ radians: Double) -> Double { cos(radians) }
  /// The angle of the vector `(x, y)` in radians, −π…π.
  package static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
  /// e raised to a power.
  package static func exponential(_ exponent: Double) -> Double { exp(exponent) }
  /// A base raised to a power.
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  /// The cube root, defined for negative values too.
  package static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  /// The natural logarithm.
  package static func naturalLogarithm(_ value: Double) -> Double { log(value) }
  /// The binary logarithm.
  package static func binaryLogarithm(_ value: Double) -> Double { log2(value) }
}
