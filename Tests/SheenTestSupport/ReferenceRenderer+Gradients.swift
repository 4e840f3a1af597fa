internal import Foundation
package import SheenCore
internal import SheenDisplay

extension ReferenceRenderer {
  /// Where a pixel lies along a ramp, and how far `Float` arithmetic may be from there.
  struct Parameter {
    var t: Double
    var error = 1e-5
    /// Whether the end colours go on outside 0…1 whatever the ramp says.
    var isHeld = false
  }

  /// The colour of a ramp at a place, extended; a ramp without a place has its last colour.
  mutating func color(of ramp: ColorRamp, _ parameter: Parameter?) -> SIMD4<Double> {
    guard let last = ramp.stops.last else { return .zero }
    guard let parameter else { return last.color.premultipliedDouble }
    var t = parameter.t
    switch parameter.isHeld ? .pad : ramp.extend {
    case .pad: t = min(max(t, 0), 1)
    case .repeat:
      if abs(t - t.rounded()) < parameter.error * max(1, abs(t)) { isUndecided = true }
      t -= floor(t)
    case .reflect:
      t = abs(t - 2 * (t / 2).rounded())
    }
    return color(of: ramp, at: t, jump: parameter.error)
  }

  /// The projection on the way from start to end.
  func t(of paint: LinearPaint, _ transform: Projection, _ p: Point) -> Parameter? {
    guard let inverse = transform.inverse else { return nil }
    let q = inverse * p
    let (dx, dy) = (paint.end.x - paint.start.x, paint.end.y - paint.start.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return nil }
    return Parameter(t: ((q.x - paint.start.x) * dx + (q.y - paint.start.y) * dy) / length)
  }

  /// (distance − r0)/(r1 − r0), the distance on the ellipses' scale.
  func t(of paint: RadialPaint, _ transform: Projection, _ p: Point) -> Parameter? {
    guard let inverse = transform.inverse, paint.startRadius != paint.endRadius else { return nil }
    let q = inverse * p
    let distance = hypot(q.x - paint.center.x, (q.y - paint.center.y) / paint.verticalStretch)
    let way = paint.endRadius - paint.startRadius
    return Parameter(
      t: (distance - paint.startRadius) / way, error: 1e-5 + 1e-6 * abs(distance / way))
  }

  /// The angle's share of the span; in the gap, the nearer end; of many turns, the last.
  mutating func t(of paint: AngularPaint, _ transform: Projection, _ p: Point) -> Parameter? {
    guard let inverse = transform.inverse else { return nil }
    let q = inverse * p
    let (x, y) = (q.x - paint.center.x, q.y - paint.center.y)
    let turn = 2 * Double.pi
    let span = paint.endAngle - paint.startAngle
    let direction: Double = span < 0 ? -1 : 1
    // How far past the start, in the direction the ramp runs.
    var way = (direction * (atan2(y, x) - paint.startAngle)).truncatingRemainder(dividingBy: turn)
    if way < 0 { way += turn }
    let size = abs(span)
    let gap = max(turn - size, 0)
    // Near the centre the angle of a rounded point is anything.
    let stretch = max(1 / inverse.derivative(at: p).largestStretch, 1e-9)
    let error = 1e-6 + 1e-5 * (abs(q.x) + abs(q.y) + 1 / stretch) / max(hypot(x, y), 1e-12)
    if size > turn {
      if min(abs(way - (size - turn).truncatingRemainder(dividingBy: turn)), way) < error {
        isUndecided = true
      }
      while way <= size - turn { way += turn }
      return Parameter(t: way / size, error: error)
    }
    let seam = size + gap / 2
    if abs(way - seam) < error || (gap == 0 && way < error) || (size == 0 && way < error) {
      isUndecided = true
    }
    if size > 0, error / size > 0.001 { isUndecided = true }
    // A ramp without a span has its end colours and nothing between.
    if size == 0 { return Parameter(t: way > seam ? 0 : 1, isHeld: true) }
    if way > seam { return Parameter(t: (way - turn) / size, error: 1e-5) }
    return Parameter(t: way / size, error: max(error / max(size, 0.1), 1e-5))
  }

  private mutating func color(of ramp: ColorRamp, at t: Double, jump: Double) -> SIMD4<Double> {
    var stops = ramp.stops
    for i in stops.indices {
      stops[i].location = max(
        min(max(stops[i].location, 0), 1), i > 0 ? stops[i - 1].location : 0)
    }
    for (a, b) in zip(stops, stops.dropFirst())
    where b.location - a.location < 1e-4 && a.color != b.color
      && t > a.location - jump && t < b.location + jump
    {
      isUndecided = true
    }
    guard let after = stops.firstIndex(where: { $0.location > t }) else {
      return stops[stops.count - 1].color.premultipliedDouble
    }
    guard after > 0 else { return stops[0].color.premultipliedDouble }
    let (a, b) = (stops[after - 1], stops[after])
    let f = (t - a.location) / (b.location - a.location)
    return Self.mix(a.color, b.color, f, ramp.space, ramp.alphaRule)
  }

  /// Mixes two colours in a space; the result is premultiplied and encoded.
  package static func mix(
    _ a: RGBA, _ b: RGBA, _ f: Double, _ space: ColorRamp.Space, _ rule: ColorRamp.AlphaRule
  ) -> SIMD4<Double> {
    let alpha = a.alpha + (b.alpha - a.alpha) * f
    guard alpha > 0 else { return .zero }
    let weights =
      rule == .weighted
      ? (a.alpha * (1 - f) / alpha, b.alpha * f / alpha) : (1 - f, f)
    func mixed(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
      x * weights.0 + y * weights.1
    }
    func linear(_ c: RGBA) -> SIMD3<Double> {
      SIMD3(SRGB.decode(c.red), SRGB.decode(c.green), SRGB.decode(c.blue))
    }
    let color: RGBA
    switch space {
    case .device:
      let c = mixed(SIMD3(a.red, a.green, a.blue), SIMD3(b.red, b.green, b.blue))
      color = RGBA(c.x, c.y, c.z, alpha)
    case .linear:
      let c = mixed(linear(a), linear(b))
      color = RGBA(SRGB.encode(c.x), SRGB.encode(c.y), SRGB.encode(c.z), alpha)
    case .perceptual:
      color = Oklab.decode(mixed(Oklab.encode(a), Oklab.encode(b)), alpha: alpha)
    }
    return color.premultipliedDouble
  }
}
