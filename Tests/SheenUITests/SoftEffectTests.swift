import Foundation
import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenUI
import Testing

/// Blurs, shadows, materials and the filters of canvases, against the integral of a Gaussian.
@MainActor
@Suite struct SoftEffectTests {
  /// A picture of a view of 240 × 80 points at a time.
  private func picture(_ view: some View, at time: Double = 0) throws -> Pixmap {
    let list = try host(view, size: Size(240, 80)).displayList(at: time)
    return try TestRenderers.cpu.picture(of: list)
  }

  /// Half of the picture's width, far higher and wider than it is.
  private func half(_ color: Color) -> some View {
    color.frame(width: 1000, height: 1000).position(x: -380, y: 40)
  }

  /// What is left at a distance outside an edge blurred with a deviation of 1.
  private func left(_ distance: Double) -> Double { 0.5 * erfc(distance / 2.0.squareRoot()) }

  private func isNear(_ value: UInt8, _ expected: Double, within tolerance: Double = 2) -> Bool {
    abs(Double(value) - expected * 255) <= tolerance
  }

  @Test(arguments: [2.0, 10, 20]) func blursAreGaussian(radius: Double) throws {
    let picture = try picture(half(.black).blur(radius: CGFloat(radius)))
    for x in stride(from: 80, through: 160, by: 7) {
      let expected = left((Double(x) + 0.5 - 120) / radius)
      #expect(isNear(picture[x, 40].w, expected), "\(picture[x, 40].w) at \(x)")
    }
  }

  @Test func aBlurWithoutARadiusChangesNothing() throws {
    let plain = try picture(half(.red))
    #expect(try picture(half(.red).blur(radius: 0)) == plain)
    #expect(try picture(half(.red).blur(radius: -3)) == plain)
  }

  @Test func anOpaqueBlurKeepsItsEdges() throws {
    let view = Color.red.frame(width: 100, height: 60).blur(radius: 8, opaque: true)
    let picture = try picture(view)
    #expect(picture[70, 10] == SIMD4(255, 59, 48, 255))
    #expect(picture[169, 69] == SIMD4(255, 59, 48, 255))
    #expect(picture[69, 40].w == 0 && picture[170, 40].w == 0)
  }

  private struct Softening: View {
    @State private var isSoft = false
    var body: some View {
      Color.black.frame(width: 1000, height: 1000).position(x: -380, y: 40)
        .blur(radius: isSoft ? 20 : 0)
        .onAppear { withAnimation(.linear(duration: 1)) { isSoft = true } }
    }
  }

  @Test func radiiAnimate() throws {
    let picture = try picture(Softening(), at: 0.5)
    #expect(isNear(picture[129, 40].w, left(9.5 / 10)))
  }

  /// The default colour is black at 0.33; what throws the shadow lies above it.
  @Test func shadowsAreAThirdOfBlackBelowTheView() throws {
    let picture = try picture(half(.white).shadow(radius: 10, x: 6))
    #expect(picture[100, 40] == SIMD4(255, 255, 255, 255))
    for x in [122, 130, 140] {
      #expect(isNear(picture[x, 40].w, 0.33 * left((Double(x) + 0.5 - 126) / 10)))
      #expect(picture[x, 40].x == 0)
    }
  }

  /// The second shadow is that of the view with the first one.
  @Test func shadowsAdd() throws {
    let view = half(.white).shadow(color: .black, radius: 0, x: 20)
      .shadow(color: .blue, radius: 0, x: 30)
    let picture = try picture(view)
    #expect(picture[130, 40] == SIMD4(0, 0, 0, 255))
    #expect(picture[160, 40] == SIMD4(0, 122, 255, 255))
    #expect(picture[171, 40].w == 0)
  }

  @Test func groupsThrowOneShadow() throws {
    let view = ZStack {
      Color.white.frame(width: 60, height: 60)
      Color.white.frame(width: 20, height: 60)
    }.opacity(0.5).shadow(color: .black, radius: 0, x: 100)
    #expect(isNear(try picture(view)[220, 40].w, 0.5, within: 1))
  }

  @Test func styleShadowsLieBelowAndInside() throws {
    let drop = Color.white.shadow(.drop(color: .black, radius: 0, x: 30))
    #expect(
      try picture(Rectangle().fill(drop).frame(width: 60, height: 60))[170, 40]
        == SIMD4(0, 0, 0, 255))
    // Half of the shadow reaches the very edge; two deviations inside 0.023 of it is left.
    let inner = Color.white.shadow(.inner(color: .black, radius: 10))
    let picture = try picture(
      Rectangle().fill(inner).frame(width: 1000, height: 1000).position(x: -380, y: 40))
    for x in [90, 100, 119] {
      let expected = 1 - left((120 - Double(x) - 0.5) / 10)
      #expect(isNear(picture[x, 40].x, expected), "\(picture[x, 40].x) at \(x)")
      #expect(picture[x, 40].w == 255)
    }
    #expect(picture[121, 40].w == 0)
  }

  /// Far from the edge of what lies behind a material is a mix, at the edge the mean of both sides.
  @Test(arguments: [ColorScheme.light, .dark]) func materialsBlurWhatLiesBehind(
    scheme: ColorScheme
  ) throws {
    let view = ZStack {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      Rectangle().fill(.thinMaterial)
    }
    .environment(\.colorScheme, scheme)
    let picture = try picture(view)
    let (black, white) = (Double(picture[2, 40].x), Double(picture[237, 40].x))
    #expect(white - black > 50 && picture[120, 40].w == 255)
    let middle = (Double(picture[119, 40].x) + Double(picture[120, 40].x)) / 2
    #expect(abs(middle - (black + white) / 2) <= 1.5)
    // One deviation of 20 points beside the edge.
    let beside = black + (white - black) * (1 - left(19.5 / 20))
    #expect(abs(Double(picture[139, 40].x) - beside) <= 2)
  }

  @Test func thickerMaterialsShowLess() throws {
    let materials: [SheenUI.Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let shares = try materials.map { material in
      let view = ZStack {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        Rectangle().fill(material)
      }
      let picture = try picture(view)
      return Int(picture[237, 40].x) - Int(picture[2, 40].x)
    }
    #expect(shares == shares.sorted(by: >) && Set(shares).count == 5)
  }

  @Test func canvasesBlurAndFindEdges() throws {
    let view = Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .green))
      context.addFilter(.blur(radius: 6))
      context.fill(Path(CGRect(x: -500, y: -500, width: 620, height: 1000)), with: .color(.black))
    }
    let picture = try picture(view)
    // A blurred straight edge is half there where it was.
    #expect(picture[118, 40] == SIMD4(52, 199, 89, 255))
    #expect(picture[121, 40].w == 0)
  }

  @Test func canvasesThrowShadows() throws {
    func drawn(_ options: GraphicsContext.ShadowOptions) throws -> Pixmap {
      try picture(
        Canvas { context, size in
          context.addFilter(.shadow(color: .black, radius: 0, x: 30, options: options))
          context.fill(Path(CGRect(x: 60, y: 20, width: 60, height: 40)), with: .color(.white))
        })
    }
    #expect(try drawn([])[100, 40] == SIMD4(255, 255, 255, 255))
    #expect(try drawn([])[140, 40] == SIMD4(0, 0, 0, 255))
    #expect(try drawn(.shadowAbove)[100, 40] == SIMD4(0, 0, 0, 255))
    #expect(try drawn(.shadowOnly)[70, 40].w == 0)
    #expect(try drawn([.shadowAbove, .invertsAlpha])[70, 40] == SIMD4(0, 0, 0, 255))
    #expect(try drawn([.shadowAbove, .invertsAlpha])[100, 40] == SIMD4(255, 255, 255, 255))
  }

  private struct Replacing: View {
    @State private var isShown = false
    var body: some View {
      ZStack {
        if isShown { Color.black.frame(width: 100, height: 60).transition(.blurReplace) }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
    }
  }

  @Test func blurReplaceBlursOnTheWay() throws {
    let middle = try picture(Replacing(), at: 0.5)
    // Half transparent in the middle, and something outside the frame.
    #expect(isNear(middle[120, 40].w, 0.5, within: 4))
    #expect(middle[70, 40].w > 0 && middle[70, 40].w < 120)
    #expect(try picture(Replacing(), at: 1)[71, 40].w == 255)
  }

  @Test func whatIsNotFiniteIsAnError() throws {
    #expect(throws: RenderError.self) { try picture(half(.red).blur(radius: .nan)) }
    #expect(throws: RenderError.self) { try picture(half(.red).shadow(radius: .infinity)) }
  }

  @Test func aHugeRadiusIsHeldAt512Pixels() throws {
    let view = half(.black).blur(radius: 10_000)
    let picture = try picture(view)
    // Of 1,000 points one half lies to the left: a Gaussian of 512 leaves Φ(1000/512) − ½ of it there.
    let vertical = 1 - 2 * left(500.0 / 512)
    let expected = vertical * (0.5 - left(1000.0 / 512))
    #expect(isNear(picture[120, 40].w, expected, within: 3))
  }
}
