internal import SheenCore
internal import SheenDisplay

/// A translucent ground that blurs what lies behind it.
///
/// An approximation of Apple's, which are not published: what lies behind, blurred with a standard
/// deviation of 20 points and made more colourful, under white or nearly black as opaque as the material
/// is thick.
public struct Material: Hashable, Sendable {
  /// The opacity of the tint in light and dark surroundings.
  private let light: Double
  private let dark: Double

  /// The standard deviation of the blur, in points.
  private static let radius = 20.0
  /// The factor by which what lies behind is made more colourful.
  private static let saturation = 1.5
  /// What lies over it in light and dark surroundings.
  private static let tints = (light: RGBA(0.965, 0.965, 0.965), dark: RGBA(0.145, 0.145, 0.145))

  /// Nearly all of what lies behind shows.
  public static let ultraThin = Material(light: 0.44, dark: 0.55)
  /// More of what lies behind shows than of the material.
  public static let thin = Material(light: 0.6, dark: 0.7)
  /// Somewhat translucent.
  public static let regular = Material(light: 0.72, dark: 0.82)
  /// More of the material shows than of what lies behind.
  public static let thick = Material(light: 0.84, dark: 0.9)
  /// Nearly nothing of what lies behind shows.
  public static let ultraThick = Material(light: 0.92, dark: 0.95)
  /// The material of bars.
  public static let bar = Material(light: 0.8, dark: 0.85)

  /// The tint in an environment.
  private func tint(in environment: EnvironmentValues) -> RGBA {
    let isDark = environment.colorScheme == .dark
    var tint = isDark ? Self.tints.dark : Self.tints.light
    tint.alpha = isDark ? dark : light
    return tint
  }

  /// What shows of it in a shape.
  static func items(
    id: ItemID, _ shape: SheenDisplay.Shape, tint: RGBA
  ) -> [DisplayItem] {
    let behind = DisplayItem(
      id: id, content: .fill(shape, .backdrop(Backdrop(radius: radius))))
    return [
      DisplayItem(
        id: id, content: .group([behind]), filter: ColorEffect.saturation(saturation).matrix),
      DisplayItem(id: id, content: .fill(shape, .solid(tint))),
    ]
  }
}

extension Material: ShapeStyle {
  /// Fills with what lies behind, blurred and tinted.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    _ShapePaint(paint: ResolvedPaint(kind: .material(tint(in: environment))))
  }
}

extension ShapeStyle where Self == Material {
  /// Nearly all of what lies behind shows.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More of what lies behind shows than of the material.
  public static var thinMaterial: Material { .thin }
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// More of the material shows than of what lies behind.
  public static var thickMaterial: Material { .thick }
  /// Nearly nothing of what lies behind shows.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
