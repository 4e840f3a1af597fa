internal import SheenCore

/// A style made translucent, or composited in a mode.
struct ModifiedStyle<Base: ShapeStyle> {
  let base: Base
  var opacity = 1.0
  var mode: BlendMode?
}

extension ModifiedStyle: ShapeStyle {
  func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    guard var paint = base._paint(in: environment)?.paint else { return nil }
    paint.opacity *= min(max(opacity, 0), 1)
    if let mode { paint.blend = mode.blend }
    return _ShapePaint(paint: paint)
  }
}

extension ShapeStyle {
  /// The style made translucent.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedStyle(base: self, opacity: opacity)
  }

  /// The style composited in a mode with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style made translucent.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style composited in a mode with what lies behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}
