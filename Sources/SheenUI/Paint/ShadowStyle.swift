public import Foundation
internal import SheenCore
internal import SheenDisplay

/// A shadow that a style fills with, below a shape or inside it.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGVector
  let isInner: Bool

  /// A shadow below what is filled.
  ///
  /// - Parameters:
  ///   - color: What the shadow is filled with.
  ///   - radius: The standard deviation of its blur in points.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies below, in points.
  /// - Returns: The shadow.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGVector(dx: x, dy: y), isInner: false)
  }

  /// A shadow that the edges of what is filled throw inwards.
  ///
  /// - Parameters:
  ///   - color: What the shadow is filled with.
  ///   - radius: The standard deviation of its blur in points.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies below, in points.
  /// - Returns: The shadow.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGVector(dx: x, dy: y), isInner: true)
  }

  /// The shadow in an environment.
  func shadow(in environment: EnvironmentValues) -> DropShadow {
    DropShadow(
      color: color.rgba(in: environment) ?? RGBA(0, 0, 0, 0), radius: Double(radius),
      offset: Point(Double(offset.dx), Double(offset.dy)))
  }
}

/// A style with a shadow.
struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    guard var paint = base._paint(in: environment)?.paint else { return nil }
    paint.shadows.append(
      ResolvedPaint.Shadow(drop: shadow.shadow(in: environment), isInner: shadow.isInner))
    return _ShapePaint(paint: paint)
  }
}

extension ShapeStyle {
  /// The style with a shadow below what is filled with it, or inside.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

extension ResolvedPaint {
  /// A shadow of what is filled.
  struct Shadow: Hashable {
    var drop: DropShadow
    var isInner: Bool

    /// What has been filled, with the shadow below it, or above it where it lies inside.
    func added(to items: [DisplayItem], of shape: SheenDisplay.Shape, id: ItemID) -> [DisplayItem] {
      guard drop.color.alpha > 0 else { return items }
      guard isInner else {
        var group = items.grouped(id: id)
        group.shadow = drop
        return [group]
      }
      // Inside, the shadow shows where the shape's own shadow would not.
      let lit = DisplayItem(
        id: id, transform: .translation(drop.offset.x, drop.offset.y),
        content: .fill(shape, .solid(.white)), blur: Blur(radius: drop.radius))
      let shade = DisplayItem(
        id: id, content: .fill(shape, .solid(drop.color)), mask: Mask([lit], isInverted: true))
      return [(items + [shade]).grouped(id: id)]
    }
  }
}
