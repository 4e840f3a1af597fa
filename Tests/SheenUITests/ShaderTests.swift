import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Functions in GLSL as views name them: what is looked up, what is checked, what is drawn when.
@MainActor
@Suite struct ShaderTests {
  private static let text = """
    // vec4 gone(vec2 p) {}
    #define half \\
      0.5
    float helper(float x) { return x; }
    vec4 tint(vec2 position, vec4 color, const in float amount, vec2 shift, vec3 a, vec4 b) {
      return color;
    }
    vec2 wave(vec2 position, float k, vec4 bounds)
    {
      return position + k * sin(u_time);
    }
    vec4 mean(vec2 position, Layer layer, FloatArray weights, ColorArray colors) { return color; }
    vec4 dots(vec2 position) { return vec4(1.0); }
    vec4 plain(vec2 position, vec4 color) { return color; }
    """
  private static let other = GLSLSource(
    name: "other.glsl", text: "/* u_time */ vec4 spots(vec2 p, highp float r) { return vec4(r); }")

  private func host(
    _ view: some View, _ sources: [GLSLSource]? = nil, size: Size = Size(40, 20),
    skips: Bool = false
  ) -> ViewHost {
    SheenUITests.host(view, size: size) {
      $0.shaders = ShaderFiles(
        sources ?? [GLSLSource(name: "a.glsl", text: Self.text), Self.other], areSkipped: skips)
    }
  }

  private func effect(_ host: ViewHost, at time: Double = 0) throws -> ShaderEffect {
    let items = try host.displayList(at: time).items
    let item = try #require(items.first)
    if case .fill(_, .shader(let effect)) = item.content { return effect }
    return try #require(item.shader)
  }

  /// What is drawn, by whatever items.
  private func drawn(_ host: ViewHost) throws -> [DisplayItem.Content] {
    try host.displayList(at: 0).items.map { item in
      #expect(item.shader == nil)
      return item.content
    }
  }

  private func problem(_ view: some View, _ sources: [GLSLSource]? = nil) -> String {
    do {
      _ = try host(view, sources).displayList(at: 0)
      return ""
    } catch {
      return "\(error)"
    }
  }

  private var box: some View { Color.red.frame(width: 20, height: 10) }

  // MARK: What is drawn

  @Test func argumentsAreNumbersAndColors() throws {
    let shader = ShaderLibrary.tint(
      .float(0.5), .float2(CGSize(width: 1, height: 2)), .float3(1, 2, 3), .boundingRect)
    let drawn = try effect(host(box.colorEffect(shader)))
    #expect(drawn.kind == .color && drawn.function == "tint" && drawn.source.name == "a.glsl")
    #expect(
      drawn.arguments == [
        .vector([0.5]), .vector([1, 2]), .vector([1, 2, 3]), .vector([0, 0, 20, 10]),
      ])
    #expect(drawn.frame == Rect(10, 5, 20, 10) && drawn.time == 0)
  }

  @Test func arraysAndColors() throws {
    let colors = Shader.Argument.colorArray([
      .white, Color(red: 1, green: 0, blue: 0, opacity: 0.5),
    ])
    let view = box.layerEffect(
      ShaderLibrary.default.mean(.floatArray([1, 2, 0.5]), colors),
      maxSampleOffset: CGSize(width: 3, height: 4))
    let drawn = try effect(host(view))
    #expect(drawn.arguments == [.numbers([1, 2, 0.5]), .colors([.white, RGBA(1, 0, 0, 0.5)])])
    #expect(drawn.kind == .layer && drawn.reach == Size(3, 4))
  }

  @Test func imagesAreTheirPixels() throws {
    let source = GLSLSource(
      name: "i.glsl", text: "vec4 f(vec2 p, vec4 c, sampler2D i) { return texture(i, p); }")
    let view = box.colorEffect(ShaderLibrary.f(.image(Image(.swatch))))
    #expect(try effect(host(view, [source])).arguments == [.image(TestAssets.swatch)])
    let symbol = box.colorEffect(ShaderLibrary.f(.image(Image(systemName: "star"))))
    #expect(
      problem(symbol, [source])
        == "f: an image argument is a picture, not a symbol; use another one")
    #expect(
      problem(box.colorEffect(ShaderLibrary.f(.image(Image("bage")))), [source])
        .hasPrefix("no image named \"bage\""))
  }

  @Test func fillsSpanTheirShape() throws {
    let drawn = try effect(
      host(Rectangle().fill(ShaderLibrary.dots()).frame(width: 20, height: 10)))
    #expect(drawn.kind == .fill && drawn.frame == Rect(10, 5, 20, 10))
    let color = try effect(host(Circle().foregroundStyle(ShaderLibrary.spots(.float(2)))))
    #expect(color.frame == Rect(10, 0, 20, 20) && color.arguments == [.vector([2])])
  }

  @Test func anEffectMayBeOff() throws {
    let view = box.colorEffect(ShaderLibrary.nothing(), isEnabled: false)
    #expect(try drawn(host(view)) == drawn(host(box)))
  }

  @Test func theListSaysIt() throws {
    let view = box.distortionEffect(
      ShaderLibrary.wave(.float(2), .boundingRect), maxSampleOffset: CGSize(width: 2, height: 0))
    let text = try host(view).displayList(at: 1.5).description
    #expect(
      text.contains(
        "group distortion shader a.glsl wave(2.0, 0.0 0.0 20.0 10.0) in [10.0 5.0 20.0 10.0] "
          + "reach 2.0 0.0 at 1.5"), "\(text)")
  }

  @Test func visualEffectsHaveThem() throws {
    let view = box.visualEffect { content, proxy in
      content.distortionEffect(
        ShaderLibrary.wave(.float(proxy.size.width), .boundingRect), maxSampleOffset: .zero)
    }
    let host = host(view)
    #expect(try effect(host).arguments == [.vector([20]), .vector([0, 0, 20, 10])])
    #expect(try effect(host, at: 2).time == 2)
    let missing = box.visualEffect { content, _ in content.colorEffect(ShaderLibrary.nope()) }
    #expect(problem(missing).hasPrefix("no function named \"nope\""))
  }

  @Test func librariesOfOtherPlaces() throws {
    let text = "vec4 spots(vec2 p, vec4 c) { return c; }"
    let library = ShaderLibrary(data: Data(text.utf8))
    #expect(try effect(host(box.colorEffect(library.spots()))).source.text == text)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "s.glsl"))
    for url in [folder, folder.appending(path: "s.glsl")] {
      let shader = ShaderFunction(library: ShaderLibrary(url: url), name: "spots")()
      #expect(try effect(host(box.colorEffect(shader))).source.name.hasSuffix("/s.glsl"))
    }
    let none = ShaderLibrary(url: folder.appending(path: "none.glsl"))
    #expect(problem(box.colorEffect(none.spots())).contains("none.glsl: cannot be read"))
  }

  @Test func skippedEffectsChangeNothing() throws {
    let view = box.colorEffect(ShaderLibrary.nothing())
    #expect(try drawn(host(view, skips: true)) == drawn(host(box)))
    let filled = Rectangle().fill(ShaderLibrary.nothing())
    #expect(try host(filled, skips: true).displayList(at: 0).items.isEmpty)
  }

  // MARK: Time

  @Test func whatMentionsTheTimeFollowsIt() throws {
    let moving = host(
      box.distortionEffect(
        ShaderLibrary.wave(.float(1), .boundingRect), maxSampleOffset: .zero))
    for time in [0, 0.25, 7.5] { #expect(try effect(moving, at: time).time == time) }
    #expect(moving.nextChange(after: 7.5) == 7.5)
    #expect(try moving.extent() == .endless)
  }

  @Test func whatDoesNotRests() throws {
    // A comment is no mention.
    let still = host(Rectangle().fill(ShaderLibrary.spots(.float(1))))
    #expect(try effect(still, at: 3).time == 0)
    #expect(still.nextChange(after: 3) == nil)
    #expect(try still.extent() == .still)
  }

  @Test func fillsFollowTheTimeToo() throws {
    let source = GLSLSource(name: "t", text: "vec4 f(vec2 p) { return vec4(u_time); }")
    let host = host(Rectangle().fill(ShaderLibrary.f()), [source])
    #expect(try effect(host, at: 1.75).time == 1.75)
    #expect(host.nextChange(after: 1.75) == 1.75)
  }

  private struct Growing: View {
    @State var isOn = false
    var body: some View {
      Color.red
        .colorEffect(
          ShaderLibrary.tint(
            .float(isOn ? 3 : 1), .float2(isOn ? 10 : 0, 4), .float3(0, 0, 0),
            .color(isOn ? .white : .black))
        )
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test func argumentsAreAnimated() throws {
    let drawn = try effect(host(Growing()), at: 0.5)
    #expect(drawn.arguments.prefix(2) == [.vector([2]), .vector([5, 4])])
    // Half of white in linear light.
    let exact = 1.055 * pow(0.5, 1 / 2.4) - 0.055
    let isHalf =
      if case .color(let gray) = drawn.arguments[3] { abs(gray.red - exact) < 1e-6 } else { false }
    #expect(isHalf, "\(drawn.arguments[3])")
  }

  // MARK: What is wrong

  @Test func namesThatAreNotThere() {
    #expect(
      problem(box.colorEffect(ShaderLibrary.tins()))
        == "no function named \"tins\" in a.glsl, other.glsl; the nearest are \"tint\", \"dots\", "
        + "\"mean\"")
    #expect(problem(box.colorEffect(ShaderLibrary.gone())).contains("no function named \"gone\""))
    #expect(
      problem(box.colorEffect(ShaderLibrary.tint()), [])
        == "no function named \"tint\": there is no .glsl file beside the scene; port the Metal "
        + "function, or use --skip-shaders")
  }

  @Test func argumentsThatDoNotFit() {
    let expected = "a.glsl:5: declares vec4 tint(vec2, vec4, float, vec2, vec3, vec4), but "
    #expect(
      problem(box.colorEffect(ShaderLibrary.tint(.float(1))))
        == expected + "colorEffect calls vec4 tint(vec2, vec4, float)")
    #expect(
      problem(
        box.colorEffect(
          ShaderLibrary.tint(.float(1), .float3(1, 2, 3), .float3(1, 2, 3), .boundingRect)))
        == expected + "colorEffect calls vec4 tint(vec2, vec4, float, vec3, vec3, vec4)")
    #expect(
      problem(box.colorEffect(ShaderLibrary.wave(.float(1), .boundingRect)))
        == "a.glsl:8: declares vec2 wave(vec2, float, vec4), but colorEffect calls "
        + "vec4 wave(vec2, vec4, float, vec4)")
    #expect(
      problem(Rectangle().fill(ShaderLibrary.plain()))
        == "a.glsl:14: declares vec4 plain(vec2, vec4), but a fill calls vec4 plain(vec2)")
  }

  @Test func namesOfSheensOwnAndNamesGivenTwice() {
    let text = "vec4 f(vec2 p, vec4 c) { return c; }"
    let own = GLSLSource(name: "own.glsl", text: text + "\nvoid main() {}")
    #expect(
      problem(box.colorEffect(ShaderLibrary.f()), [own])
        == "own.glsl:2: main is a name of Sheen's own; choose another one")
    let twice = ["a.glsl", "b.glsl"].map { GLSLSource(name: $0, text: text) }
    #expect(
      problem(box.colorEffect(ShaderLibrary.f()), twice)
        == "a.glsl:1: f is in a.glsl and b.glsl; give one of them another name")
  }

  @Test func overloadsAreTold() throws {
    let text = """
      vec4 f(vec2 p, vec4 c) { return c; }
      vec4 f(vec2 p, vec4 c, float k) { return c * k; }
      """
    let drawn = try effect(
      host(
        box.colorEffect(ShaderLibrary.f(.float(2))), [GLSLSource(name: "o.glsl", text: text)]))
    #expect(drawn.arguments == [.vector([2])])
  }
}
