internal import Foundation

extension View {
  /// Draws a line of a width in points just inside the view's frame, in front of the view.
  public nonisolated func border<Style: ShapeStyle>(
    _ content: Style, width: CGFloat = 1
  ) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
