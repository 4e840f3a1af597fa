import SheenCore
import SheenDisplay
import SheenGLES
import Testing

/// Each command of a plan against its formula in double precision.
@Suite(.needsGL) struct CommandTests {
  private let orange = SIMD4<Float>(0.8, 0.4, 0.1, 0.8)
  private let blue = SIMD4<Float>(0.1, 0.2, 0.9, 1)

  private func double(_ color: SIMD4<Float>) -> SIMD4<Double> { SIMD4<Double>(color) }

  @Test func solidFillsCoverTheExactArea() throws {
    var fixture = PlanFixture()
    fixture.fill(fixture.solid(blue), fixture.rectangle(2, 1, 66.3, 18.25))
    fixture.fill(fixture.solid(orange), fixture.rectangle(3.25, 2.5, 65.5, 2.75), opacity: 0.7)
    try expectPixels(fixture.finished()) { x, y in
      let below = double(blue) * Model.area(x, y, 2, 1, 66.3, 18.25)
      return Model.over(double(orange) * (Model.area(x, y, 3.25, 2.5, 65.5, 2.75) * 0.7), below)
    }
  }

  @Test func turnedRectanglesCoverByDistance() throws {
    let (c, s) = (0.8, 0.6)
    var fixture = PlanFixture()
    let coverage = fixture.coverage(
      u: PixelFunction(origin: -10.3, perColumn: c, perRow: s), 21.5,
      v: PixelFunction(origin: 9.75, perColumn: -s, perRow: c), 0.4)
    fixture.fill(fixture.solid(orange), coverage)
    try expectPixels(fixture.finished()) { x, y in
      let u = -10.3 + c * Double(x) + s * Double(y)
      let v = 9.75 - s * Double(x) + c * Double(y)
      return double(orange) * (Model.slab(u, 21.5) * Model.slab(v, 0.4))
    }
  }

  /// Two pieces with a hard edge at 0.5: orange fading out, then blue.
  private var ramp: CompiledRamp {
    CompiledRamp(
      starts: [0, 0.5], bases: [orange, blue], slopes: [orange * -2, .zero], buckets: [0, 0, 1, 1],
      isOpaque: false)
  }

  private func rampColor(_ t: Double) -> SIMD4<Double> {
    t < 0.5 ? double(orange) * (1 - 2 * t) : double(blue)
  }

  @Test(arguments: ColorRamp.Extend.allCases)
  func gradientsExtend(_ extend: ColorRamp.Extend) throws {
    var fixture = PlanFixture()
    let t = PixelFunction(origin: -0.81303, perColumn: 0.0371, perRow: 0.0113)
    fixture.fill(fixture.linear(t, ramp, extend), fixture.everywhere())
    try expectPixels(fixture.finished()) { x, y in
      let t = -0.81303 + 0.0371 * Double(x) + 0.0113 * Double(y)
      switch extend {
      case .pad: return rampColor(min(max(t, 0), 1))
      case .repeat: return rampColor(t - t.rounded(.down))
      case .reflect:
        let phase = t - 2 * (t / 2).rounded(.down)
        return rampColor(phase > 1 ? 2 - phase : phase)
      }
    }
  }

  @Test func severalPiecesStartInOneBucket() throws {
    let count = 40
    let starts = (0..<count).map { Float($0) / 400 }
    let bases = (0..<count).map { SIMD4<Float>(repeating: Float($0) / 64) }
    var fixture = PlanFixture()
    let ramp = CompiledRamp(
      starts: starts, bases: bases, slopes: Array(repeating: .zero, count: count),
      buckets: [0, Int32(count) - 1], isOpaque: false)
    let t = PixelFunction(origin: 0.00125, perColumn: 0.0025, perRow: 0)
    fixture.fill(fixture.linear(t, ramp, .pad), fixture.everywhere())
    try expectPixels(fixture.finished()) { x, _ in
      SIMD4(repeating: Double(min(x, count - 1)) / 64)
    }
  }

  @Test func replacingIgnoresWhatIsBelow() throws {
    var fixture = PlanFixture()
    let everywhere = fixture.everywhere()
    fixture.fill(fixture.solid(blue), everywhere)
    fixture.fill(fixture.solid(orange), everywhere)
    let plan = fixture.finished { step in
      step.coverageIsFull = true
      step.replaces = step.command == 1
    }
    try expectPixels(plan) { _, _ in double(orange) }
  }

  @Test func groupsComposeWithOpacityAndMask() throws {
    var fixture = PlanFixture()
    let everywhere = fixture.everywhere()
    fixture.fill(fixture.solid(blue), everywhere)
    fixture.push()
    fixture.fill(fixture.solid(orange), fixture.rectangle(4, 3, 50, 15))
    let sampler = fixture.sampler(
      fixture.solid(orange), fixture.rectangle(10.5, 0, 60, 20), opacity: 0.9)
    fixture.pop(opacity: 0.6, mask: sampler)
    try expectPixels(fixture.finished()) { x, y in
      let group = double(orange) * Model.area(x, y, 4, 3, 50, 15)
      let mask = 0.8 * Model.area(x, y, 10.5, 0, 60, 20) * 0.9
      return Model.over(group * (0.6 * mask), double(blue))
    }
  }

  @Test(arguments: [false, true], [false, true])
  func masksMultiply(luminance: Bool, inverted: Bool) throws {
    var fixture = PlanFixture()
    fixture.push()
    fixture.fill(fixture.solid(blue), fixture.rectangle(1, 1, 60, 19))
    fixture.push()
    fixture.fill(fixture.solid(orange), fixture.rectangle(5.5, 5, 40, 12))
    fixture.mask(luminance: luminance, inverted: inverted)
    fixture.pop()
    try expectPixels(fixture.finished()) { x, y in
      let mask = double(orange) * Model.area(x, y, 5.5, 5, 40, 12)
      let value = luminance ? Model.luminance(mask) : mask.w
      return double(blue) * (Model.area(x, y, 1, 1, 60, 19) * (inverted ? 1 - value : value))
    }
  }

  @Test(arguments: [false, true], [false, true])
  func fusedMasksAreZeroOutsideTheirGeometry(luminance: Bool, inverted: Bool) throws {
    var fixture = PlanFixture()
    let t = PixelFunction(origin: 0.1, perColumn: 0.005, perRow: 0.001)
    let sampler = fixture.sampler(
      fixture.linear(t, ramp, .pad), fixture.rectangle(20, 4.5, 50, 14), opacity: 0.75,
      luminance: luminance, inverted: inverted)
    fixture.fill(fixture.solid(blue), fixture.everywhere(), opacity: 0.9, mask: sampler)
    try expectPixels(fixture.finished()) { x, y in
      let color = rampColor(0.1 + 0.005 * Double(x) + 0.001 * Double(y))
      let kept = luminance ? Model.luminance(color) : color.w
      let value = kept * Model.area(x, y, 20, 4.5, 50, 14) * 0.75
      return double(blue) * (0.9 * (inverted ? 1 - value : value))
    }
  }

  @Test func sevenGroupsNest() throws {
    var fixture = PlanFixture()
    let depth = 7
    for level in 0..<depth {
      fixture.push()
      let inset = Double(level)
      fixture.fill(
        fixture.solid(level.isMultiple(of: 2) ? orange : blue),
        fixture.rectangle(inset, inset, 70 - inset, 20 - inset), opacity: 0.5)
    }
    for _ in 0..<depth { fixture.pop(opacity: 0.9) }
    fixture.plan.depth = depth + 1
    try expectPixels(fixture.finished()) { x, y in
      var group = SIMD4<Double>.zero
      for level in (0..<depth).reversed() {
        let inset = Double(level)
        let share = Model.area(x, y, inset, inset, 70 - inset, 20 - inset) * 0.5
        let own = double(level.isMultiple(of: 2) ? orange : blue) * share
        group = Model.over(group * (level == depth - 1 ? 0 : 0.9), own)
      }
      return group * 0.9
    }
  }
}
