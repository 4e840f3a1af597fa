import Foundation
import SheenCore
import SheenDisplay
import SheenGLES
import SheenTestSupport
import Testing

/// Functions in GLSL against the same functions in double precision.
@Suite(.needsGL) struct EffectTests {
  private let picture = ImageTests.picture(width: 70, height: 40)

  /// All of the frame, filled with a picture pixel by pixel at scale 1.
  private var photo: DisplayItem {
    let rect = Rect(0, 0, 70, 40)
    let paint = ImagePaint(ImageBuffer(picture), in: rect, interpolation: .nearest)
    return DisplayItem(id: ItemID(1), content: .fill(.rect(rect), .image(paint)))
  }

  private func shaded(
    _ kind: ShaderEffect.Kind, _ text: String, _ arguments: [ShaderEffect.Argument] = [],
    reach: Size = Size(0, 0), frame: Rect = Rect(0, 0, 70, 40), of items: [DisplayItem]? = nil,
    transform: Affine = .identity
  ) -> DisplayItem {
    var item = DisplayItem(
      id: ItemID(9), transform: transform, content: .group(items ?? [photo]))
    item.shader = effect(kind, text, arguments, reach: reach, frame: frame)
    return item
  }

  private func effect(
    _ kind: ShaderEffect.Kind, _ text: String, _ arguments: [ShaderEffect.Argument] = [],
    reach: Size = Size(0, 0), frame: Rect = Rect(0, 0, 70, 40)
  ) -> ShaderEffect {
    ShaderEffect(
      kind, "f", of: GLSLSource(name: "f.glsl", text: text), arguments: arguments, frame: frame,
      reach: reach, time: 1.25, scale: 2)
  }

  private func fill(
    _ text: String, _ arguments: [ShaderEffect.Argument] = [], transform: Affine = .identity
  ) -> DisplayItem {
    let rect = Rect(0, 0, 70, 40)
    return DisplayItem(
      id: ItemID(1), transform: transform,
      content: .fill(.rect(rect), .shader(effect(.fill, text, arguments))))
  }

  private func list(_ items: [DisplayItem], scale: Double = 1) -> DisplayList {
    DisplayList(size: Size(70 / scale, 40 / scale), scale: scale, items: items)
  }

  private func draw(_ items: [DisplayItem], scale: Double = 1) throws -> Pixmap {
    let plan = try FramePlanner().plan(list(items, scale: scale))
    return try SoftwareGL.picture(plan, SoftwareGL.renderer())
  }

  /// A pixel of the picture in 0…1; transparent outside.
  private func source(_ x: Int, _ y: Int) -> SIMD4<Double> {
    guard 0..<70 ~= x, 0..<40 ~= y else { return .zero }
    return SIMD4<Double>(picture[x, y]) / 255
  }

  /// Expects every pixel to be a value, rounded as Sheen rounds; ties may go either way.
  private func expect(
    _ drawn: Pixmap, _ value: (Double, Double) -> SIMD4<Double>,
    at location: SourceLocation = #_sourceLocation
  ) {
    var worst = (difference: 0.0, x: 0, y: 0)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let exact = 255 * value(Double(x) + 0.5, Double(y) + 0.5)
        let difference = (SIMD4<Double>(drawn[x, y]) - exact)
        let largest = max(difference.max(), -difference.min())
        if largest > worst.difference { worst = (largest, x, y) }
      }
    }
    #expect(worst.difference < 0.51, "at (\(worst.x), \(worst.y))", sourceLocation: location)
  }

  // MARK: Kinds

  @Test func aColorEffectSeesItsPixel() throws {
    let text = "vec4 f(vec2 p, vec4 c) { return vec4(c.a - c.rgb, c.a); }"
    let drawn = try draw([shaded(.color, text)])
    for y in 0..<40 {
      for x in 0..<70 {
        let c = picture[x, y]
        #expect(drawn[x, y] == SIMD4(c.w - c.x, c.w - c.y, c.w - c.z, c.w))
      }
    }
  }

  @Test func aDistortionByWholePixelsMovesPixels() throws {
    let text = "vec2 f(vec2 p, vec2 d) { return p + d; }"
    let shift = ShaderEffect.Argument.vector([3, -2])
    let drawn = try draw([shaded(.distortion, text, [shift], reach: Size(3, 2))])
    for y in 0..<40 {
      for x in 0..<70 {
        let inside = x + 3 < 70 && y >= 2
        #expect(drawn[x, y] == (inside ? picture[x + 3, y - 2] : .zero))
      }
    }
  }

  @Test func whatADistortionReachesForIsMixedBetweenPixels() throws {
    let text = "vec2 f(vec2 p) { return p + vec2(0.25, -0.5); }"
    expect(try draw([shaded(.distortion, text, reach: Size(1, 1))])) { x, y in
      let (column, row) = (Int(x), Int(y))
      let above = source(column, row - 1) * 0.75 + source(column + 1, row - 1) * 0.25
      return above * 0.5 + (source(column, row) * 0.75 + source(column + 1, row) * 0.25) * 0.5
    }
  }

  @Test func aLayerEffectTakesTheMeanOfNeighbours() throws {
    let text = """
      vec4 f(vec2 p, Layer l) {
        return (sample_layer(l, p - vec2(1.0, 0.0)) + sample_layer(l, p)
          + sample_layer(l, p + vec2(1.0, 0.0))) / 3.0;
      }
      """
    expect(try draw([shaded(.layer, text, reach: Size(1, 0))])) { x, y in
      let (column, row) = (Int(x), Int(y))
      return (source(column - 1, row) + source(column, row) + source(column + 1, row)) / 3
    }
  }

  @Test func aFillIsAFunctionOfThePlace() throws {
    let text = """
      vec4 f(vec2 p, float k) {
        float s = 0.5 + 0.5 * sin(k * p.x + p.y);
        return vec4(s, s * s, 0.25, 1.0);
      }
      """
    expect(try draw([fill(text, [.vector([0.3])])])) { x, y in
      let s = 0.5 + 0.5 * sin(0.3 * x + y)
      return SIMD4(s, s * s, 0.25, 1)
    }
  }

  // MARK: Arguments

  @Test func argumentsOfEveryKind() throws {
    let text = """
      vec4 f(vec2 p, float a, vec2 b, vec3 c, vec4 d, FloatArray e, vec4 g, ColorArray h) {
        if (p.y < 8.0) return vec4(a, b, 1.0);
        if (p.y < 16.0) return vec4(c, 1.0);
        if (p.y < 24.0) return d;
        if (p.y < 32.0) return vec4(
          float_at(e, 2), float(e.count) / 10.0, float_at(e, 3) + float_at(e, -1), 1.0);
        return p.x < 35.0 ? g : color_at(h, 1) + color_at(h, 2);
      }
      """
    let half = RGBA(1, 0.5, 0, 0.5)
    let drawn = try draw([
      fill(
        text,
        [
          .vector([0.2]), .vector([0.4, 0.6]), .vector([0.6, 0.4, 0.2]),
          .vector([0.2, 0.2, 0.2, 0.4]), .numbers([0.1, 0.3, 0.8]), .color(half),
          .colors([.white, half]),
        ])
    ])
    expect(drawn) { x, y in
      switch y {
      case ..<8: SIMD4(0.2, 0.4, 0.6, 1)
      case ..<16: SIMD4(0.6, 0.4, 0.2, 1)
      case ..<24: SIMD4(0.2, 0.2, 0.2, 0.4)
      case ..<32: SIMD4(0.8, 0.3, 0, 1)
      default: SIMD4(0.5, 0.25, 0, 0.5)
      }
    }
  }

  @Test func picturesAreSampled() throws {
    let text = """
      vec4 f(vec2 p, sampler2D a, float k, in sampler2D b) {
        vec2 size = vec2(textureSize(a, 0));
        return p.y < 20.0 ? texture(a, p / size) * k : texture(b, p / vec2(70.0, 40.0));
      }
      """
    let dark = ImageBuffer(Pixmap(width: 3, height: 3))
    let drawn = try draw([
      fill(text, [.image(ImageBuffer(picture)), .vector([0.5]), .image(dark)])
    ])
    expect(drawn) { x, y in y < 20 ? source(Int(x), Int(y)) * 0.5 : .zero }
  }

  @Test func timeResolutionAndScale() throws {
    let text = """
      vec4 f(vec2 p) { return vec4(u_time / 2.0, u_resolution / vec2(100.0, 50.0), u_scale / 4.0); }
      """
    expect(try draw([fill(text)])) { _, _ in SIMD4(0.625, 0.7, 0.8, 0.5) }
  }

  @Test func whatIsNoColorBecomesOne() throws {
    let text = """
      vec4 f(vec2 p, float zero) { return vec4(2.0, -1.0, zero / zero, 1.0); }
      """
    #expect(try draw([fill(text, [.vector([0])])])[9, 9] == SIMD4(255, 0, 0, 255))
  }

  // MARK: Places

  private let place = "vec4 f(vec2 p) { return vec4(p / vec2(70.0, 40.0), 0.0, 1.0); }"

  @Test(arguments: [
    Affine.scale(0.5, 0.5) * .rotation(radians: 0.4), .translation(10, -6) * .scale(-1.5, 0.75),
    .rotation(radians: 1.5707963267948966) * .scale(3, 3),
  ])
  func positionsAreTheViewsOwn(map: Affine) throws {
    let inverse = try #require(map.inverse)
    let whole = map * Affine.identity
    let text = "vec4 f(vec2 p, vec4 c) { return vec4(p / vec2(70.0, 40.0), 0.0, 1.0) * c.a; }"
    let white = DisplayItem(
      id: ItemID(1), content: .fill(.rect(Rect(-500, -500, 1000, 1000)), .solid(.white)))
    expect(try draw([shaded(.color, text, of: [white], transform: whole)])) { x, y in
      let p = inverse * Point(x, y)
      return SIMD4(min(max(p.x / 70, 0), 1), min(max(p.y / 40, 0), 1), 0, 1)
    }
  }

  @Test func aScaleTakesPointsToPixels() throws {
    expect(try draw([fill(place)], scale: 2)) { x, y in SIMD4(x / 140, y / 80, 0, 1) }
  }

  @Test func perspectiveIsDividedOut() throws {
    let map = Projection(numerators: .scale(1.25, 1.25), wx: 0.004, wy: 0.001, w1: 1)
    let inverse = try #require(map.inverse)
    var item = fill("vec4 f(vec2 p) { return vec4(fract(p / 70.0), 0.0, 1.0); }")
    item.perspective = map
    item.content = .fill(
      .rect(Rect(-50, -50, 500, 500)),
      .shader(effect(.fill, "vec4 f(vec2 p) { return vec4(p / 100.0, 0.0, 1.0); }")))
    expect(try draw([item])) { x, y in
      let p = inverse * Point(x, y)
      return SIMD4(min(max(p.x / 100, 0), 1), min(max(p.y / 100, 0), 1), 0, 1)
    }
  }

  @Test func positionsCountFromTheFrame() throws {
    let text = "vec4 f(vec2 p, vec4 c) { return vec4(p / 100.0, 0.0, 1.0); }"
    let drawn = try draw([shaded(.color, text, frame: Rect(20, 10, 30, 20), of: [])])
    expect(drawn) { x, y in
      let isInside = 20..<50 ~= x && 10..<30 ~= y
      return isInside ? SIMD4((x - 20) / 100, (y - 10) / 100, 0, 1) : .zero
    }
  }

  // MARK: In company

  private let invert = "vec4 f(vec2 p, vec4 c) { return vec4(c.a - c.rgb, c.a); }"

  @Test func oneEffectInAnother() throws {
    let twice = shaded(.color, invert, of: [shaded(.color, invert)])
    #expect(try draw([twice]) == draw([photo]))
  }

  @Test func opacityMaskAndFilterComeAfterwards() throws {
    let text = "vec4 f(vec2 p, vec4 c) { return vec4(0.8, 0.4, 0.2, 1.0); }"
    var item = shaded(.color, text)
    item.opacity = 0.5
    item.mask = Mask([
      DisplayItem(id: ItemID(2), content: .fill(.rect(Rect(0, 0, 35, 40)), .solid(.white)))
    ])
    item.filter = ColorMatrix(factors: SIMD4(0.5, 1, 1, 1))
    expect(try draw([item])) { x, _ in x < 35 ? SIMD4(0.2, 0.2, 0.1, 0.5) : .zero }
    item.filter = nil
    expect(try draw([item])) { x, _ in x < 35 ? SIMD4(0.4, 0.2, 0.1, 0.5) : .zero }
  }

  @Test func aMaskMayBeDrawnByAFunction() throws {
    let white = DisplayItem(
      id: ItemID(1), content: .fill(.rect(Rect(0, 0, 70, 40)), .solid(.white)),
      mask: Mask([fill("vec4 f(vec2 p) { return vec4(p.x / 70.0); }")]))
    expect(try draw([white])) { x, _ in SIMD4(repeating: x / 70) }
  }

  @Test func aBlurOfWhatAFunctionDraws() throws {
    // The blur of a half plane is the normal distribution.
    let text = "vec4 f(vec2 p, vec4 c) { return vec4(step(p.x, 35.0)); }"
    var item = shaded(.color, text, of: [])
    item.blur = Blur(radius: 4)
    let drawn = try draw([item])
    for x in 15..<60 {
      let exact = 0.5 * erfc((Double(x) + 0.5 - 35) / 4 / 2.0.squareRoot())
      #expect(abs(Double(drawn[x, 20].w) / 255 - exact) < 0.006, "column \(x)")
    }
  }

  @Test func aFunctionSeesABlur() throws {
    var half = DisplayItem(
      id: ItemID(1), content: .fill(.rect(Rect(0, 0, 35, 40)), .solid(.white)),
      blur: Blur(radius: 4))
    half.blur?.isOpaque = false
    let drawn = try draw([shaded(.color, "vec4 f(vec2 p, vec4 c) { return 1.0 - c; }", of: [half])])
    let bare = try draw([half])
    for x in 0..<70 {
      #expect(abs(Int(drawn[x, 20].x) + Int(bare[x, 20].x) - 255) <= 1, "column \(x)")
    }
  }

  // MARK: Damage

  @Test(arguments: [
    (ShaderEffect.Kind.color, "vec4 f(vec2 p, vec4 c) { return c.gbra; }"),
    (.distortion, "vec2 f(vec2 p) { return p + vec2(5.0 * sin(p.y), 0.0); }"),
    (.layer, "vec4 f(vec2 p, Layer l) { return sample_layer(l, p + 5.0) * 0.5; }"),
  ])
  func damageDoesNotShow(kind: ShaderEffect.Kind, text: String) throws {
    func frame(_ x: Double) -> DisplayList {
      let dot = DisplayItem(
        id: ItemID(2), transform: .translation(x, 3),
        content: .fill(.rect(Rect(0, 0, 6, 6)), .solid(.black)))
      return list([photo, shaded(kind, text, reach: Size(5, 5), of: [photo, dot])])
    }
    let renderer = try SoftwareGL.renderer()
    let planner = FramePlanner()
    var held = try SoftwareGL.picture(planner.plan(frame(4)), renderer)
    for x in [20.0, 47] {
      let next = frame(x)
      try renderer.render(planner.plan(next, previous: frame(x == 20 ? 4 : 20)), into: &held)
      #expect(try held == SoftwareGL.picture(planner.plan(next), renderer))
    }
  }

  // MARK: What is wrong

  private func error(_ text: String) -> RenderError? {
    do {
      _ = try draw([shaded(.color, text)])
      return nil
    } catch {
      return error as? RenderError
    }
  }

  @Test(arguments: [
    ("vec4 f(vec2 p, vec4 c) {\n  float a = 1.0;\n  return wave * a;\n}", 3, "wave"),
    ("#version 300 es\n// é\nvec4 f(vec2 p, vec4 c) {\n\n  return c + 1;\n}", 5, ""),
    ("vec4 f(vec2 p, vec4 c) {\n  return c;\n", 2, ""),
  ])
  func errorsNameTheLine(text: String, line: Int, word: String) throws {
    guard case .shaderSource(let file, let found, let problem) = error(text) else {
      Issue.record("no error in the source")
      return
    }
    #expect(file == "f.glsl" && found == line, "\(problem)")
    #expect(word.isEmpty || problem.contains(word), "\(problem)")
    #expect(!problem.contains("\n") && !problem.isEmpty)
  }

  @Test func anErrorIsOneLineInItsFile() throws {
    let text = "\(try #require(error("vec4 f(vec2 p, vec4 c) { return x; }")))"
    #expect(text.hasPrefix("f.glsl:1: error: ") && text.contains("x"))
  }

  @Test func numbersHaveToBeFinite() throws {
    #expect(throws: RenderError.notFinite("an argument of the function f")) {
      try draw([fill("vec4 f(vec2 p, float a) { return vec4(a); }", [.vector([.nan])])])
    }
  }

  @Test func theCPUSaysThatItCannot() throws {
    let plan = try FramePlanner().plan(list([shaded(.color, invert)]))
    let renderer: any Renderer = TestRenderers.cpu
    var pixmap = Pixmap(width: 70, height: 40)
    #expect(throws: RenderError.needsShaders(files: ["f.glsl"])) {
      try renderer.render(plan, into: &pixmap)
    }
  }
}
