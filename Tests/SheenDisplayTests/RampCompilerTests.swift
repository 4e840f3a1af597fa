import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// Compiled ramps against the interpolation rules evaluated in double precision.
@Suite struct RampCompilerTests {
  /// What an executor computes for t.
  static func color(of ramp: CompiledRamp, at t: Float) -> SIMD4<Float> {
    let bucketCount = Float(ramp.buckets.count)
    var piece = Int(ramp.buckets[min(Int(t * bucketCount), ramp.buckets.count - 1)])
    while piece + 1 < ramp.starts.count, ramp.starts[piece + 1] <= t { piece += 1 }
    return ramp.bases[piece] + (t - ramp.starts[piece]) * ramp.slopes[piece]
  }

  @Test(arguments: ColorRamp.Space.allCases, ColorRamp.AlphaRule.allCases)
  func compiledPairsStayWithinAQuarterStep(
    space: ColorRamp.Space, rule: ColorRamp.AlphaRule
  ) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      func color() -> RGBA {
        RGBA(
          random.number(0...1), random.number(0...1), random.number(0...1),
          random.pick([0, 1, random.number(0...1)]))
      }
      let (a, b) = (color(), color())
      let ramp = ColorRamp(
        [ColorRamp.Stop(0, a), ColorRamp.Stop(1, b)], space: space, alphaRule: rule)
      let compiled = try #require(ramp.compiled())
      for step in 0...1000 {
        let t = Double(step) / 1000
        let exact = ReferenceRenderer.mix(a, b, t, space, rule)
        let error = SIMD4<Double>(Self.color(of: compiled, at: Float(t))) - exact
        for channel in 0..<4 {
          #expect(error[channel].magnitude <= 0.25 / 255, "\(a) → \(b) at \(t)")
        }
      }
    }
  }

  /// Published Oklab midpoints, 8-bit sRGB.
  @Test(arguments: [
    (RGBA.black, RGBA.white, SIMD3(99, 99, 99)),
    (RGBA(1, 0, 0), RGBA(0, 0, 1), SIMD3(140, 83, 162)),
    (RGBA.white, RGBA(0, 0, 1), SIMD3(116, 163, 255)),
    (RGBA(1, 1, 0), RGBA(0, 0, 1), SIMD3(108, 171, 199)),
    (RGBA(1, 0, 0), RGBA(0, 1, 0), SIMD3(208, 168, 0)),
  ])
  func perceptualMidpoints(a: RGBA, b: RGBA, expected: SIMD3<Int>) throws {
    let ramp = ColorRamp([ColorRamp.Stop(0, a), ColorRamp.Stop(1, b)])
    let middle = Self.color(of: try #require(ramp.compiled()), at: 0.5)
    for channel in 0..<3 {
      #expect((Double(middle[channel]) * 255 - Double(expected[channel])).magnitude <= 0.75)
    }
  }

  @Test func clearToWhiteIsWhiteAtEveryAlpha() throws {
    for space in ColorRamp.Space.allCases {
      let ramp = ColorRamp([ColorRamp.Stop(0, .clear), ColorRamp.Stop(1, .white)], space: space)
      let compiled = try #require(ramp.compiled())
      for step in 0...64 {
        let color = Self.color(of: compiled, at: Float(step) / 64)
        for channel in 0..<4 {
          #expect((color[channel] - Float(step) / 64).magnitude < 1e-3)
        }
      }
    }
  }

  @Test func stopsAreClampedForwardAndHardEdgesTakeTheLaterColor() throws {
    let stops = [
      ColorRamp.Stop(-1, RGBA(0.1, 0, 0)), ColorRamp.Stop(0.5, RGBA(0.2, 0, 0)),
      ColorRamp.Stop(0.2, RGBA(0.8, 0, 0)), ColorRamp.Stop(3, RGBA(1, 0, 0)),
    ]
    let compiled = try #require(ColorRamp(stops, space: .device).compiled())
    func red(_ t: Float) -> Float { Self.color(of: compiled, at: t).x }
    #expect((red(0) - 0.1).magnitude < 1e-6)
    #expect((red(0.25) - 0.15).magnitude < 1e-6)
    #expect((red(0.5) - 0.8).magnitude < 1e-6)
    #expect((red(0.75) - 0.9).magnitude < 1e-6)
    #expect((red(1) - 1).magnitude < 1e-6)
  }

  @Test func noStopsDrawNothingAndOneIsASolid() throws {
    #expect(ColorRamp([]).compiled() == nil)
    let one = try #require(ColorRamp([ColorRamp.Stop(0.7, RGBA(0.2, 0.4, 0.6, 0.5))]).compiled())
    for t: Float in [0, 0.5, 1] {
      #expect((Self.color(of: one, at: t) - SIMD4(0.1, 0.2, 0.3, 0.5)).max() < 1e-6)
    }
  }
}
