internal import Foundation

/// A view that draws a shape, which can be filled and stroked once more in front.
@MainActor
@preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// The shape filled, in front of what is drawn of it.
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    ShapeLayers(shape: shape, back: self, front: shape.fill(content, style: style))
  }

  /// A line along the outline, in front of what is drawn of the shape.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    ShapeLayers(shape: shape, back: self, front: shape.stroke(content, style: style))
  }

  /// A line of a width in points along the outline, in front of what is drawn of the shape.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line just inside the outline, in front of what is drawn of the shape.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    ShapeLayers(shape: shape, back: self, front: shape.strokeBorder(content, style: style))
  }

  /// A line of a width in points just inside the outline, in front of what is drawn of the shape.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// One drawing of a shape in front of others.
struct ShapeLayers<Content: Shape, Back: View, Front: View> {
  let shape: Content
  let back: Back
  let front: Front
}

extension ShapeLayers: ShapeView {
  var body: some View { back.overlay { front } }
}
