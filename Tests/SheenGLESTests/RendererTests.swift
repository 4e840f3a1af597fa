import Foundation
import SheenCore
import SheenDisplay
import SheenGLES
import SheenTestSupport
import Testing

/// Contexts, batches, limits and lifetimes.
@Suite(.needsGL) struct RendererTests {
  /// A plan of one solid.
  private func solid(_ color: SIMD4<Float>, width: Int = 70, height: Int = 20) -> FramePlan {
    var fixture = PlanFixture(width: width, height: height)
    fixture.fill(fixture.solid(color), fixture.everywhere())
    return fixture.finished()
  }

  @Test func softwareIsFoundAndSaysSo() throws {
    let renderer = try SoftwareGL.renderer()
    #expect(renderer.device.isSoftware)
    #expect(renderer.summary.contains("OpenGL ES 3"))
    #expect(renderer.device.largestTexture >= 2048)
    #expect(renderer.device.mostLayers >= 256)
  }

  @Test func pixelsOutsideTilesKeepTheirValue() throws {
    let before = SIMD4<UInt8>(9, 8, 7, 200)
    var picture = Pixmap(width: 200, height: 40)
    for y in 0..<40 { for x in 0..<200 { picture[x, y] = before } }
    var plan = solid(SIMD4(0, 1, 0, 1), width: 200, height: 40)
    plan.tiles = plan.tiles.filter { $0.x == 64 && $0.y == 16 }
    plan.tiles[0].firstColumn = 5
    plan.tiles[0].endColumn = 11
    plan.tiles[0].rows = 3
    try SoftwareGL.renderer().render(plan, into: &picture)
    for y in 0..<40 {
      for x in 0..<200 {
        let isInside = (69..<75).contains(x) && (16..<19).contains(y)
        #expect(picture[x, y] == (isInside ? SIMD4(0, 255, 0, 255) : before))
      }
    }
  }

  @Test func colorsAreClampedAndClearPixelsAreZero() throws {
    let over = try SoftwareGL.picture(solid(SIMD4(1.7, -0.3, 0.3, 2)), SoftwareGL.renderer())
    #expect(over[0, 0] == SIMD4(255, 0, 77, 255))
    // Alpha rounds to 0: nothing is left of the colour.
    let faint = try SoftwareGL.picture(
      solid(SIMD4(0.9, 0.9, 0.9, 0.001)), SoftwareGL.renderer())
    #expect(faint[69, 19] == SIMD4(0, 0, 0, 0))
  }

  /// Frames beyond the largest target are drawn in batches; nothing is clipped.
  @Test func framesLargerThanTheTarget() throws {
    var fixture = PlanFixture(width: 1000, height: 300)
    let t = PixelFunction(origin: 0, perColumn: 0.001, perRow: 0.003)
    let ramp = CompiledRamp(
      starts: [0], bases: [SIMD4(0, 0, 0, 1)], slopes: [SIMD4(1, 0.5, 0.25, 0)], buckets: [0],
      isOpaque: true)
    fixture.fill(fixture.linear(t, ramp, .reflect), fixture.everywhere())
    let plan = fixture.finished()
    let whole = try SoftwareGL.picture(plan, SoftwareGL.renderer())
    for limit in [64, 100, 300] {
      let renderer = try SoftwareGL.renderer { $0.largestTarget = limit }
      #expect(try SoftwareGL.picture(plan, renderer) == whole, "target of \(limit) pixels")
    }
    #expect(whole[999, 299] != SIMD4(0, 0, 0, 0))
  }

  @Test func planDataBeyondTheTextureIsDrawnInBatches() throws {
    var fixture = PlanFixture(width: 640, height: 64)
    for i in 0..<60 {
      let color = SIMD4<Float>(Float(i) / 60, 0.2, 0.4, 1) * 0.1
      fixture.fill(
        fixture.solid(color), fixture.rectangle(Double(i * 9), 0, Double(i * 9 + 50), 64))
    }
    let plan = fixture.finished()
    let whole = try SoftwareGL.picture(plan, SoftwareGL.renderer())
    let small = try SoftwareGL.renderer { $0.largestTexture = 1 }
    #expect(try SoftwareGL.picture(plan, small) == whole)
  }

  @Test func aTileWithTooManyCommandsIsRefused() throws {
    var fixture = PlanFixture(width: 8, height: 8)
    let paint = fixture.solid(SIMD4(0, 0, 0, 0.5))
    let everywhere = fixture.everywhere()
    for _ in 0..<300 { fixture.fill(paint, everywhere) }
    let renderer = try SoftwareGL.renderer { $0.largestTexture = 1 }
    let error = #expect(throws: RenderError.self) {
      try SoftwareGL.picture(fixture.finished(), renderer)
    }
    guard case .tooLarge = error else {
      Issue.record("not tooLarge: \(String(describing: error))")
      return
    }
  }

  @Test func imagesBeyondTheLayersAreRefusedAndOthersEvicted() throws {
    func plan(_ images: [ImageBuffer]) -> FramePlan {
      var fixture = PlanFixture()
      for (index, image) in images.enumerated() {
        let paint = fixture.image(
          image, u: PixelFunction(origin: 0, perColumn: 1, perRow: 0),
          v: PixelFunction(origin: 0, perColumn: 0, perRow: 1))
        let left = Double(index * 10)
        fixture.fill(paint, fixture.rectangle(left, 0, left + 10, 20))
      }
      return fixture.finished()
    }
    let images = (0..<12).map { index in
      ImageBuffer(ImageTests.picture(width: 260 + index, height: 300))
    }
    let few = try SoftwareGL.renderer {
      $0.mostLayers = 16
      $0.layerBudget = 16
    }
    let many = try SoftwareGL.renderer()
    // Four layers an image: three fit, in any order, however often.
    for first in [0, 3, 6, 1, 9, 2, 0] {
      let plan = plan(Array(images[first..<first + 3]))
      #expect(try SoftwareGL.picture(plan, few) == SoftwareGL.picture(plan, many))
    }
    let error = #expect(throws: RenderError.self) { try SoftwareGL.picture(plan(images), few) }
    #expect(error?.description.contains("48") == true || error?.description.contains("49") == true)
    #expect(
      try SoftwareGL.picture(plan([images[4]]), few) == SoftwareGL.picture(plan([images[4]]), many))
  }

  @Test func renderersShareAThreadAndMoveBetweenThreads() async throws {
    let plan = solid(SIMD4(0.2, 0.4, 0.6, 1))
    let first = try SoftwareGL.renderer()
    let second = try SoftwareGL.renderer(.always)
    let expected = try SoftwareGL.picture(plan, first)
    for _ in 0..<3 {
      #expect(try SoftwareGL.picture(plan, second) == expected)
      #expect(try SoftwareGL.picture(plan, first) == expected)
    }
    nonisolated(unsafe) let moved = first
    let picture = try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try SoftwareGL.picture(plan, moved) }) }.start()
    }
    #expect(picture == expected)
    #expect(try SoftwareGL.picture(plan, first) == expected)
  }

  @Test func aTargetOfAnotherSizeIsRefused() throws {
    var picture = Pixmap(width: 3, height: 3)
    #expect(throws: RenderError.self) {
      try SoftwareGL.renderer().render(solid(.one), into: &picture)
    }
  }

  /// Two hundred renderers, one after the other: neither memory nor file descriptors grow.
  @Test func renderersFreeWhatTheyHold() async {
    // A process of its own: the other tests allocate too.
    await #expect(processExitsWith: .success) {
      try Self.useRenderers(20)
      let (memory, files) = try (Self.residentKilobytes(), Self.openFiles())
      try Self.useRenderers(180)
      // A single context that stays takes over 2 MB with its textures: 180 of them 360 MB.
      let growth = try Self.residentKilobytes() - memory
      precondition(growth < 60_000, "grew by \(growth) KB")
      let opened = try Self.openFiles() - files
      precondition(opened <= 4, "\(opened) files stay open")
    }
  }

  private static func useRenderers(_ count: Int) throws {
    var fixture = PlanFixture()
    let paint = fixture.image(
      ImageBuffer(ImageTests.picture(width: 300, height: 300)),
      u: PixelFunction(origin: 0, perColumn: 1, perRow: 0),
      v: PixelFunction(origin: 0, perColumn: 0, perRow: 1))
    fixture.fill(paint, fixture.everywhere())
    let plan = fixture.finished()
    for _ in 0..<count { _ = try SoftwareGL.picture(plan, SoftwareGL.renderer()) }
  }

  private static func openFiles() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  private static func residentKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return Int(line?.split(separator: " ").dropLast().last ?? "") ?? 0
  }
}
