/// The Display P3 colour space: the sRGB transfer function over DCI-P3 primaries and the D65 white.
package enum DisplayP3 {
  /// Encoded Display P3 to encoded extended sRGB; components may leave 0…1.
  ///
  /// > Source: CSS Color Module Level 4, section 18, sample code for colour conversions.
  package static func toSRGB(red: Double, green: Double, blue: Double, alpha: Double = 1) -> RGBA {
    let r = SRGB.decode(red)
    let g = SRGB.decode(green)
    let b = SRGB.decode(blue)
    return RGBA(
      SRGB.encode(1.2249401762805598 * r - 0.2249401762805598 * g),
      SRGB.encode(-0.0420569547096881 * r + 1.0420569547096881 * g),
      SRGB.encode(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
      alpha)
  }
}
