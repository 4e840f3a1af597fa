import SheenCPU
import SheenCore
import SheenDisplay
import SheenGLES
import SheenTestSupport
import Testing

/// Perspective against the model, and the renderers against each other.
@Suite struct PerspectivePixelTests {
  /// A card of 100 × 60 in the middle of 160 × 120, turned about an axis in its plane.
  static func card(_ radians: Double, aboutX: Bool, _ items: [DisplayItem]) -> DisplayList {
    let (c, s) = (Mathematics.cosine(radians), Mathematics.sine(radians))
    let turn =
      aboutX
      ? Projection(numerators: .scale(1, c), wx: 0, wy: -s / 100, w1: 1)
      : Projection(numerators: .scale(c, 1), wx: s / 100, wy: 0, w1: 1)
    let card = DisplayItem(
      id: ItemID(1),
      perspective: Affine.translation(80, 60) * turn * .translation(-50, -30),
      content: .group(items))
    return DisplayList(size: Size(160, 120), scale: 1.5, items: [card])
  }

  private static let picture: ImageBuffer = {
    var random = SeededGenerator(seed: 3)
    var picture = Pixmap(width: 100, height: 60)
    for y in 0..<60 {
      for x in 0..<100 {
        let tone = UInt8((x * 2 + y) % 200 + random.integer(0...20))
        picture[x, y] = SIMD4(tone, UInt8(x * 2), UInt8(y * 4), 255)
      }
    }
    return ImageBuffer(picture)
  }()

  private static func fill(_ id: UInt64, _ shape: Shape, _ paint: Paint) -> DisplayItem {
    DisplayItem(id: ItemID(id), content: .fill(shape, paint))
  }

  private static let frame = Rect(0, 0, 100, 60)

  private static let circle = Outline([
    .move(Point(80, 30)), .cubic(Point(80, 46.6), Point(66.6, 60), Point(50, 60)),
    .cubic(Point(33.4, 60), Point(20, 46.6), Point(20, 30)),
    .cubic(Point(20, 13.4), Point(33.4, 0), Point(50, 0)),
    .cubic(Point(66.6, 0), Point(80, 13.4), Point(80, 30)), .close,
  ])

  /// What cards are made of: every paint, a path, a group with opacity, a mask.
  static let contents: [[DisplayItem]] = {
    let ramp = ColorRamp([
      ColorRamp.Stop(0, RGBA(1, 0, 0)), ColorRamp.Stop(0.5, RGBA(0, 1, 0, 0.5)),
      ColorRamp.Stop(1, RGBA(0, 0, 1)),
    ])
    let gradient = Paint.linear(LinearPaint(ramp, from: Point(0, 0), to: Point(100, 60)))
    let image = Paint.image(ImagePaint(picture, in: frame))
    let nearest = Paint.image(ImagePaint(picture, in: frame, interpolation: .nearest))
    var group = DisplayItem(
      id: ItemID(5),
      content: .group([
        fill(6, .rect(frame), .solid(RGBA(0.2, 0.4, 0.6))),
        fill(7, .path(circle), .solid(.white)),
      ]), opacity: 0.6)
    var masked = fill(8, .rect(frame), gradient)
    masked.mask = Mask([fill(9, .path(circle), .solid(.black))])
    group.mask = Mask([fill(10, .rect(Rect(10, 5, 60, 50)), image)], mode: .luminance)
    return [
      [fill(2, .rect(frame), .solid(RGBA(0.8, 0.1, 0.3, 0.7)))], [fill(2, .rect(frame), gradient)],
      [fill(2, .rect(frame), image)], [fill(2, .rect(frame), nearest)],
      [fill(2, .path(circle), gradient)], [group], [fill(2, .rect(frame), gradient), masked],
    ]
  }()

  static let angles = [-1.3, -0.7, -0.05, 0.4, 1.1, 2.5]

  @Test(arguments: 0..<7)
  func theModelIsMet(content: Int) throws {
    for radians in Self.angles {
      for aboutX in [false, true] {
        let list = Self.card(radians, aboutX: aboutX, Self.contents[content])
        let picture = try TestRenderers.cpu.picture(of: list)
        let worst = ReferenceTests.largestError(of: list, picture)
        #expect(
          worst.error <= list.allowedError,
          "\(radians), \(aboutX): off by \(worst.error) at (\(worst.x), \(worst.y))")
      }
    }
  }

  @Test(arguments: 0..<7)
  func theRenderersAgree(content: Int) throws {
    guard try TestRenderers.make("software") != nil else { return }
    let renderers = [
      try GLESRenderer(.software, specialization: .never),
      try GLESRenderer(.software, specialization: .always),
    ]
    for radians in Self.angles {
      for aboutX in [false, true] {
        let list = Self.card(radians, aboutX: aboutX, Self.contents[content])
        let cpu = try TestRenderers.cpu.picture(of: list)
        for gl in renderers {
          let agreement = Agreement(cpu, try gl.picture(of: list))
          #expect(agreement.isParity, "\(radians), \(aboutX): \(agreement)")
        }
      }
    }
  }

  /// A turn that begins must not change the picture at once.
  @Test func aTinyTurnIsNextToNone() throws {
    for content in Self.contents {
      let still = try TestRenderers.cpu.picture(of: Self.card(0, aboutX: false, content))
      let turned = try TestRenderers.cpu.picture(of: Self.card(1e-7, aboutX: false, content))
      #expect(Agreement(still, turned).largest <= 1)
    }
  }

  /// Edge on there is nothing to see.
  @Test func edgeOnNothingShows() throws {
    let list = Self.card(.pi / 2, aboutX: false, Self.contents[0])
    let picture = try TestRenderers.cpu.picture(of: list)
    var seen = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].w > 0 { seen += 1 }
    }
    #expect(seen == 0)
  }

  /// A quad covers what the shoelace formula says of its corners.
  @Test func theAreaIsThatOfTheProjectedCorners() throws {
    let list = Self.card(
      0.9, aboutX: true, [Self.fill(2, .rect(Self.frame), .solid(.white))])
    let picture = try TestRenderers.cpu.picture(of: list)
    var sum = 0
    for y in 0..<picture.height { for x in 0..<picture.width { sum += Int(picture[x, y].w) } }
    let (c, s) = (Mathematics.cosine(0.9), Mathematics.sine(0.9))
    let top = 1 + 0.3 * s
    let bottom = 1 - 0.3 * s
    // A trapezium: widths 100 / w, its height from −30c / top to 30c / bottom.
    let area = (100 / top + 100 / bottom) / 2 * (30 * c / top + 30 * c / bottom) * 1.5 * 1.5
    #expect(abs(Double(sum) / 255 - area) < 0.001 * area)
  }

  /// GTK's picture of a gradient in perspective: `perspective(100) rotateY(45)`.
  @Test(arguments: ["cpu", "software"])
  func theOriginalOfAnotherEngineIsMet(name: String) throws {
    guard Corpus.folder != nil, let renderer = try TestRenderers.make(name) else { return }
    let ramp = ColorRamp([
      ColorRamp.Stop(0.5, RGBA(1, 0, 0)), ColorRamp.Stop(0.5, RGBA(0, 1, 0)),
    ])
    let s = 0.5.squareRoot()
    let turned = DisplayItem(
      id: ItemID(1),
      perspective: Projection(numerators: .scale(s, 1), wx: s / 100, wy: 0, w1: 1),
      content: .fill(
        .rect(Rect(0, -100, 200, 200)),
        .linear(LinearPaint(ramp, from: Point(0, -100), to: Point(0, 100)))))
    let clip = DisplayItem(
      id: ItemID(1), content: .fill(.rect(Rect(1, -25, 50, 50)), .solid(.black)))
    let list = DisplayList(
      size: Size(50, 50),
      items: [
        DisplayItem(
          id: ItemID(1), transform: .translation(-1, 25), content: .group([turned]),
          mask: Mask([clip]))
      ])
    let reference = try Corpus.picture("gsk-compare/linear-gradient-3d-nocairo.png")
    #expect(reference.largestError(of: try renderer.picture(of: list)).error <= 1)
  }
}
