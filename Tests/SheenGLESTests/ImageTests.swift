import SheenCore
import SheenDisplay
import SheenGLES
import Testing

/// Images against sampling in double precision.
@Suite(.needsGL) struct ImageTests {
  /// A picture whose texels all differ; premultiplied.
  static func picture(width: Int, height: Int) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = 255 - (x * 3 + y * 7) % 90
        pixmap[x, y] = SIMD4(
          UInt8((x * 37 + y * 11) % (alpha + 1)), UInt8((x * 5 + y * 53) % (alpha + 1)),
          UInt8((x ^ y) % (alpha + 1)), UInt8(alpha))
      }
    }
    return pixmap
  }

  @Test func bilinearSamplingClampsAtTheBorder() throws {
    let picture = Self.picture(width: 23, height: 9)
    var fixture = PlanFixture()
    let u = PixelFunction(origin: -4.3, perColumn: 0.61, perRow: 0.07)
    let v = PixelFunction(origin: 11.6, perColumn: 0.03, perRow: -0.83)
    fixture.fill(fixture.image(ImageBuffer(picture), u: u, v: v), fixture.everywhere())
    try expectPixels(fixture.finished()) { x, y in
      Model.bilinear(
        picture, -4.3 + 0.61 * Double(x) + 0.07 * Double(y),
        11.6 + 0.03 * Double(x) - 0.83 * Double(y))
    }
  }

  @Test func nearestSamplingTakesTheTexelUnderTheCentre() throws {
    let picture = Self.picture(width: 23, height: 9)
    var fixture = PlanFixture()
    // A third of a texel a pixel; every third pixel starts a texel exactly.
    let u = PixelFunction(origin: -1, perColumn: 1.0 / 3, perRow: 0)
    let v = PixelFunction(origin: -0.9, perColumn: 0, perRow: 0.7)
    let paint = fixture.image(ImageBuffer(picture), u: u, v: v, isNearest: true)
    fixture.fill(paint, fixture.everywhere())
    try expectPixels(fixture.finished()) { x, y in
      Model.texel(
        picture, x / 3 - 1, Int((-0.9 + 0.7 * Double(y) + 1.0 / 1024).rounded(.down)))
    }
  }

  @Test func twoLevelsAreMixed() throws {
    let picture = Self.picture(width: 300, height: 65)
    let image = ImageBuffer(picture)
    var fixture = PlanFixture()
    let u = PixelFunction(origin: 0.7, perColumn: 2.1, perRow: 0)
    let v = PixelFunction(origin: -0.4, perColumn: 0, perRow: 1.7)
    fixture.fill(
      fixture.image(image, u: u, v: v, level: 1, nextLevelShare: 0.375), fixture.everywhere())
    try expectPixels(fixture.finished()) { x, y in
      let (u, v) = (0.7 + 2.1 * Double(x), -0.4 + 1.7 * Double(y))
      let near = Model.bilinear(image.level(1), u, v)
      let far = Model.bilinear(image.level(2), (u + 0.5) / 2 - 0.5, (v + 0.5) / 2 - 0.5)
      return near * 0.625 + far * 0.375
    }
  }

  @Test func imagesAsMasks() throws {
    let picture = Self.picture(width: 90, height: 30)
    var fixture = PlanFixture()
    let u = PixelFunction(origin: 3, perColumn: 1, perRow: 0)
    let v = PixelFunction(origin: 0.25, perColumn: 0, perRow: 1)
    let sampler = fixture.sampler(
      fixture.image(ImageBuffer(picture), u: u, v: v), fixture.rectangle(0, 0, 70, 20))
    fixture.fill(fixture.solid(SIMD4(1, 1, 1, 1)), fixture.everywhere(), mask: sampler)
    try expectPixels(fixture.finished { $0.maskCoverageIsFull = true }) { x, y in
      SIMD4(repeating: Model.bilinear(picture, Double(x) + 3, Double(y) + 0.25).w)
    }
  }

  /// Sampled across all borders of 256×256 blocks.
  @Test func imagesLargerThanABlock() throws {
    let picture = Self.picture(width: 700, height: 520)
    var fixture = PlanFixture(width: 150, height: 130)
    let u = PixelFunction(origin: -3.25, perColumn: 4.75, perRow: 0.125)
    let v = PixelFunction(origin: -2.5, perColumn: 0.25, perRow: 4.0625)
    fixture.fill(fixture.image(ImageBuffer(picture), u: u, v: v), fixture.everywhere())
    try expectPixels(fixture.finished()) { x, y in
      Model.bilinear(
        picture, -3.25 + 4.75 * Double(x) + 0.125 * Double(y),
        -2.5 + 0.25 * Double(x) + 4.0625 * Double(y))
    }
  }

  /// A picture wider than llvmpipe's largest texture, 16,384.
  @Test func imagesWiderThanATexture() throws {
    let picture = Self.picture(width: 20_000, height: 3)
    var fixture = PlanFixture()
    let u = PixelFunction(origin: 19_940, perColumn: 1, perRow: 0)
    let v = PixelFunction(origin: 0, perColumn: 0, perRow: 1)
    fixture.fill(fixture.image(ImageBuffer(picture), u: u, v: v), fixture.everywhere())
    try expectPixels(fixture.finished()) { x, y in Model.texel(picture, 19_940 + x, y) }
  }

  @Test func coordinatesFarOutsideStayAtTheBorder() throws {
    let picture = Self.picture(width: 5, height: 5)
    var fixture = PlanFixture()
    let u = PixelFunction(origin: -3e14, perColumn: 1e5, perRow: 1e4)
    let v = PixelFunction(origin: 5e20, perColumn: 0, perRow: 1e6)
    fixture.fill(fixture.image(ImageBuffer(picture), u: u, v: v), fixture.everywhere())
    try expectPixels(fixture.finished()) { _, _ in Model.texel(picture, 0, 4) }
  }
}
