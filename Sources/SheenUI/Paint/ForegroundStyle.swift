/// The style that views further out have chosen for what is in front; the colour of main content
/// where nobody has.
public struct ForegroundStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension ForegroundStyle: ShapeStyle {
  /// Fills with the style chosen.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    environment.foreground.style(0)._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that views further out have chosen for what is in front.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// Any style.
public struct AnyShapeStyle: Sendable {
  let style: any ShapeStyle

  /// Makes a style that fills as another does.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }

  init(erased style: any ShapeStyle) { self.style = style }
}

extension AnyShapeStyle: ShapeStyle {
  /// Fills as the style inside does.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    style._paint(in: environment)
  }
}
