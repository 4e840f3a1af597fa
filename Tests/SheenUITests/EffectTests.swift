import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenUI
import Testing

/// Blend modes, isolation and colour effects, as numbers and pixels.
@MainActor
@Suite struct EffectTests {
  /// The straight colour of the middle of a picture of 8 × 8 points.
  private func middle(_ view: some View, at time: Double = 0) throws -> [Int] {
    let list = try host(view, size: Size(8, 8)).displayList(at: time)
    let color = try TestRenderers.cpu.picture(of: list)[4, 4]
    let alpha = Double(color.w)
    return (0..<3).map { alpha > 0 ? Int((Double(color[$0]) * 255 / alpha).rounded()) : 0 }
      + [Int(color.w)]
  }

  private func isNear(_ a: [Int], _ b: [Int], within tolerance: Int = 1) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private static let copper = Color(red: 0.8, green: 0.4, blue: 0.2)

  @Test func grayscaleIsTheLuminance() throws {
    // 0.2126 · 204 + 0.7152 · 102 + 0.0722 · 51 = 120.0
    #expect(isNear(try middle(Self.copper.grayscale(1)), [120, 120, 120, 255]))
    #expect(isNear(try middle(Self.copper.grayscale(0)), [204, 102, 51, 255]))
  }

  /// Black as opaque as the view was bright: 0.2126 · 0.8 + 0.7152 · 0.4 + 0.0722 · 0.2 = 0.4706.
  @Test func luminanceBecomesAlpha() throws {
    #expect(isNear(try middle(Self.copper.luminanceToAlpha()), [0, 0, 0, 120]))
    #expect(try middle(Color.white.luminanceToAlpha()) == [0, 0, 0, 255])
  }

  /// Effects clamp one after the other: what is clipped does not come back.
  @Test func effectsClampInTurn() throws {
    let view = Color(white: 0.8).brightness(0.5).brightness(-0.5)
    #expect(isNear(try middle(view), [128, 128, 128, 255]))
  }

  /// Translucent colours are unpremultiplied first.
  @Test func effectsKeepOpacity() throws {
    let drawn = try middle(Self.copper.opacity(0.5).colorInvert())
    #expect(isNear(drawn, [51, 153, 204, 128], within: 2))
  }

  private struct Fading: View {
    @State var isOn = false
    var body: some View {
      Color(white: 0.5).brightness(isOn ? 0.4 : 0).saturation(isOn ? 0 : 1)
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test func amountsAnimate() throws {
    #expect(isNear(try middle(Fading(), at: 0.5), [179, 179, 179, 255]))
  }

  private struct Turning: View {
    @State var isOn = false
    var body: some View {
      EffectTests.copper.hueRotation(.degrees(isOn ? 180 : 0))
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test func hueAnimates() throws {
    #expect(isNear(try middle(Turning(), at: 0.5), [51, 149, 36, 255]))
  }

  /// Worked by hand from the formulas of W3C Compositing and Blending, and of Apple for soft light.
  @Test(arguments: [
    (BlendMode.normal, [204, 102, 51]), (.multiply, [82, 61, 41]), (.screen, [224, 194, 214]),
    (.overlay, [163, 133, 173]), (.darken, [102, 102, 51]), (.lighten, [204, 153, 204]),
    (.colorDodge, [255, 255, 255]), (.colorBurn, [64, 0, 0]), (.hardLight, [194, 122, 82]),
    (.softLight, [139, 141, 180]), (.difference, [102, 51, 153]), (.exclusion, [143, 133, 173]),
    (.plusLighter, [255, 255, 255]), (.plusDarker, [51, 0, 0]), (.sourceAtop, [204, 102, 51]),
    (.destinationOver, [102, 153, 204]),
  ])
  func blendModes(mode: BlendMode, expected: [Int]) throws {
    let view = ZStack {
      Color(red: 0.4, green: 0.6, blue: 0.8)
      Self.copper.blendMode(mode)
    }
    let drawn = try middle(view)
    #expect(isNear(drawn, expected + [255]), "\(mode): \(drawn)")
  }

  /// Luminosity 0.3 r + 0.59 g + 0.11 b of one, hue and saturation of the other.
  @Test(arguments: [
    (BlendMode.luminosity, 0.498), (.color, 0.562), (.hue, 0.562), (.saturation, 0.562),
  ])
  func nonSeparableModes(mode: BlendMode, luminosity: Double) throws {
    let view = ZStack {
      Color(red: 0.4, green: 0.6, blue: 0.8)
      Self.copper.blendMode(mode)
    }
    let drawn = try middle(view).map { Double($0) / 255 }
    #expect(abs(0.3 * drawn[0] + 0.59 * drawn[1] + 0.11 * drawn[2] - luminosity) < 0.006)
    let below = mode == .luminosity || mode == .saturation
    // The order of the components, the hue, is that of the colour it comes from.
    #expect((drawn[0] < drawn[2]) == below)
  }

  @Test func destinationOutErases() throws {
    let view = ZStack {
      Color.red
      Color.black.opacity(0.5).blendMode(.destinationOut)
    }
    #expect(try middle(view)[3] == 128)
  }

  /// Stacks and transforms let blend modes through; groups keep them in.
  @Test func compositingGroupsIsolate() throws {
    func view(_ change: (AnyView) -> AnyView) -> AnyView {
      let inner = ZStack {
        Color.clear
        Color(white: 0.5).blendMode(.multiply)
      }
      return AnyView(
        ZStack {
          Color(white: 0.5)
          change(AnyView(inner))
        })
    }
    #expect(try middle(view { $0 })[0] == 64)
    #expect(try middle(view { AnyView($0.rotationEffect(.degrees(10))) })[0] == 64)
    #expect(try middle(view { AnyView($0.compositingGroup()) })[0] == 128)
    #expect(try middle(view { AnyView($0.drawingGroup()) })[0] == 128)
  }

  @Test func isolationKeepsTheLook() throws {
    let view = ZStack {
      Color.red
      Color.blue.opacity(0.5)
    }
    let plain = try host(view, size: Size(8, 8)).displayList(at: 0)
    let grouped = try host(view.compositingGroup(), size: Size(8, 8)).displayList(at: 0)
    #expect(
      try TestRenderers.cpu.picture(of: plain) == TestRenderers.cpu.picture(of: grouped))
    // A group in which nothing blends costs no register.
    #expect(try FramePlanner().plan(grouped).depth == 1)
  }

  /// A group is made translucent as one: what overlaps inside does not shine through.
  @Test func opacityOfAGroup() throws {
    let view = ZStack {
      Color.black
      Color.white
    }
    #expect(try middle(view.compositingGroup().opacity(0.5)) == [255, 255, 255, 128])
  }
}
