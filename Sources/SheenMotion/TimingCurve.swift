/// A cubic Bézier from (0, 0) to (1, 1): x is the share of the duration, y the share of the way.
package struct TimingCurve: Hashable, Sendable {
  private let first: SIMD2<Double>
  private let second: SIMD2<Double>

  /// Makes a curve from its two inner control points.
  ///
  /// The x coordinates are clamped to 0…1, so that the curve is a function of x.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = SIMD2(min(max(x1, 0), 1), y1)
    second = SIMD2(min(max(x2, 0), 1), y2)
  }

  /// Equal progress at every moment.
  package static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at the start.
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow at both ends.
  package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  private var isLinear: Bool { first.x == first.y && second.x == second.y }

  /// The share of the way at a share of the duration; both ends hold outside 0…1.
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return isLinear ? x : point(at: parameter(at: x)).y
  }

  /// The slope of the curve at a share of the duration; 0 outside 0…1.
  ///
  /// Where the curve is vertical, the slope of the chord over a millionth of the duration.
  package func slope(at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    if isLinear { return 1 }
    let tangent = derivative(at: parameter(at: x))
    if tangent.x > 1e-9 { return tangent.y / tangent.x }
    let step = 1e-6
    let (left, right) = (max(x - step, 0), min(x + step, 1))
    return (value(at: right) - value(at: left)) / (right - left)
  }

  private func point(at s: Double) -> SIMD2<Double> {
    let r = 1 - s
    return first * (3 * r * r * s) + second * (3 * r * s * s) + SIMD2(repeating: s * s * s)
  }

  private func derivative(at s: Double) -> SIMD2<Double> {
    let r = 1 - s
    return first * (3 * r * r) + (second - first) * (6 * r * s)
      + (SIMD2(repeating: 1) - second) * (3 * s * s)
  }

  /// The parameter whose point has the given x: Newton's method inside a shrinking bracket, so that
  /// vertical tangents cannot throw it out.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<80 {
      let error = point(at: s).x - x
      if error == 0 { return s }
      if error > 0 { high = s } else { low = s }
      let slope = derivative(at: s).x
      var next = s - error / slope
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == s || high - low < 1e-16 { return next }
      s = next
    }
    return s
  }
}
