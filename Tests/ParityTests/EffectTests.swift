import Foundation
import SheenCPU
import SheenCore
import SheenDisplay
import SheenGLES
import SheenTestSupport
import Testing

/// Blurs, shadows, thresholds and backdrops in one another, under masks, blends, turns and perspective.
@Suite struct EffectTests {
  static let names = ["cpu", "software"]

  static func fill(_ id: UInt64, _ shape: Shape, _ color: RGBA) -> DisplayItem {
    BlurCase.fill(id, shape, .solid(color))
  }

  static func group(_ id: UInt64, _ items: [DisplayItem]) -> DisplayItem {
    DisplayItem(id: ItemID(id), content: .group(items))
  }

  /// A list and what is special about it.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var list: DisplayList

    init(_ name: String, scale: Double = 1.5, _ items: [DisplayItem]) {
      testDescription = name
      let ground = EffectTests.fill(900, .rect(Rect(0, 0, 60, 44)), RGBA(0.85, 0.9, 0.7))
      list = DisplayList(size: Size(60, 44), scale: scale, items: [ground] + items)
    }
  }

  private static let shadow = DropShadow(
    color: RGBA(0, 0.1, 0.4, 0.8), radius: 3, offset: Point(2.5, 3))

  static let nested: [Case] = {
    let disc = fill(2, BlurCase.disc(28, 20, 12), RGBA(0.9, 0.2, 0.1, 0.9))
    var blurred = disc
    blurred.blur = Blur(radius: 2.5)
    var twice = group(3, [blurred, fill(4, .rect(Rect(30, 5, 14, 30)), RGBA(0, 0.5, 0.2))])
    twice.blur = Blur(radius: 4)
    var shaded = blurred
    shaded.shadow = shadow
    var shadows = group(3, [shaded])
    shadows.shadow = DropShadow(color: RGBA(0.9, 0.9, 0, 0.9), radius: 1.2, offset: Point(-6, 4))
    var throughBlur = fill(5, .rect(Rect(4, 4, 50, 36)), RGBA(0.1, 0.3, 0.8))
    throughBlur.mask = Mask([blurred])
    var throughInverse = throughBlur
    throughInverse.mask = Mask([blurred], isInverted: true)
    var throughTwo = throughBlur
    throughTwo.mask = Mask(
      [blurred, fill(6, .rect(Rect(6, 6, 9, 30)), .white)], mode: .luminance)
    var blurredMasked = shaded
    blurredMasked.mask = Mask([fill(7, .rect(Rect(20, 0, 22.5, 40)), .black)])
    var added = shaded
    added.blend = .plusLighter
    added.opacity = 0.6
    var multiplied = blurred
    multiplied.blend = .multiply
    var filtered = shaded
    filtered.filter = ColorMatrix(factors: SIMD4(0.2, 1, 0.7, 1), offset: SIMD4(0.3, 0, 0, 0))
    func turned(_ item: DisplayItem, _ map: Affine) -> DisplayItem {
      var around = group(20, [item])
      around.transform = .translation(30, 22) * map * .translation(-30, -22)
      return around
    }
    var tilted = group(21, [shaded])
    let tilt = Projection(numerators: .scale(0.8, 1), wx: 0.006, wy: -0.002, w1: 1)
    tilted.perspective =
      Affine.translation(30, 22) * tilt * .translation(-30, -22)
    // The blur of what was centred keeps its centre, where the model takes its deviation.
    var straight = fill(2, .rect(Rect(10, 10, 24, 20)), RGBA(0.2, 0.4, 0.9))
    straight.blur = Blur(radius: 3)
    var inset = fill(8, .rect(Rect(-20, -20, 100, 100)), RGBA(0, 0, 0, 0.7))
    inset.mask = Mask([fill(9, BlurCase.disc(30, 20, 13), .white)], isInverted: true)
    var inner = group(10, [inset])
    inner.blur = Blur(radius: 2)
    inner.transform = .translation(1.5, 2.5)
    var innerShadow = group(11, [fill(12, BlurCase.disc(30, 20, 13), RGBA(1, 0.8, 0.3)), inner])
    innerShadow.mask = Mask([fill(13, BlurCase.disc(30, 20, 13), .white)])
    return [
      Case("blur in blur", [twice]), Case("shadow of a shadow", [shadows]),
      Case("blurred mask", [throughBlur]), Case("inverse of a blurred mask", [throughInverse]),
      Case("luminance of two, one blurred", [throughTwo]),
      Case("masked blur with a shadow", [blurredMasked]), Case("added", [added]),
      Case("multiplied", [multiplied]), Case("filtered", [filtered]),
      Case("turned", [turned(shaded, .rotation(radians: 0.7))]),
      Case("stretched", [turned(shaded, .scale(1.8, 0.4))]),
      Case(
        "stretched and turned",
        [turned(turned(straight, .scale(2, 0.5)), .rotation(radians: 0.5))]),
      Case("mirrored", scale: 2, [turned(shaded, .scale(-1, 1))]),
      Case("inner shadow", [innerShadow]),
      Case("in perspective", [tilted]),
    ]
  }()

  static let outside: [Case] = {
    func blurred(_ rect: Rect, _ radius: Double) -> DisplayItem {
      var item = fill(2, .rect(rect), RGBA(0.9, 0.2, 0.1))
      item.blur = Blur(radius: radius)
      return item
    }
    func shaded(_ rect: Rect, _ radius: Double, _ offset: Point) -> DisplayItem {
      var item = fill(2, .rect(rect), RGBA(0.9, 0.2, 0.1))
      item.shadow = DropShadow(color: .black, radius: radius, offset: offset)
      return item
    }
    return [
      Case("blur over the left edge", [blurred(Rect(-30, 5, 32, 20), 6)]),
      Case("blur from wholly outside", [blurred(Rect(-12, 50, 40, 30), 8)]),
      Case("wide blur from far outside", scale: 2, [blurred(Rect(90, -80, 60, 70), 40)]),
      Case("shadow of what is outside", [shaded(Rect(-50, 4, 30, 20), 4, Point(45, 6))]),
      Case("shadow that leaves", [shaded(Rect(40, 20, 30, 30), 3, Point(30, 0))]),
      Case("everywhere", [blurred(Rect(-1e6, -1e6, 2e6, 2e6), 10)]),
    ]
  }()

  static let thresholds: [Case] = {
    func blobs(_ radius: Double, _ threshold: AlphaThreshold) -> DisplayItem {
      var item = group(
        2,
        [
          fill(3, BlurCase.disc(22, 22, 9), .white), fill(4, BlurCase.disc(38, 20, 8), .white),
        ])
      item.blur = Blur(radius: radius)
      item.threshold = threshold
      return item
    }
    let teal = RGBA(0, 0.5, 0.6)
    var plain = blobs(0, AlphaThreshold(min: 0.5, color: teal))
    plain.blur = nil
    var shaded = blobs(3, AlphaThreshold(min: 0.5, color: teal))
    shaded.shadow = shadow
    return [
      Case("blobs", scale: 2, [blobs(5, AlphaThreshold(min: 0.5, color: teal))]),
      Case("ring", scale: 2, [blobs(5, AlphaThreshold(min: 0.3, max: 0.6, color: teal))]),
      Case("hole", [blobs(4, AlphaThreshold(min: 0, max: 0.4, color: teal.opacity(0.5)))]),
      Case("sharp", [plain]), Case("with a shadow", [shaded]),
    ]
  }()

  static let backdrops: [Case] = {
    func glass(_ id: UInt64, _ shape: Shape, _ radius: Double) -> DisplayItem {
      BlurCase.fill(id, shape, .backdrop(Backdrop(radius: radius)))
    }
    var bars: [DisplayItem] = []
    for index in 0..<6 {
      let share = Double(index) / 6
      let rect = Rect(Double(index * 10), 0, 5, 44)
      bars.append(fill(UInt64(100 + index), .rect(rect), RGBA(share, 0.2, 1 - share)))
    }
    let panel = glass(2, BlurCase.disc(30, 20, 15), 3)
    var inGroup = group(
      3,
      [
        fill(4, .rect(Rect(10, 10, 12, 24)), .white), panel,
        fill(5, .rect(Rect(0, 0, 9, 9)), .black),
      ])
    inGroup.opacity = 0.7
    var masked = group(3, [bars[2], panel])
    masked.mask = Mask([fill(6, .rect(Rect(20, 8, 24, 30)), .white)])
    var inMask = fill(7, .rect(Rect(0, 0, 60, 44)), RGBA(0.1, 0.6, 0.2))
    inMask.mask = Mask([fill(8, .rect(Rect(12, 12, 20, 20)), .white), panel])
    var shaded = panel
    shaded.shadow = shadow
    let wide = glass(2, .rect(Rect(-5, -5, 40, 30)), 6)
    let above = glass(9, .rect(Rect(20, 4, 34, 20)), 2)
    let clear = glass(2, BlurCase.disc(30, 20, 15), 0)
    let ground = bars
    func overBars(_ name: String, _ items: DisplayItem...) -> Case { Case(name, ground + items) }
    return [
      overBars("glass", panel), overBars("glass at the border", wide),
      overBars("glass over glass", panel, above), overBars("glass in a group", inGroup),
      overBars("glass in a masked group", masked), overBars("glass in a mask", inMask),
      overBars("glass with a shadow", shaded), overBars("glass that blurs nothing", clear),
    ]
  }()

  /// An edge in a picture whose alpha may be off by two steps is found to this fraction of a pixel.
  private static let edgeError = 0.02

  private func check(_ effect: Case, _ name: String, allowed: Double = 2) throws {
    guard let renderer = try TestRenderers.make(name) else { return }
    var reference = EffectReference(effect.list)
    let drawn = reference.picture()
    let exact = try #require(drawn)
    for shortcuts in [FramePlanner.Shortcuts.all, []] {
      let picture = try renderer.picture(of: effect.list, shortcuts: shortcuts)
      let worst = picture.largestError(from: exact)
      #expect(
        worst.error <= allowed,
        "shortcuts \(shortcuts.rawValue): off by \(worst.error) at (\(worst.x), \(worst.y))")
    }
  }

  @Test(arguments: nested, names)
  func effectsNest(_ effect: Case, name: String) throws { try check(effect, name) }

  @Test(arguments: outside, names)
  func whatIsOutsideReachesIn(_ effect: Case, name: String) throws { try check(effect, name) }

  @Test(arguments: thresholds, names)
  func thresholdsFindEdges(_ effect: Case, name: String) throws {
    try check(effect, name, allowed: 255 * Self.edgeError)
  }

  @Test(arguments: backdrops, names)
  func backdropsShowWhatIsBelow(_ effect: Case, name: String) throws { try check(effect, name) }

  /// Half of a blurred edge lies where the edge was, to a fraction of a pixel.
  @Test(arguments: [0.0, 0.25, 0.5, 0.8], names)
  func anEdgeComesBack(fraction: Double, name: String) throws {
    guard let renderer = try TestRenderers.make(name) else { return }
    var item = Self.fill(1, .rect(Rect(-500, -500, 520 + fraction, 1000)), .white)
    item.blur = Blur(radius: 4)
    item.threshold = AlphaThreshold(min: 0.5, color: RGBA(0, 1, 0))
    let picture = try renderer.picture(of: DisplayList(size: Size(40, 8), items: [item]))
    let sum = (0..<40).reduce(0) { $0 + Int(picture[$1, 4].y) }
    #expect(abs(Double(sum) / 255 - 20 - fraction) < 0.02)
  }

  /// Without float targets a picture with a blur is refused in one line, and any other is drawn.
  @Test func aDeviceWithoutFloatTargetsSaysSo() throws {
    guard try TestRenderers.make("software") != nil else { return }
    let renderer = try GLESRenderer(.software) { $0.hasFloatTargets = false }
    var list = DisplayList(
      size: Size(20, 10), items: [Self.fill(1, .rect(Rect(5, 2, 9, 6)), .white)])
    #expect(try renderer.picture(of: list) == TestRenderers.cpu.picture(of: list))
    list.items[0].blur = Blur(radius: 2)
    let error = #expect(throws: RenderError.self) { try renderer.picture(of: list) }
    #expect(error?.description.contains("EXT_color_buffer_float") == true)
    #expect(error?.description.contains("--backend cpu") == true)
  }

  /// A list drawn once wide and once high, with layers of all sizes, by one renderer.
  @Test func layersOfManyFramesShareTheirMemory() throws {
    guard let gl = try TestRenderers.make("software") else { return }
    let cpu = TestRenderers.cpu
    for size in [Size(300, 6), Size(5, 200), Size(60, 40), Size(300, 6)] {
      for radius in [0.7, 9] {
        var item = Self.fill(1, .rect(Rect(2, 2, size.width / 2, size.height / 2)), .white)
        item.blur = Blur(radius: radius)
        item.shadow = DropShadow(color: .black, radius: radius / 2, offset: Point(3, 1))
        let list = DisplayList(size: size, items: [item, item])
        let picture = try cpu.picture(of: list)
        #expect(picture == (try TestRenderers.cpu.picture(of: list)))
        let agreement = Agreement(picture, try gl.picture(of: list))
        #expect(agreement.isParity, "\(size), \(radius): \(agreement)")
      }
    }
  }

  /// What is opaque stays so up to its edges, and of one colour.
  @Test(arguments: names)
  func opaqueBlursKeepTheirEdges(name: String) throws {
    guard let renderer = try TestRenderers.make(name) else { return }
    var item = Self.fill(1, .rect(Rect(5, 4, 20, 12)), RGBA(0.2, 0.4, 0.6))
    item.blur = Blur(radius: 6, isOpaque: true)
    let picture = try renderer.picture(of: DisplayList(size: Size(30, 20), items: [item]))
    for y in 0..<20 {
      for x in 0..<30 {
        let isInside = (5..<25).contains(x) && (4..<16).contains(y)
        #expect(picture[x, y] == (isInside ? SIMD4(51, 102, 153, 255) : SIMD4(0, 0, 0, 0)))
      }
    }
  }

  /// Two colours of an opaque blur: borders go on, so that it is the blur of two half planes.
  @Test(arguments: names)
  func opaqueBlursContinueTheirBorders(name: String) throws {
    guard let renderer = try TestRenderers.make(name) else { return }
    var item = Self.group(
      1,
      [
        Self.fill(2, .rect(Rect(0, 0, 30, 16)), .black),
        Self.fill(3, .rect(Rect(30, 0, 30, 16)), .white),
      ])
    item.blur = Blur(radius: 12, isOpaque: true)
    let picture = try renderer.picture(of: DisplayList(size: Size(60, 16), items: [item]))
    for x in 0..<60 {
      let share = 0.5 * erfc((30 - Double(x) - 0.5) / (12 * 2.0.squareRoot()))
      #expect(abs(Double(picture[x, 8].x) - 255 * share) <= 1, "column \(x)")
      #expect(picture[x, 0].w == 255)
    }
  }
}
