extension ColorRamp.Space {
  /// The coordinates of a colour in the space, alpha aside.
  package func encode(_ color: RGBA) -> SIMD3<Double> {
    switch self {
    case .perceptual: Oklab.encode(color)
    case .device: SIMD3(color.red, color.green, color.blue)
    case .linear:
      SIMD3(SRGB.decode(color.red), SRGB.decode(color.green), SRGB.decode(color.blue))
    }
  }

  /// The colour at coordinates of the space, straight alpha.
  package func decode(_ place: SIMD3<Double>, alpha: Double) -> RGBA {
    switch self {
    case .perceptual: Oklab.decode(place, alpha: alpha)
    case .device: RGBA(place.x, place.y, place.z, alpha)
    case .linear:
      RGBA(SRGB.encode(place.x), SRGB.encode(place.y), SRGB.encode(place.z), alpha)
    }
  }

  /// What is between two colours, `share` of the way to the second, each weighted by its alpha.
  package func mix(_ first: RGBA, _ second: RGBA, _ share: Double) -> RGBA {
    let (weight, otherWeight) = (first.alpha * (1 - share), second.alpha * share)
    let alpha = weight + otherWeight
    guard alpha > 0 else { return .clear }
    return decode((encode(first) * weight + encode(second) * otherWeight) / alpha, alpha: alpha)
  }
}
