// The innermost loops of a Gaussian blur. Sums run over ascending taps from 0, `sum + weight · pixel`, as in
// `Shaders/gather.frag` and `Shaders/interpolate.frag`.

/// A run of taps of which some lie outside what is there.
struct Taps {
  /// The first and one past the last tap inside.
  let inside: Range<Int>
  /// One past the last tap of all.
  let count: Int

  /// The taps of pixels `first`, `first + 1`, … inside a range of pixels.
  @inline(__always)
  init(from first: Int, count: Int, inside range: Range<Int>) {
    let lower = min(max(range.lowerBound - first, 0), count)
    inside = lower..<max(min(range.upperBound - first, count), lower)
    self.count = count
  }
}

/// Gathers the points of one row from its pixels, those of the columns `available`; with `edges` the first
/// and last of them go on outside.
@inline(never)
func gatherRow(
  _ source: UnsafeMutablePointer<SIMD4<Float>>, _ available: Range<Int>,
  to target: UnsafeMutablePointer<SIMD4<Float>>, points: Range<Int>, step: Int,
  _ weights: UnsafeBufferPointer<Float>, edges: Bool
) {
  let radius = weights.count / 2
  let origin = available.lowerBound
  var point = points.lowerBound
  while point < points.upperBound {
    let first = point * step - radius
    let isInside = first >= origin && first + 3 * step + weights.count <= available.upperBound
    if isInside, point + 4 <= points.upperBound {
      // Four at once: one alone would wait for each of its sums.
      let from = source + (first - origin)
      var a = SIMD4<Float>.zero
      var (b, c, d) = (a, a, a)
      for tap in 0..<weights.count {
        let weight = weights[tap]
        a += weight * from[tap]
        b += weight * from[tap + step]
        c += weight * from[tap + 2 * step]
        d += weight * from[tap + 3 * step]
      }
      let to = target + (point - points.lowerBound)
      (to[0], to[1], to[2], to[3]) = (a, b, c, d)
      point += 4
      continue
    }
    let taps = Taps(from: first, count: weights.count, inside: available)
    var sum = SIMD4<Float>.zero
    if edges {
      for tap in 0..<taps.count {
        let column = min(max(first + tap, origin), available.upperBound - 1)
        sum += weights[tap] * source[column - origin]
      }
    } else {
      for tap in taps.inside { sum += weights[tap] * source[first + tap - origin] }
    }
    target[point - points.lowerBound] = sum
    point += 1
  }
}

/// Gathers one row of points from rows of pixels, or interpolates one row of pixels from rows of points.
///
/// The rows are those `available`, and with `edges` the first and last of them go on outside; `first` is
/// that of the first tap. Columns are rounded up to whole fours in both images.
@inline(never)
func gatherColumns(
  _ source: LayerImage, _ available: Range<Int>, from first: Int,
  to target: UnsafeMutablePointer<SIMD4<Float>>, count: Int,
  _ weights: UnsafeBufferPointer<Float>, edges: Bool
) {
  let taps = Taps(from: first, count: weights.count, inside: available)
  let used = edges ? 0..<taps.count : taps.inside
  for column in stride(from: 0, to: count, by: 4) {
    var sum = SIMD16<Float>.zero
    for tap in used {
      let row = min(max(first + tap, available.lowerBound), available.upperBound - 1)
      let four = UnsafeRawPointer(source.row(row - available.lowerBound) + column)
        .load(as: SIMD16<Float>.self)
      sum += weights[tap] * four
    }
    UnsafeMutableRawPointer(target + column).storeBytes(of: sum, as: SIMD16<Float>.self)
  }
}

/// Interpolates one row of pixels from its points.
///
/// The first of these is two before the one at or before the first pixel, and that pixel lies `first`
/// places after its point. There are six weights for each place.
@inline(never)
func interpolateRow(
  _ source: UnsafeMutablePointer<SIMD4<Float>>, to target: UnsafeMutablePointer<SIMD4<Float>>,
  count: Int, first: Int, step: Int, _ weights: UnsafeBufferPointer<Float>
) {
  var (phase, point) = (first, 0)
  for column in 0..<count {
    let shares = phase * 6
    var sum = SIMD4<Float>.zero
    for tap in 0..<6 { sum += weights[shares + tap] * source[point + tap] }
    target[column] = sum
    phase += 1
    if phase == step {
      phase = 0
      point += 1
    }
  }
}
