import SheenCore
import SheenDisplay

/// Writes plans by hand: every tile of the frame runs all commands.
struct PlanFixture {
  var plan: FramePlan

  init(width: Int = 70, height: Int = 20) {
    plan = FramePlan(width: width, height: height)
  }

  /// The plan with a tile for each place of the grid.
  func finished(
    _ adjust: (inout FramePlan.Step) -> Void = { _ in }
  ) -> FramePlan {
    var plan = plan
    plan.steps = plan.commands.indices.map { index in
      var step = FramePlan.Step(
        command: Int32(index), coverageIsFull: false, maskCoverageIsFull: false, replaces: false)
      adjust(&step)
      return step
    }
    for y in stride(from: 0, to: plan.height, by: FramePlan.tileHeight) {
      for x in stride(from: 0, to: plan.width, by: FramePlan.tileWidth) {
        plan.tiles.append(
          FramePlan.Tile(
            x: Int32(x), y: Int32(y), firstColumn: 0,
            endColumn: Int32(min(FramePlan.tileWidth, plan.width - x)),
            rows: Int32(min(FramePlan.tileHeight, plan.height - y)), firstStep: 0,
            stepCount: Int32(plan.steps.count)))
      }
    }
    return plan
  }

  /// A paint and its kind.
  typealias Paint = (kind: FramePlan.PaintKind, index: Int32)

  mutating func solid(_ color: SIMD4<Float>) -> Paint {
    plan.solids.append(color)
    return (.solid, Int32(plan.solids.count - 1))
  }

  mutating func linear(_ t: PixelFunction, _ ramp: CompiledRamp, _ extend: ColorRamp.Extend)
    -> Paint
  {
    plan.ramps.append(ramp)
    plan.gradients.append(
      FramePlan.Gradient(t: t, extend: extend, ramp: Int32(plan.ramps.count - 1)))
    return (.gradient, Int32(plan.gradients.count - 1))
  }

  mutating func image(
    _ image: ImageBuffer, u: PixelFunction, v: PixelFunction, isNearest: Bool = false,
    level: Int32 = 0, nextLevelShare: Float = 0
  ) -> Paint {
    func halved(_ f: PixelFunction) -> PixelFunction {
      // Texel centres at whole numbers: (c + ½) / 2 − ½.
      PixelFunction(
        origin: (f.origin + 0.5) / 2 - 0.5, perColumn: f.perColumn / 2, perRow: f.perRow / 2)
    }
    plan.images.append(
      FramePlan.ImageSampling(
        image: image, level: level, nextLevelShare: nextLevelShare, isNearest: isNearest, u: u,
        v: v,
        nextU: halved(u), nextV: halved(v)))
    return (.image, Int32(plan.images.count - 1))
  }

  /// The axis-aligned rectangle between two corners.
  mutating func rectangle(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Int32 {
    coverage(
      u: PixelFunction(origin: 0.5 - x0, perColumn: 1, perRow: 0), x1 - x0,
      v: PixelFunction(origin: 0.5 - y0, perColumn: 0, perRow: 1), y1 - y0)
  }

  mutating func coverage(
    u: PixelFunction, _ uSpan: Double, v: PixelFunction, _ vSpan: Double
  ) -> Int32 {
    plan.coverages.append(FramePlan.QuadCoverage(u: u, uSpan: uSpan, v: v, vSpan: vSpan))
    return Int32(plan.coverages.count - 1)
  }

  /// Everything.
  mutating func everywhere() -> Int32 { rectangle(-100, -100, 1e5, 1e5) }

  mutating func fill(_ paint: Paint, _ coverage: Int32, opacity: Float = 1, mask: Int32 = -1) {
    var command = FramePlan.Command(operation: .fill)
    command.paintKind = paint.kind
    command.paint = paint.index
    command.coverage = coverage
    command.opacity = opacity
    command.mask = mask
    plan.commands.append(command)
  }

  mutating func sampler(
    _ paint: Paint, _ coverage: Int32, opacity: Float = 1, luminance: Bool = false,
    inverted: Bool = false
  ) -> Int32 {
    plan.masks.append(
      FramePlan.MaskSampler(
        paintKind: paint.kind, usesLuminance: luminance, isInverted: inverted, paint: paint.index,
        coverage: coverage, opacity: opacity))
    return Int32(plan.masks.count - 1)
  }

  mutating func push() { plan.commands.append(FramePlan.Command(operation: .push)) }

  mutating func pop(opacity: Float = 1, mask: Int32 = -1) {
    var command = FramePlan.Command(operation: .pop)
    command.opacity = opacity
    command.mask = mask
    plan.commands.append(command)
  }

  mutating func mask(luminance: Bool = false, inverted: Bool = false) {
    var command = FramePlan.Command(operation: .mask)
    command.usesLuminance = luminance
    command.isInverted = inverted
    plan.commands.append(command)
  }
}
