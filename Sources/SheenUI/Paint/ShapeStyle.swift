/// Something a shape or a background is filled with.
public protocol ShapeStyle: Sendable {
  /// The style it becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style it becomes in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What it fills with; Sheen's own styles bring their own.
  func _paint(in environment: EnvironmentValues) -> _ShapePaint?
}

extension ShapeStyle {
  /// Fills with what the resolved style fills with.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Sheen's own styles become no other style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is not resolved into another style")
  }
}

extension Never: ShapeStyle {
  /// There is no value to resolve.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
  /// There is no value to fill with.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? { switch self {} }
}

/// What a style fills with; an implementation detail.
public struct _ShapePaint {
  let paint: ResolvedPaint
}

extension Color: ShapeStyle {
  /// Fills with the colour.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    rgba(in: environment).map { _ShapePaint(paint: ResolvedPaint(kind: .solid($0))) }
  }
}

extension Color: View {
  /// Makes a node that fills its frame.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LeafNode(view, inputs) { LeafNode.Resolution(filling: $0, in: $1) }
  }
}

/// A style as a view that fills its frame.
struct StyleView<Style: ShapeStyle> {
  let style: Style
}

extension StyleView: View {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LeafNode(view, inputs) { LeafNode.Resolution(filling: $0.style, in: $1) }
  }
}

extension LeafNode.Resolution {
  /// A frame filled with a style.
  init(filling style: some ShapeStyle, in environment: EnvironmentValues) {
    paint = style._paint(in: environment)?.paint
  }
}
