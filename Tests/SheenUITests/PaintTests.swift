import SheenCore
import SheenDisplay
import SheenUI
import Testing

@MainActor
struct PaintTests {
  private func paint(
    _ view: some View, change: (inout HostConfiguration) -> Void = { _ in }
  ) throws -> Paint {
    let list = try host(view, size: Size(200, 100), change: change).displayList(at: 0)
    guard case .fill(_, let paint)? = list.items.first?.content else { throw NoPaint(list: list) }
    return paint
  }

  private struct NoPaint: Error { let list: DisplayList }

  private func bytes(
    _ color: Color, change: (inout HostConfiguration) -> Void = { _ in }
  ) throws -> [Double] {
    guard case .solid(let rgba) = try paint(color, change: change) else { return [] }
    return [rgba.red, rgba.green, rgba.blue].map { ($0 * 255).rounded() } + [rgba.alpha]
  }

  @Test func namedColorsFollowTheAppearance() throws {
    #expect(try bytes(.red) == [255, 59, 48, 1])
    #expect(try bytes(.red) { $0.colorScheme = .dark } == [255, 69, 58, 1])
    #expect(try bytes(.secondary) { $0.colorScheme = .dark } == [235, 235, 245, 0.6])
    #expect(try bytes(.indigo) == [88, 86, 214, 1])
    #expect(try bytes(.red) { $0.palette = .visionOS2 } == [255, 66, 69, 1])
    #expect(try bytes(.red) { $0.palette = .iOS26 } == [255, 56, 60, 1])
    #expect(try bytes(.secondary) { $0.palette = .iOS26 } == [60, 60, 67, 0.6])
    #expect(try bytes(.secondary) { $0.palette = .macOS26 } == [0, 0, 0, 127.0 / 255])
    for scheme in [ColorScheme.light, .dark] {
      #expect(try bytes(.black) { $0.colorScheme = scheme } == [0, 0, 0, 1])
      #expect(try bytes(.white) { $0.colorScheme = scheme } == [255, 255, 255, 1])
    }
  }

  @Test func constructorsOfColors() throws {
    #expect(try bytes(Color(red: 1, green: 0.5, blue: 0)) == [255, 128, 0, 1])
    #expect(try bytes(Color(white: 0.2, opacity: 0.5)) == [51, 51, 51, 0.5])
    #expect(try bytes(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == [0, 255, 0, 1])
    #expect(try bytes(Color(hue: 0.5, saturation: 0.5, brightness: 0.8)) == [102, 204, 204, 1])
    #expect(try bytes(Color(.sRGBLinear, red: 0.5, green: 0, blue: 1)) == [188, 0, 255, 1])
    #expect(try bytes(.red.opacity(0.5).opacity(0.5)) == [255, 59, 48, 0.25])
    // The red of Display P3 lies outside sRGB and is kept.
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(abs(red.red - 1.0931) < 0.0005)
    #expect(abs(red.green + 0.2268) < 0.0005)
    #expect(abs(red.blue + 0.1501) < 0.0005)
    let grey = Color(white: 0.5).resolve(in: EnvironmentValues())
    #expect(abs(grey.linearRed - 0.21404) < 0.00001)
    #expect(try bytes(Color(grey)) == [128, 128, 128, 1])
  }

  @Test func assetColorsFollowTheAppearance() throws {
    let color = Color(ColorResource(name: "StepRed", bundle: .main))
    #expect(try bytes(color) == [255, 0, 0, 1])
    #expect(try bytes(Color("StepRed")) { $0.colorScheme = .dark } == [0, 0, 255, 1])
  }

  @Test func gradientsRunBetweenUnitPoints() throws {
    let view = LinearGradient(
      stops: [.init(color: .clear, location: -1), .init(color: .white, location: 3)],
      startPoint: .topLeading, endPoint: UnitPoint(x: 0.5, y: 2))
    guard case .linear(let paint) = try paint(view) else {
      throw NoPaint(list: .init(size: Size(1, 1), items: []))
    }
    #expect(paint.start == Point(0, 0))
    #expect(paint.end == Point(100, 200))
    // Stops are kept as given; the planner clamps them.
    #expect(paint.ramp.stops.map(\.location) == [-1, 3])
    #expect(paint.ramp.space == .perceptual)
    #expect(paint.ramp.extend == .pad)
  }

  @Test func oneColorAndNone() throws {
    let one = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    guard case .linear(let paint) = try paint(one) else { return }
    #expect(paint.ramp.stops.map(\.location) == [0])
    _ = try host(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
      .displayList(at: 0)
  }

  @Test func spacesAndAlphaRules() throws {
    let gradient = Gradient(colors: [.clear, .white])
    func ramp(_ view: some View) throws -> ColorRamp? {
      if case .linear(let paint) = try paint(view) { paint.ramp } else { nil }
    }
    let plain = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    #expect(try ramp(plain)?.alphaRule == .weighted)
    #expect(try ramp(plain.gradientAlphaRule(.unweighted))?.alphaRule == .unweighted)
    let own = LinearGradient(
      gradient: gradient.alphaRule(.weighted).colorSpace(.device), startPoint: .top,
      endPoint: .bottom)
    #expect(try ramp(own.gradientAlphaRule(.unweighted))?.alphaRule == .weighted)
    #expect(try ramp(own)?.space == .device)
    let styled = Color.clear.background(
      .linearGradient(gradient.colorSpace(.device), startPoint: .top, endPoint: .bottom))
    #expect(try ramp(styled)?.space == .device)
  }

  @Test func gradientsAreMirroredWithTheReadingDirection() throws {
    let view = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    guard case .linear(let paint) = try paint(view, change: { $0.layoutDirection = .rightToLeft })
    else { return }
    #expect(paint.start == Point(200, 50))
    #expect(paint.end == Point(0, 50))
  }

  @Test func interpolationOfImages() throws {
    func interpolation(_ image: Image) throws -> SheenDisplay.ImagePaint.Interpolation? {
      if case .image(let paint) = try paint(image) { paint.interpolation } else { nil }
    }
    #expect(try interpolation(Image(.swatch)) == .linear)
    #expect(try interpolation(Image(.swatch).interpolation(.none)) == .nearest)
    #expect(try interpolation(Image(.swatch).interpolation(.high).resizable()) == .linear)
  }

  @Test func customStyles() throws {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    guard
      case .solid(let color) = try paint(
        Color.clear.background(Warning()), change: { $0.colorScheme = .dark })
    else { return }
    #expect(color == .white)
  }
}
