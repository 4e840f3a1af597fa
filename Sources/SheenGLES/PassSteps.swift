internal import SheenCore
internal import SheenDisplay

/// A pass as its programs take it: what each reads and where.
struct PassSteps {
  let pass: FramePlan.Pass
  /// All weights, one a texel.
  let weights: [SIMD4<Float>]

  /// Weighted sums along an axis.
  struct Gathering {
    var isRow: Bool
    /// The first tap of the first pixel, counted from the first texel there is.
    var first: Int
    var step: Int
    /// How many texels there are.
    var count: Int
    /// The first texel there is.
    var start: (x: Int, y: Int)
    var goesOn: Bool
    var weights: Range<Int>
  }

  /// The pixels between points along an axis.
  struct Interpolation {
    var isRow: Bool
    /// The first pixel.
    var pixel: Int
    var step: Int
    /// The first point.
    var point: Int
    /// The first weight.
    var weights: Int
  }

  init(_ pass: FramePlan.Pass) {
    self.pass = pass
    let (x, y) = (pass.blur.x, pass.blur.y)
    weights = (x.weights + y.weights + x.interpolation + y.interpolation).map {
      SIMD4($0, 0, 0, 0)
    }
  }

  /// The points of a band of drawn rows, from the band's row `band` on.
  func rowGathering(band: Int) -> Gathering {
    let (x, grid, source) = (pass.blur.x, pass.grid, pass.source)
    return Gathering(
      isRow: true,
      first: grid.x * x.step - x.weights.count / 2 - source.x,
      step: x.step, count: source.width,
      start: (source.x - pass.x, band), goesOn: pass.blur.border != nil,
      weights: 0..<x.weights.count)
  }

  /// The points, or pixels, of columns from a certain one on.
  func columnGathering(from point: Int) -> Gathering {
    let (x, y, source) = (pass.blur.x, pass.blur.y, pass.source)
    return Gathering(
      isRow: false, first: point * y.step - y.weights.count / 2 - source.y,
      step: y.step, count: source.height, start: (0, 0), goesOn: pass.blur.border != nil,
      weights: x.weights.count..<x.weights.count + y.weights.count)
  }

  /// The rows between rows of points.
  var columnInterpolation: Interpolation {
    let (x, y) = (pass.blur.x, pass.blur.y)
    return Interpolation(
      isRow: false, pixel: pass.blurred.y, step: y.step, point: pass.grid.y,
      weights: x.weights.count + y.weights.count + x.interpolation.count)
  }

  /// The columns between columns of points.
  var rowInterpolation: Interpolation {
    let (x, y) = (pass.blur.x, pass.blur.y)
    return Interpolation(
      isRow: true, pixel: pass.blurred.x, step: x.step, point: pass.grid.x,
      weights: x.weights.count + y.weights.count)
  }
}
