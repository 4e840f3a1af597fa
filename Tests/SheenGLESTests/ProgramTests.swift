import SheenCore
import SheenDisplay
import SheenGLES
import SheenShaders
import SheenTestSupport
import Testing

/// The interpreter and specialised programs, against each other and against the rendering model.
@Suite(.needsGL) struct ProgramTests {
  @Test(arguments: 0..<4)
  func specializedProgramsDrawWhatTheInterpreterDraws(part: UInt64) throws {
    let interpreter = try SoftwareGL.renderer(.never)
    let specialized = try SoftwareGL.renderer(.always)
    for seed in part * 10..<part * 10 + 10 {
      let list = RandomDisplayList.make(seed: 900_000 + seed)
      let plan = try FramePlanner(shortcuts: seed.isMultiple(of: 2) ? .all : []).plan(list)
      let a = try SoftwareGL.picture(plan, interpreter)
      let b = try SoftwareGL.picture(plan, specialized)
      #expect(a == b, "seed \(900_000 + seed): \(Agreement(a, b))")
    }
  }

  /// Automatic specialisation compiles after a while; no frame may show when.
  @Test func automaticSpecializationDoesNotShow() throws {
    let list = RandomDisplayList.make(seed: 4711)
    let plan = try FramePlanner().plan(list)
    let expected = try SoftwareGL.picture(plan, SoftwareGL.renderer(.never))
    let renderer = try SoftwareGL.renderer(.automatic)
    for _ in 0..<60 { #expect(try SoftwareGL.picture(plan, renderer) == expected) }
  }

  @Test(arguments: [0, 1, 2, 3])
  func randomListsMeetTheModel(part: UInt64) throws {
    let renderer = try SoftwareGL.renderer()
    for seed in part * 50..<part * 50 + 50 {
      let list = RandomDisplayList.make(seed: seed)
      let plan = try FramePlanner().plan(list)
      let picture = try SoftwareGL.picture(plan, renderer)
      var worst = 0.0
      var reference = ReferenceRenderer(list)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          guard let color = reference.color(x: x, y: y) else { continue }
          for channel in 0..<4 {
            worst = max(
              worst, abs(Double(picture[x, y][channel]) - Model.clamp(color[channel]) * 255))
          }
        }
      }
      #expect(worst <= list.allowedError, "seed \(seed)")
    }
  }

  /// Every paint and sampling, as fill and as mask, with every flag.
  @Test(arguments: 0..<7)
  func everyKindOfStepCompiles(paint: Int) throws {
    let specialized = try SoftwareGL.renderer(.always)
    let interpreter = try SoftwareGL.renderer(.never)
    for flags in 0..<8 {
      let plan = everyCommand(
        paint: paint, isFull: flags & 1 != 0, luminance: flags & 2 != 0, inverted: flags & 4 != 0)
      let a = try SoftwareGL.picture(plan, specialized)
      let b = try SoftwareGL.picture(plan, interpreter)
      #expect(a == b, "flags \(flags)")
    }
  }

  private func everyCommand(
    paint: Int, isFull: Bool, luminance: Bool, inverted: Bool
  ) -> FramePlan {
    let image = ImageBuffer(ImageTests.picture(width: 4, height: 4))
    let ramp = CompiledRamp(
      starts: [0], bases: [SIMD4(0, 0.1, 0.2, 0.3)], slopes: [SIMD4(0.5, 0.4, 0.3, 0.7)],
      buckets: [0], isOpaque: false)
    let line = PixelFunction(origin: 0, perColumn: 0.1, perRow: 0.1)
    var fixture = PlanFixture(width: 8, height: 8)
    var paints = ColorRamp.Extend.allCases.map { fixture.linear(line, ramp, $0) }
    paints.append(fixture.solid(SIMD4(0.2, 0.3, 0.4, 0.5)))
    paints.append(fixture.image(image, u: line, v: line))
    paints.append(fixture.image(image, u: line, v: line, isNearest: true))
    paints.append(fixture.image(image, u: line, v: line, nextLevelShare: 0.5))
    let coverage = fixture.rectangle(0.5, 0.5, 7, 7.5)
    let sampler = fixture.sampler(
      paints[paint], coverage, luminance: luminance, inverted: inverted)
    fixture.push()
    fixture.fill(paints[paint], coverage, mask: sampler)
    fixture.push()
    fixture.fill(paints[paint], coverage)
    fixture.mask(luminance: luminance, inverted: inverted)
    fixture.pop(mask: sampler)
    return fixture.finished {
      $0.coverageIsFull = isFull
      $0.maskCoverageIsFull = isFull
    }
  }

  /// Drivers want the version line first, and know no includes.
  @Test func stagesAreTextOfOneVersion() {
    for text in [
      ShaderSource.tileVertex, ShaderSource.interpreterFragment, ShaderSource.specializedFragment,
      ProgramSource.interpreter(depth: 16).fragment, ProgramSource.specialized([1, 3]).fragment,
    ] {
      #expect(text.hasPrefix("#version 300 es\n"))
      #expect(!text.contains("#include"))
    }
  }
}
