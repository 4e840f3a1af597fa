import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Hierarchical and derived styles, tints and accents.
@MainActor
@Suite struct StyleTests {
  private func item(
    _ view: some View, change: (inout HostConfiguration) -> Void = { _ in }
  ) throws -> DisplayItem {
    try #require(try host(view, change: change).displayList(at: 0).items.first)
  }

  private func color(
    _ view: some View, change: (inout HostConfiguration) -> Void = { _ in }
  ) throws -> RGBA {
    let item = try item(view, change: change)
    guard case .fill(_, .solid(let color)) = item.content else { return .clear }
    return color.opacity(item.opacity)
  }

  /// Apple's label colours of iOS, and their alphas 0.6, 0.3 and 0.18.
  @Test func levelsOfMainContent() throws {
    #expect(try color(Rectangle()) == .black)
    #expect(try color(Rectangle().fill(.primary)) == .black)
    #expect(try color(Rectangle().fill(.primary)) { $0.colorScheme = .dark } == .white)
    let levels: [(AnyView, Double)] = [
      (AnyView(Rectangle().fill(.secondary)), 0.6), (AnyView(Rectangle().fill(.tertiary)), 0.3),
      (AnyView(Rectangle().fill(.quaternary)), 0.18),
    ]
    for (view, alpha) in levels {
      let color = try color(view)
      #expect(isNear(color.alpha, alpha))
      #expect(isNear(color.red, 60.0 / 255) && isNear(color.blue, 67.0 / 255))
    }
    #expect(try color(Rectangle().fill(.quinary)).alpha < 0.18)
  }

  @Test func levelsFollowTheForegroundStyle() throws {
    let view = Rectangle().fill(.secondary).foregroundStyle(Color.white)
    let shown = try color(view)
    #expect(shown.red == 1 && shown.alpha == 0.5)
    #expect(try color(Rectangle().foregroundStyle(.secondary).foregroundStyle(.white)).alpha == 0.5)
    #expect(try color(Rectangle().fill(.tertiary).foregroundStyle(.white)).alpha == 0.25)
  }

  @Test func severalLevelsAreChosen() throws {
    func shown(_ style: HierarchicalShapeStyle) throws -> RGBA {
      try color(Rectangle().fill(style).foregroundStyle(.white, .black, .clear))
    }
    #expect(try shown(.primary) == .white)
    #expect(try shown(.secondary) == .black)
    #expect(try color(Rectangle().fill(.secondary).foregroundStyle(.black, .white)) == .white)
    #expect(try color(Rectangle().fill(.tertiary).foregroundStyle(.black, .white)).alpha == 0.5)
  }

  @Test func hierarchicalStylesInsideOthers() throws {
    let view = Rectangle().foregroundStyle(AnyShapeStyle(.secondary)).foregroundStyle(.white)
    #expect(try color(view).alpha == 0.5)
    #expect(try color(Rectangle().foregroundStyle(.foreground).foregroundStyle(.white)) == .white)
  }

  @Test func stylesAreMadeTranslucent() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(try item(Rectangle().fill(gradient.opacity(0.25))).opacity == 0.25)
    #expect(try item(Color.clear.background(gradient.opacity(0.25))).opacity == 0.25)
    #expect(try color(Rectangle().fill(.tint.opacity(0.5))).alpha == 0.5)
    #expect(try color(Rectangle().fill(.primary.opacity(0.5))).alpha == 0.5)
    #expect(try color(Rectangle().fill(.opacity(0.5))).alpha == 0.5)
  }

  @Test func stylesBlend() throws {
    let view = Rectangle().fill(.white.blendMode(.multiply))
    #expect(try item(view).blend == .multiply)
    #expect(try item(Rectangle().fill(Color.red.blendMode(.screen))).blend == .screen)
    #expect(try item(Rectangle().fill(Color.red)).blend == .normal)
  }

  private struct Fading: View {
    @State var isOn = false
    var body: some View {
      Rectangle().fill(Color.white.blendMode(.screen).opacity(isOn ? 1 : 0))
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test func opacitiesOfStylesAnimate() throws {
    let item = try #require(try host(Fading()).displayList(at: 0.25).items.first)
    #expect(isNear(item.opacity, 0.25))
    #expect(item.blend == .screen)
  }

  @Test func tints() throws {
    let blue = RGBA(0, 122.0 / 255, 1)
    #expect(try color(Rectangle().fill(.tint)) == blue)
    #expect(try color(Color.accentColor) == blue)
    #expect(try color(Rectangle().fill(.tint).tint(.white)) == .white)
    #expect(try color(Rectangle().fill(.tint).tint(Color.black as Color?)) == .black)
    #expect(try color(Rectangle().fill(.tint).tint(nil).tint(.white)) == blue)
    #expect(try color(Rectangle().fill(.tint).accentColor(.white)) == .white)
    #expect(try color(Color.accentColor.tint(.white)) == .white)
    #expect(try color(Color.accentColor.tint(Color.accentColor)) == blue)
    #expect(try color(Rectangle().fill(.tint).tint(Color.accentColor).tint(.white)) == blue)
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    guard case .fill(_, .linear) = try item(Rectangle().fill(.tint).tint(gradient)).content else {
      Issue.record("a tint may be a gradient")
      return
    }
  }

  @Test func backgrounds() throws {
    #expect(try color(Rectangle().fill(.background)) == .white)
    #expect(try color(Rectangle().fill(.background)) { $0.colorScheme = .dark } == .black)
  }

  /// Hue 1/3 is green, 2/3 blue; saturation and brightness as HSB has them.
  @Test func huesAndBrightness() throws {
    func bytes(_ color: Color) throws -> [Double] {
      let shown = try self.color(color)
      return [shown.red, shown.green, shown.blue].map { ($0 * 255).rounded() }
    }
    #expect(try bytes(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == [0, 255, 0])
    #expect(try bytes(Color(hue: 2.0 / 3, saturation: 0.5, brightness: 0.5)) == [64, 64, 128])
    #expect(try bytes(Color(hue: 0, saturation: 0, brightness: 0.2)) == [51, 51, 51])
  }
}
