/// The style that views further out have chosen for what is in front; the colour of main content
/// where nobody has.
public struct ForegroundStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension ForegroundStyle: ShapeStyle {
  /// Fills with the style chosen.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    environment.foreground.style._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that views further out have chosen for what is in front.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// Any style.
public struct AnyShapeStyle: Sendable {
  private let style: any ShapeStyle

  /// Makes a style that fills as another does.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }
}

extension AnyShapeStyle: ShapeStyle {
  /// Fills as the style inside does.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    style._paint(in: environment)
  }
}

/// A foreground style on its way down; equal where the styles can be compared and are equal.
struct ForegroundChoice: Equatable, Sendable {
  let style: any ShapeStyle

  static let standard = ForegroundChoice(style: Color.primary)

  static func == (lhs: ForegroundChoice, rhs: ForegroundChoice) -> Bool {
    type(of: lhs.style) == type(of: rhs.style) && areEqual(lhs.style as Any, rhs.style as Any)
  }
}

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey {
    static let defaultValue = ForegroundChoice.standard
  }

  /// What shapes and symbols are filled with where they do not say it themselves.
  var foreground: ForegroundChoice {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}

extension View {
  /// Chooses what shapes and symbols inside are filled with.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.foreground, ForegroundChoice(style: style))
  }

  /// Chooses the colour of shapes and symbols inside; `nil` is that of main content.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(
      \.foreground, color.map { ForegroundChoice(style: $0) } ?? .standard)
  }
}
