internal import SheenCore

/// Foreground styles on their way down, the primary one first; equal where the styles can be compared
/// and are equal.
struct ForegroundChoice: Equatable, Sendable {
  /// At least one style, none of them hierarchical.
  private let levels: [any ShapeStyle]

  /// What is in front where nobody has chosen: main content, and content of lower rank.
  static let standard = ForegroundChoice(levels: [
    Color.primary, Color.secondary, Color.secondary.opacity(0.5), Color.secondary.opacity(0.3),
    Color.secondary.opacity(0.2),
  ])

  private init(levels: [any ShapeStyle]) { self.levels = levels }

  /// Chooses styles, hierarchical ones among them being levels of the choice further out.
  init(_ styles: [any ShapeStyle], within outer: ForegroundChoice) {
    levels = styles.map { $0.bound(to: outer) }
  }

  /// The style of a level, 0 being the primary one.
  ///
  /// Below the levels chosen it is the last of them, ever more translucent.
  func style(_ level: Int) -> any ShapeStyle {
    if level < levels.count { return levels[level] }
    let opacities = [1, 0.5, 0.25, 0.2, 0.15]
    let step = min(level - levels.count + 1, opacities.count - 1)
    return AnyShapeStyle(erased: levels[levels.count - 1]).opacity(opacities[step])
  }

  static func == (lhs: ForegroundChoice, rhs: ForegroundChoice) -> Bool {
    lhs.levels.count == rhs.levels.count
      && zip(lhs.levels, rhs.levels).allSatisfy { a, b in
        type(of: a) == type(of: b) && areEqual(a as Any, b as Any)
      }
  }
}

extension ShapeStyle {
  /// The style with what depends on the foreground style looked up in a choice.
  fileprivate func bound(to choice: ForegroundChoice) -> any ShapeStyle {
    switch self {
    case let style as HierarchicalShapeStyle: choice.style(style.level)
    case is ForegroundStyle: choice.style(0)
    case let style as AnyShapeStyle: style.style.bound(to: choice)
    default: self
    }
  }
}

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey {
    static let defaultValue = ForegroundChoice.standard
  }
  private enum TintKey: EnvironmentKey {
    static let defaultValue: ForegroundChoice? = nil
  }

  /// What shapes and symbols are filled with where they do not say it themselves.
  var foreground: ForegroundChoice {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// What controls are filled with; `nil` for the accent colour.
  var tint: ForegroundChoice? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The accent colour: the tint where it is a colour, else the system's blue.
  var accent: RGBA {
    var outer = self
    // A tint that is the accent colour itself is the system's.
    outer.tint = nil
    if let tint, case .solid(let color) = tint.style(0)._paint(in: outer)?.paint.kind {
      return color
    }
    return palette.color(.blue, isDark: colorScheme == .dark)
  }
}

/// Foreground styles to choose, compared before what they are bound to is known.
private struct ChosenStyles: Equatable {
  let styles: [any ShapeStyle]

  static func == (lhs: ChosenStyles, rhs: ChosenStyles) -> Bool {
    lhs.styles.count == rhs.styles.count
      && zip(lhs.styles, rhs.styles).allSatisfy { a, b in
        type(of: a) == type(of: b) && areEqual(a as Any, b as Any)
      }
  }
}

extension View {
  private nonisolated func foreground(_ styles: [any ShapeStyle]) -> some View {
    modifier(
      EnvironmentModifier(
        change: { $0.foreground = ForegroundChoice(styles, within: $0.foreground) },
        value: ChosenStyles(styles: styles)))
  }

  /// Chooses what shapes and symbols inside are filled with.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    foreground([style])
  }

  /// Chooses what is of first and second rank inside.
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    foreground([primary, secondary])
  }

  /// Chooses what is of first, second and third rank inside.
  public nonisolated func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(_ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary) -> some View {
    foreground([primary, secondary, tertiary])
  }

  /// Chooses the colour of shapes and symbols inside; `nil` is that of main content.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(
      \.foreground, color.map { ForegroundChoice([$0], within: .standard) } ?? .standard)
  }

  /// Chooses what controls inside are filled with.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
    modifier(
      EnvironmentModifier(
        change: { $0.tint = ForegroundChoice([tint], within: $0.foreground) },
        value: ChosenStyles(styles: [tint])))
  }

  /// Chooses the colour of controls inside; `nil` is the accent colour.
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { ForegroundChoice([$0], within: .standard) })
  }

  /// Chooses the colour of controls inside; `nil` is the system's.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}
