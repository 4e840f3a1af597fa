internal import SheenCore

/// An outline that depends on the rectangle it is to lie in; as a view it is filled with the
/// foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The size the shape takes for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline that gradients span, where it is another than the shape's own; an implementation
  /// detail.
  func _paintPath(in rect: CGRect) -> Path?
}

extension Shape {
  /// Gradients span the shape's own outline.
  public func _paintPath(in rect: CGRect) -> Path? { nil }

  /// The whole proposal; 10 points where nothing is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor
  @preconcurrency
  public var body: FilledShape<Self, ForegroundStyle> {
    FilledShape(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// Makes a node that fills the shape with the foreground style.
  @MainActor
  @preconcurrency
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ShapeNode(view, inputs) { view in
      FilledShape(shape: view, style: ForegroundStyle(), fillStyle: FillStyle())
    }
  }

  /// The shape filled with a style.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> FilledShape<Self, Style> {
    FilledShape(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> FilledShape<Self, ForegroundStyle> {
    FilledShape(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape made smaller by a distance in points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// Which places a shape covers.
public struct FillStyle: Equatable, Sendable {
  /// Whether places wound around an even number of times lie outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; Sheen smooths all edges.
  public var isAntialiased: Bool

  /// Makes a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A shape filled with a style.
public struct FilledShape<Content: Shape, Style: ShapeStyle>: Sendable {
  /// The shape.
  public let shape: Content
  let style: Style
  let fillStyle: FillStyle
}

extension FilledShape: ShapeView {
  /// Makes a node that draws the shape.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ShapeNode(view, inputs) { $0 }
  }
}
