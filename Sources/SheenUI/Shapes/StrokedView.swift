internal import Foundation

/// A line along a shape's outline, filled with a style.
public struct StrokedView<Content: Shape, Line: Shape, Style: ShapeStyle>: Sendable {
  /// The shape the line belongs to.
  public let shape: Content
  let line: Line
  let style: Style
}

extension StrokedView: ShapeView {
  /// Makes a node that draws the line.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ShapeNode(view, inputs) { view in
      FilledShape(shape: view.line, style: view.style, fillStyle: FillStyle())
    }
  }
}

extension Shape {
  /// A line along the outline, filled with a style.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokedView<Self, StrokedShape<Self>, Style> {
    StrokedView(shape: self, line: stroke(style: style), style: content)
  }

  /// A line of a width in points along the outline, filled with a style.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokedView<Self, StrokedShape<Self>, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// A line just inside the outline, filled with a style.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokedView<Self, StrokedShape<InsetShape>, Style> {
    StrokedView(
      shape: self, line: inset(by: style.lineWidth / 2).stroke(style: style), style: content)
  }

  /// A line of a width in points just inside the outline, filled with a style.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokedView<Self, StrokedShape<InsetShape>, Style> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line just inside the outline, filled with the foreground style.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokedView<Self, StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// A line of a width in points just inside the outline, filled with the foreground style.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokedView<Self, StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}
