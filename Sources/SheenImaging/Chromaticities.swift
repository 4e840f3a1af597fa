/// The CIE xy coordinates of a colour space's white and primaries.
package struct Chromaticities: Hashable, Sendable {
  /// White, red, green and blue.
  package var white, red, green, blue: SIMD2<Double>

  /// Makes a set.
  package init(
    white: SIMD2<Double>, red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>
  ) {
    self.white = white
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Those of sRGB and BT.709.
  package static let sRGB = Chromaticities(
    white: d65, red: [0.640, 0.330], green: [0.300, 0.600], blue: [0.150, 0.060])

  private static let d65: SIMD2<Double> = [0.3127, 0.3290]

  /// Those behind a ColourPrimaries number, or `nil` where it is unknown or not supported.
  ///
  /// > Source: ITU-T H.273 (07/2024), table 2.
  init?(codePoint: UInt8) {
    let c = Self.d65
    switch codePoint {
    case 1: self = .sRGB
    case 4:
      self.init(
        white: [0.310, 0.316], red: [0.67, 0.33], green: [0.21, 0.71], blue: [0.14, 0.08])
    case 5: self.init(white: c, red: [0.64, 0.33], green: [0.29, 0.60], blue: [0.15, 0.06])
    case 6, 7:
      self.init(white: c, red: [0.630, 0.340], green: [0.310, 0.595], blue: [0.155, 0.070])
    case 9: self.init(white: c, red: [0.708, 0.292], green: [0.170, 0.797], blue: [0.131, 0.046])
    case 11:
      self.init(
        white: [0.314, 0.351], red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.150, 0.060])
    case 12:
      self.init(white: c, red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.150, 0.060])
    default: return nil
    }
  }

  /// Whether no coordinate differs by more than a thousandth.
  func isNear(_ other: Chromaticities) -> Bool {
    zip([white, red, green, blue], [other.white, other.red, other.green, other.blue])
      .allSatisfy { a, b in abs(a.x - b.x) < 0.00101 && abs(a.y - b.y) < 0.00101 }
  }
}
