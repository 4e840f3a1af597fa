/// A colour: straight alpha, gamma-encoded sRGB, extended range (components may leave 0…1).
package struct RGBA: Hashable, Sendable {
  /// The encoded components, not multiplied by alpha.
  package var red, green, blue: Double
  /// The opacity, 0…1.
  package var alpha: Double

  /// Makes a colour from encoded sRGB components.
  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Transparent black.
  package static let clear = RGBA(0, 0, 0, 0)
  /// Opaque black.
  package static let black = RGBA(0, 0, 0)
  /// Opaque white.
  package static let white = RGBA(1, 1, 1)

  /// The components multiplied by alpha, as the renderers composite them.
  package var premultiplied: SIMD4<Float> {
    SIMD4(Float(red * alpha), Float(green * alpha), Float(blue * alpha), Float(alpha))
  }

  /// Whether every component is finite.
  package var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
  }

  /// The same colour with its alpha multiplied.
  package func opacity(_ factor: Double) -> RGBA { RGBA(red, green, blue, alpha * factor) }
}

/// The sRGB transfer function, IEC 61966-2-1, mirrored for negative values.
package enum SRGB {
  /// Encoded to linear light.
  package static func decode(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let linear =
      magnitude <= 0.04045
      ? magnitude / 12.92 : Mathematics.power((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// Linear light to encoded.
  package static func encode(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    let encoded =
      magnitude <= 0.0031308
      ? magnitude * 12.92 : 1.055 * Mathematics.power(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}

/// Björn Ottosson's Oklab, the space perceptual gradients are mixed in.
///
/// Matrices: https://bottosson.github.io/posts/oklab/ (revision of 2021-01-25).
package enum Oklab {
  /// Encoded sRGB to (L, a, b).
  package static func encode(_ color: RGBA) -> SIMD3<Double> {
    let r = SRGB.decode(color.red)
    let g = SRGB.decode(color.green)
    let b = SRGB.decode(color.blue)
    let l = Mathematics.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = Mathematics.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = Mathematics.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// (L, a, b) to encoded sRGB, each component clamped to 0…1.
  package static func decode(_ lab: SIMD3<Double>, alpha: Double) -> RGBA {
    let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
    let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
    let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    func component(_ linear: Double) -> Double { min(max(SRGB.encode(linear), 0), 1) }
    return RGBA(
      component(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      component(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      component(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), alpha)
  }
}
