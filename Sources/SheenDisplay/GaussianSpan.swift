internal import SheenCore

/// How far a Gaussian along one axis of the pixel grid reaches.
///
/// A wide one is taken in two steps, so that it costs as much as a narrow one: the pixels are gathered
/// with a Gaussian into points `step` pixels apart, and the points are interpolated with another. The
/// variances of the two add up to that of the whole. Points lie on pixels whose number is a multiple of
/// the step, counted in the frame, so what comes out does not depend on where a layer begins.
struct GaussianSpan: Equatable {
  /// The standard deviation in pixels.
  let deviation: Double
  /// The pixels from one point to the next; at 1 there is nothing to interpolate.
  let step: Int
  /// How many pixels on either side a point gathers.
  let radius: Int

  /// The deviation of the interpolation in steps: wide enough that what the grid of points aliases stays
  /// below 1.2·10⁻⁴, exp(−2π² · 0.64 · share), where share is what the gathering has of the variance, at
  /// least 0.71.
  private static let interpolation = 0.8
  /// The points on either side that a pixel is interpolated from.
  static let points = 3
  /// Where a Gaussian ends, in deviations; the rest is 6·10⁻⁵ of it.
  private static let end = 4.0

  init(deviation: Double) {
    self.deviation = min(max(deviation, 0), Blur.largestDeviation)
    var step = 1
    while self.deviation >= 3 * Double(step) { step *= 2 }
    self.step = step
    let spread = Self.gatheringDeviation(self.deviation, step)
    radius = Int((Self.end * spread).rounded(.up))
  }

  private static func gatheringDeviation(_ deviation: Double, _ step: Int) -> Double {
    guard step > 1 else { return deviation }
    let rest = interpolation * Double(step)
    return (deviation * deviation - rest * rest).squareRoot()
  }

  /// How many pixels on either side count.
  var reach: Int { step == 1 ? radius : radius + Self.points * step }

  /// The pixels that pixels depend on.
  func pixels(for pixels: Range<Int>) -> Range<Int> {
    guard !pixels.isEmpty else { return pixels }
    let points = FramePlan.Gaussian.points(for: pixels, step: step)
    return points.lowerBound * step - radius..<(points.upperBound - 1) * step + radius + 1
  }

  /// The weights of the pixels a point gathers.
  var weights: [Float] {
    let spread = Self.gatheringDeviation(deviation, step)
    return Self.normalized((-radius...radius).map { Self.bell(Double($0), spread) })
  }

  /// For each pixel between two points the weights of the points around it, two before the point at or
  /// before it to three after.
  var interpolation: [Float] {
    guard step > 1 else { return [] }
    return (0..<step).flatMap { phase in
      Self.normalized(
        (1 - Self.points...Self.points).map { point in
          let distance = Double(point) - Double(phase) / Double(step)
          return distance < Double(Self.points) ? Self.bell(distance, Self.interpolation) : 0
        })
    }
  }

  private static func bell(_ distance: Double, _ deviation: Double) -> Double {
    guard distance != 0 else { return 1 }
    guard deviation > 0 else { return 0 }
    let share = distance / deviation
    return Mathematics.exponential(-0.5 * share * share)
  }

  private static func normalized(_ weights: [Double]) -> [Float] {
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}

extension Projection {
  /// The standard deviations, in pixels along each axis, of a round Gaussian of a radius in points; in
  /// perspective those in the middle of what is blurred.
  func deviations(of radius: Double, amid middle: () -> Point?) -> (x: Double, y: Double) {
    guard let map = affine ?? middle().flatMap({ derivative(inFront: $0) }) else { return (0, 0) }
    let x = (map.a * map.a + map.c * map.c).squareRoot() * radius
    let y = (map.b * map.b + map.d * map.d).squareRoot() * radius
    return (x.isFinite ? x : 0, y.isFinite ? y : 0)
  }

  /// The affine map that is closest near a point; `nil` for one behind the eye.
  private func derivative(inFront point: Point) -> Affine? {
    distance(of: point) >= Self.nearest ? derivative(at: point) : nil
  }
}
