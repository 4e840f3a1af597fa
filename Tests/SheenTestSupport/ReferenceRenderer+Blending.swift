internal import Foundation
internal import SheenCore
internal import SheenDisplay

// Compositing as W3C Compositing and Blending Level 1 writes it down, a pixel at a time in `Double`.
extension ReferenceRenderer {
  /// The straight colour a matrix makes, clamped, premultiplied again.
  static func filtered(_ color: SIMD4<Double>, _ matrix: ColorMatrix) -> SIMD4<Double> {
    let c = straight(color)
    var result =
      matrix.red * c.x + matrix.green * c.y + matrix.blue * c.z + matrix.alpha * color.w
      + matrix.offset
    for channel in 0..<4 { result[channel] = min(max(result[channel], 0), 1) }
    return SIMD4(result.x * result.w, result.y * result.w, result.z * result.w, result.w)
  }

  private static func straight(_ color: SIMD4<Double>) -> SIMD3<Double> {
    guard color.w > 1e-6 else { return .zero }
    let c = SIMD3(color.x, color.y, color.z) / color.w
    return SIMD3(min(max(c.x, 0), 1), min(max(c.y, 0), 1), min(max(c.z, 0), 1))
  }

  /// A premultiplied colour composited onto another.
  mutating func blended(
    _ mode: Blend, _ source: SIMD4<Double>, onto below: SIMD4<Double>
  ) -> SIMD4<Double> {
    let (sa, ba) = (source.w, below.w)
    switch mode {
    case .clear: return .zero
    case .copy: return source
    case .sourceIn: return source * ba
    case .sourceOut: return source * (1 - ba)
    case .sourceAtop: return source * ba + below * (1 - sa)
    case .destinationOver: return below + source * (1 - ba)
    case .destinationIn: return below * sa
    case .destinationOut: return below * (1 - sa)
    case .destinationAtop: return below * sa + source * (1 - ba)
    case .xor: return source * (1 - ba) + below * (1 - sa)
    case .normal: return source + below * (1 - sa)
    case .plusLighter: return (source + below).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      let alpha = min(1, sa + ba)
      let dark =
        SIMD4(repeating: alpha) - (SIMD4(repeating: ba) - below)
        - (SIMD4(repeating: sa) - source)
      return SIMD4(max(dark.x, 0), max(dark.y, 0), max(dark.z, 0), alpha)
    default:
      let mixed = mix(mode, Self.straight(source), Self.straight(below))
      let apart = source * (1 - ba) + below * (1 - sa)
      return SIMD4(
        apart.x + sa * ba * mixed.x, apart.y + sa * ba * mixed.y, apart.z + sa * ba * mixed.z,
        sa + ba * (1 - sa))
    }
  }

  /// B(Cb, Cs) of straight colours.
  private mutating func mix(
    _ mode: Blend, _ s: SIMD3<Double>, _ b: SIMD3<Double>
  ) -> SIMD3<Double> {
    switch mode {
    case .hue: return Self.setLum(Self.setSat(s, Self.sat(b)), Self.lum(b))
    case .saturation: return Self.setLum(Self.setSat(b, Self.sat(s)), Self.lum(b))
    case .color: return Self.setLum(s, Self.lum(b))
    case .luminosity: return Self.setLum(b, Self.lum(s))
    default:
      return SIMD3(mix(mode, s.x, b.x), mix(mode, s.y, b.y), mix(mode, s.z, b.z))
    }
  }

  private mutating func mix(_ mode: Blend, _ s: Double, _ b: Double) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return mix(.hardLight, b, s)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge:
      // 0 over anything stays 0, next to nothing becomes 1: there rounding decides.
      if 1 - s < 1e-3, b < 1e-3 { isUndecided = true }
      return b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn:
      if s < 1e-3, 1 - b < 1e-3 { isUndecided = true }
      return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight: return (1 - 2 * s) * b * b + 2 * s * b
    case .difference: return abs(b - s)
    default: return b + s - 2 * b * s
    }
  }

  // MARK: The functions of the recommendation, by its names

  private static func lum(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func sat(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func clipColor(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let (l, n, x) = (lum(c), c.min(), c.max())
    let middle = SIMD3(repeating: l)
    var result = c
    if n < 0 { result = middle + (result - middle) * (l / (l - n)) }
    if x > 1 { result = middle + (result - middle) * ((1 - l) / (x - l)) }
    return result
  }

  private static func setLum(_ c: SIMD3<Double>, _ l: Double) -> SIMD3<Double> {
    clipColor(c + SIMD3(repeating: l - lum(c)))
  }

  /// Of what is nearly grey the hue fades away, as the renderers have it.
  private static func setSat(_ c: SIMD3<Double>, _ s: Double) -> SIMD3<Double> {
    (c - SIMD3(repeating: c.min())) * (s / max(sat(c), 1.0 / 1024))
  }
}
