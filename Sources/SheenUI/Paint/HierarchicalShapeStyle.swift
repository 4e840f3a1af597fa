/// A level of the foreground style: the style itself, or one of lower rank.
public struct HierarchicalShapeStyle: Hashable, Sendable {
  /// 0 for the foreground style itself.
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The level below it.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Two levels below.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Three levels below.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Four levels below.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: ShapeStyle {
  /// Fills with the level of the foreground style.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    environment.foreground.style(level)._paint(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The level of the foreground style below it.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Two levels below the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Three levels below the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Four levels below the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// What controls are filled with: the tint chosen further out, else the accent colour.
public struct TintShapeStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension TintShapeStyle: ShapeStyle {
  /// Fills with the tint.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    guard let tint = environment.tint else {
      return Color.accentColor._paint(in: environment)
    }
    return tint.style(0)._paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// What controls are filled with.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// What windows are filled with: white or, where it is dark, black.
public struct BackgroundStyle: Sendable {
  /// Makes the style.
  public init() {}
}

extension BackgroundStyle: ShapeStyle {
  /// Fills with the colour of the background.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    (environment.colorScheme == .dark ? Color.black : Color.white)._paint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What windows are filled with.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
