internal import SheenDisplay

extension Shader: ShapeStyle {
  /// Fills with what a function in GLSL makes of each place: `vec4 name(vec2 position, …)`.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    resolved(as: .fill, in: environment).map {
      _ShapePaint(paint: ResolvedPaint(kind: .shader($0)))
    }
  }
}

extension ShapeStyle where Self == Shader {
  /// A function in GLSL with its arguments.
  public static func shader(_ shader: Shader) -> Shader { shader }
}
