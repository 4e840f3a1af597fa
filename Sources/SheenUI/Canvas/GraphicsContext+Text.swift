public import Foundation
internal import SheenCore
internal import SheenDisplay
internal import SheenText

extension GraphicsContext {
  /// A text as it can be drawn.
  public struct ResolvedText {
    /// What letters without a style of their own are filled with.
    public var shading = Shading.foreground
    let setting: TextSetting
    let plan: TextPaints
    private let shaped: ShapedText
    let environment: EnvironmentValues

    init(_ text: Text, in environment: EnvironmentValues, at date: Date) {
      let parts = TextReader(text, in: environment, at: date).parts
      setting = TextSetting(parts, in: environment)
      plan = TextPaints(parts, in: environment)
      shaped = setting.shaped()
      self.environment = environment
    }

    func layout(in size: CGSize) -> TextLayout {
      shaped.layout(
        width: max(Double(size.width), 0), height: max(Double(size.height), 0),
        style: setting.style)
    }

    /// The size in a space to fill, in points.
    public func measure(in size: CGSize) -> CGSize {
      let grid = PixelGrid(scale: Double(environment.displayScale))
      let size = layout(in: size).size
      return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
    }

    /// How far the first line stands below the top, in a space to fill, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(in: size).firstBaseline)
    }

    /// How far the last line stands below the top, in a space to fill, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(in: size).lastBaseline)
    }
  }

  /// Finds the glyphs of a text, in the font of the surroundings where it has none.
  ///
  /// Texts that follow the time show the moment at which they are drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    let date = SceneClock.current?.now ?? Date(timeIntervalSinceReferenceDate: 0)
    return ResolvedText(text, in: environment, at: date)
  }

  /// Draws a text from the top leading corner of a rectangle, into which its lines are broken.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.layout(in: rect.size), at: rect.origin, width: Double(rect.width))
  }

  /// Draws a text in its own size, a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let all = CGSize(width: CGFloat.infinity, height: .infinity)
    let size = text.measure(in: all)
    let frame = Self.frame(size, at: point, anchor)
    draw(text, text.layout(in: all), at: frame.origin, width: Double(size.width))
  }

  /// Draws a text from the top leading corner of a rectangle, into which its lines are broken.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in its own size, a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text laid out; one that is read from right to left ends at the right side of the space.
  private func draw(
    _ text: ResolvedText, _ layout: TextLayout, at place: CGPoint, width: Double
  ) {
    let rest = text.setting.style.isRightToLeft ? max(width - layout.size.width, 0) : 0
    let origin = Point(Double(place.x) + rest, Double(place.y))
    let bounds = Rect(origin.x, origin.y, layout.size.width, layout.size.height)
    let grid = PixelGrid(scale: Double(environment.displayScale))
    let opacities = text.plan.paints.map(\.wholeOpacity)
    add(
      TextFigure(layout, text.setting, text.plan, at: origin)
        .items(in: text.environment, opacity: { opacities[$0] }) { shape, paint in
          paint == 0
            ? filled(shape, with: text.shading, spanning: bounds)
            : text.plan.paints[paint].items(id: ItemID(1), shape, spanning: bounds, grid)
        })
  }
}
