/// A map of colours: straight encoded sRGB and alpha, each result clamped to 0…1.
///
/// The result is `red · r + green · g + blue · b + alpha · a + offset`; each column holds what one
/// component adds to the four of the result.
package struct ColorMatrix: Hashable, Sendable {
  /// What the components of a colour are multiplied by.
  package var red, green, blue, alpha: SIMD4<Double>
  /// What is added.
  package var offset: SIMD4<Double>

  /// Makes a map from its columns.
  package init(
    red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>,
    alpha: SIMD4<Double> = SIMD4(0, 0, 0, 1), offset: SIMD4<Double> = .zero
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.offset = offset
  }

  /// Multiplies each component by a factor of its own, after which something may be added.
  package init(factors: SIMD4<Double>, offset: SIMD4<Double> = .zero) {
    self.init(
      red: SIMD4(factors.x, 0, 0, 0), green: SIMD4(0, factors.y, 0, 0),
      blue: SIMD4(0, 0, factors.z, 0), alpha: SIMD4(0, 0, 0, factors.w), offset: offset)
  }

  /// The map that changes nothing.
  package static let identity = ColorMatrix(factors: SIMD4(1, 1, 1, 1))

  /// Whether transparent pixels become visible.
  package var paintsNothing: Bool { offset.w > 0 }

  /// Whether every number is finite.
  package var isFinite: Bool {
    [red, green, blue, alpha, offset].allSatisfy { column in
      (0..<4).allSatisfy { column[$0].isFinite }
    }
  }
}
