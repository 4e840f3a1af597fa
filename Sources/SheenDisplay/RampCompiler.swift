package import SheenCore

extension ColorRamp {
  /// The stops as they count: locations clamped to 0…1 and raised to their predecessor's.
  var orderedStops: [Stop] {
    var last = 0.0
    return stops.map { stop in
      last = max(last, min(max(stop.location, 0), 1))
      return Stop(last, stop.color)
    }
  }

  /// Compiles the ramp to linear premultiplied pieces within a quarter of an 8-bit step everywhere.
  ///
  /// Colour spaces and alpha rules are resolved here, so that renderers only evaluate t and interpolate.
  /// - Returns: `nil` for a ramp without stops, which draws nothing.
  /// - Complexity: O(pieces); an Oklab pair takes 18 to 53 pieces.
  package func compiled() -> CompiledRamp? {
    let stops = orderedStops
    guard let first = stops.first, let last = stops.last else { return nil }
    var pieces = RampPieces()
    if first.location > 0 { pieces.appendConstant(first.color, from: 0) }
    for (left, right) in zip(stops, stops.dropFirst()) where right.location > left.location {
      pieces.append(RampSpan(left, right, space: space, rule: alphaRule))
    }
    pieces.appendConstant(last.color, from: last.location)
    return pieces.compiled(isOpaque: stops.allSatisfy { $0.color.alpha == 1 })
  }
}

/// The exact colours between two stops.
private struct RampSpan {
  let start: Double
  let end: Double
  private let space: ColorRamp.Space
  private let isWeighted: Bool
  private let colors: (SIMD3<Double>, SIMD3<Double>)
  private let alphas: (Double, Double)

  init(
    _ left: ColorRamp.Stop, _ right: ColorRamp.Stop, space: ColorRamp.Space,
    rule: ColorRamp.AlphaRule
  ) {
    start = left.location
    end = right.location
    self.space = space
    isWeighted = rule == .weighted
    colors = (space.encode(left.color), space.encode(right.color))
    alphas = (left.color.alpha, right.color.alpha)
  }

  /// The premultiplied colour a fraction of the way from the left stop to the right one.
  func color(at f: Double) -> SIMD4<Double> {
    let alpha = alphas.0 + (alphas.1 - alphas.0) * f
    guard alpha > 0 else { return .zero }
    let mixed =
      isWeighted
      ? (colors.0 * (alphas.0 * (1 - f)) + colors.1 * (alphas.1 * f)) / alpha
      : colors.0 * (1 - f) + colors.1 * f
    let color = space.decode(mixed, alpha: alpha)
    return SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
  }
}

/// Pieces under construction.
private struct RampPieces {
  private var starts: [Float] = []
  private var bases: [SIMD4<Float>] = []
  private var slopes: [SIMD4<Float>] = []

  /// A little under the quarter of an 8-bit step that the rendering model allows: errors are probed, not
  /// proved.
  private static let tolerance = 0.2 / 255

  mutating func appendConstant(_ color: RGBA, from start: Double) {
    append(from: start, color.premultiplied, slope: .zero)
  }

  mutating func append(_ span: RampSpan) {
    append(span, from: 0, span.color(at: 0), to: 1, span.color(at: 1), depth: 0)
  }

  /// Halves the stretch until a straight line meets the exact colours at seven places inside.
  private mutating func append(
    _ span: RampSpan, from f0: Double, _ c0: SIMD4<Double>, to f1: Double, _ c1: SIMD4<Double>,
    depth: Int
  ) {
    if depth < 14, !Self.isStraight(span, f0, c0, f1, c1) {
      let middle = (f0 + f1) / 2
      let color = span.color(at: middle)
      append(span, from: f0, c0, to: middle, color, depth: depth + 1)
      append(span, from: middle, color, to: f1, c1, depth: depth + 1)
      return
    }
    let length = span.end - span.start
    let (t0, t1) = (Float(span.start + length * f0), Float(span.start + length * f1))
    guard t1 > t0 else { return }
    append(
      from: Double(t0), SIMD4<Float>(c0), slope: SIMD4<Float>((c1 - c0) / (Double(t1) - Double(t0)))
    )
  }

  private static func isStraight(
    _ span: RampSpan, _ f0: Double, _ c0: SIMD4<Double>, _ f1: Double, _ c1: SIMD4<Double>
  ) -> Bool {
    for step in 1...7 {
      let share = Double(step) / 8
      let error = span.color(at: f0 + (f1 - f0) * share) - (c0 + (c1 - c0) * share)
      for channel in 0..<4 where error[channel].magnitude > tolerance { return false }
    }
    return true
  }

  private mutating func append(from start: Double, _ base: SIMD4<Float>, slope: SIMD4<Float>) {
    if let last = starts.last, last == Float(start) {
      // A piece without length: the later colour holds from the edge on.
      bases[bases.count - 1] = base
      slopes[slopes.count - 1] = slope
      return
    }
    starts.append(Float(start))
    bases.append(base)
    slopes.append(slope)
  }

  func compiled(isOpaque: Bool) -> CompiledRamp {
    var bucketCount = 16
    while bucketCount < 2 * starts.count, bucketCount < 1024 { bucketCount *= 2 }
    var piece = 0
    let buckets = (0..<bucketCount).map { bucket in
      let t = Float(bucket) / Float(bucketCount)
      while piece + 1 < starts.count, starts[piece + 1] <= t { piece += 1 }
      return Int32(piece)
    }
    return CompiledRamp(
      starts: starts, bases: bases, slopes: slopes, buckets: buckets, isOpaque: isOpaque)
  }
}
