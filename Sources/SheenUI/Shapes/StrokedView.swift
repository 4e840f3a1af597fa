internal import Foundation

/// A line along a shape's outline, filled with a style.
///
/// What is filled or stroked next is the shape itself, in front of the line.
public struct StrokedView<Content: Shape, Line: Shape, Style: ShapeStyle>: Sendable {
  let shape: Content
  let line: Line
  let style: Style
}

extension StrokedView: View {
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

// MARK: - One after the other

extension StrokedView {
  /// The shape filled in front of the line.
  public nonisolated func fill<Other: ShapeStyle>(
    _ content: Other, style: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  /// One more line along the outline, in front.
  public nonisolated func stroke<Other: ShapeStyle>(
    _ content: Other, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.stroke(content, style: style) }
  }

  /// One more line of a width in points along the outline, in front.
  public nonisolated func stroke<Other: ShapeStyle>(
    _ content: Other, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension StrokedView where Content: InsettableShape {
  /// A line just inside the outline, in front.
  public nonisolated func strokeBorder<Other: ShapeStyle>(
    _ content: Other, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style) }
  }

  /// A line of a width in points just inside the outline, in front.
  public nonisolated func strokeBorder<Other: ShapeStyle>(
    _ content: Other, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension FilledShape {
  /// A line along the outline, in front of what is filled.
  public nonisolated func stroke<Other: ShapeStyle>(
    _ content: Other, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.stroke(content, style: style) }
  }

  /// A line of a width in points along the outline, in front of what is filled.
  public nonisolated func stroke<Other: ShapeStyle>(
    _ content: Other, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension FilledShape where Content: InsettableShape {
  /// A line just inside the outline, in front of what is filled.
  public nonisolated func strokeBorder<Other: ShapeStyle>(
    _ content: Other, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style) }
  }

  /// A line of a width in points just inside the outline, in front of what is filled.
  public nonisolated func strokeBorder<Other: ShapeStyle>(
    _ content: Other, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
