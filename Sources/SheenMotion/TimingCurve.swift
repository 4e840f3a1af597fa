/// How the share of the way follows from the share of the duration: a cubic Bézier from (0, 0) to
/// (1, 1), or quarters of a circle.
package struct TimingCurve: Hashable, Sendable {
  private let form: Form

  private enum Form: Hashable {
    case bezier(Bezier)
    case circularIn
    case circularOut
    case circularInOut
    case circularOutIn
  }

  /// Makes a Bézier curve from its two inner control points.
  ///
  /// The x coordinates are clamped to 0…1, so that the curve is a function of x.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    form = .bezier(
      Bezier(
        first: SIMD2(min(max(x1, 0), 1), y1), second: SIMD2(min(max(x2, 0), 1), y2)))
  }

  private init(_ form: Form) { self.form = form }

  /// Equal progress at every moment.
  package static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at the start.
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow at both ends.
  package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Slow at the start, a quarter of a circle.
  package static let circularIn = TimingCurve(.circularIn)
  /// Slow at the end, a quarter of a circle.
  package static let circularOut = TimingCurve(.circularOut)
  /// Slow at both ends, two quarters of a circle.
  package static let circularInOut = TimingCurve(.circularInOut)

  /// The curve with the shares exchanged.
  package var inverse: TimingCurve {
    switch form {
    case .bezier(let curve):
      TimingCurve(curve.first.y, curve.first.x, curve.second.y, curve.second.x)
    case .circularIn: TimingCurve(.circularOut)
    case .circularOut: TimingCurve(.circularIn)
    case .circularInOut: TimingCurve(.circularOutIn)
    case .circularOutIn: TimingCurve(.circularInOut)
    }
  }

  /// Whether the curve begins without a direction, its first control point being its start.
  package var beginsWithoutDirection: Bool {
    if case .bezier(let curve) = form { curve.first == .zero && !curve.isLinear } else { false }
  }

  /// Whether the curve ends without a direction, its last control point being its end.
  package var endsWithoutDirection: Bool {
    if case .bezier(let curve) = form {
      curve.second == SIMD2(1, 1) && !curve.isLinear
    } else {
      false
    }
  }

  /// The share of the way at a share of the duration; both ends hold outside 0…1.
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return switch form {
    case .bezier(let curve): curve.value(at: x)
    case .circularIn: 1 - (1 - x * x).squareRoot()
    case .circularOut: (x * (2 - x)).squareRoot()
    case .circularInOut:
      x < 0.5
        ? Self.circularIn.value(at: 2 * x) / 2 : (1 + Self.circularOut.value(at: 2 * x - 1)) / 2
    case .circularOutIn:
      x < 0.5
        ? Self.circularOut.value(at: 2 * x) / 2 : (1 + Self.circularIn.value(at: 2 * x - 1)) / 2
    }
  }

  /// The slope of the curve at a share of the duration; 0 outside 0…1.
  ///
  /// Where the curve is vertical, the slope of the chord over a millionth of the duration.
  package func slope(at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    if case .bezier(let curve) = form, let slope = curve.slope(at: x) { return slope }
    let slope: Double =
      switch form {
      case .bezier: .infinity
      case .circularIn: x / (1 - x * x).squareRoot()
      case .circularOut: (1 - x) / (x * (2 - x)).squareRoot()
      case .circularInOut:
        x < 0.5 ? Self.circularIn.slope(at: 2 * x) : Self.circularOut.slope(at: 2 * x - 1)
      case .circularOutIn:
        x < 0.5 ? Self.circularOut.slope(at: 2 * x) : Self.circularIn.slope(at: 2 * x - 1)
      }
    if slope.isFinite { return slope }
    let step = 1e-6
    let (left, right) = (max(x - step, 0), min(x + step, 1))
    return (value(at: right) - value(at: left)) / (right - left)
  }
}

/// A cubic Bézier from (0, 0) to (1, 1).
private struct Bezier: Hashable {
  let first: SIMD2<Double>
  let second: SIMD2<Double>

  var isLinear: Bool { first.x == first.y && second.x == second.y }

  /// The share of the way inside 0…1.
  func value(at x: Double) -> Double { isLinear ? x : point(at: parameter(at: x)).y }

  /// The slope; `nil` where the curve is vertical.
  func slope(at x: Double) -> Double? {
    if isLinear { return 1 }
    let tangent = derivative(at: parameter(at: x))
    return tangent.x > 1e-9 ? tangent.y / tangent.x : nil
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
