public import Foundation
internal import SheenCore

/// What a scroll view shows, and of what.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the frame's top left corner lies in the content, in points: before 0 where margins show.
  public var contentOffset: CGPoint
  /// The extents of the content without its margins, in points.
  public var contentSize: CGSize
  /// The margins of the content, in points.
  public var contentInsets: EdgeInsets
  /// The extents of the frame, in points.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The frame, in the content's coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the frame inside of the margins, in the content's coordinates.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

extension ScrollItem {
  /// What shows of what.
  var scrollGeometry: ScrollGeometry {
    let (size, margins, offset) = (contentSize, margins, offset ?? .zero)
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: CGFloat(offset.x) - margins.leading, y: CGFloat(offset.y) - margins.top),
      contentSize: CGSize(
        width: CGFloat(size.width) - margins.leading - margins.trailing,
        height: CGFloat(size.height) - margins.top - margins.bottom),
      contentInsets: margins,
      containerSize: CGSize(width: frame.width, height: frame.height))
  }
}

extension LayoutItem {
  /// The first scroll view in here, the item itself included.
  var innerScroll: ScrollItem? {
    if let scroll = self as? ScrollItem { return scroll }
    for item in items {
      if let scroll = item.innerScroll { return scroll }
    }
    return nil
  }
}

extension View {
  /// Runs code with a value made of what the scroll view shows, at first and whenever the value is
  /// another; it takes the value before, at first the same, and the new one.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      PlaceFollowerModifier(
        place: { $0.innerScroll?.scrollGeometry }, value: transform,
        action: { action($0 ?? $1, $1) }))
  }

  /// Runs code when so much of the view, as a share of all of it, comes into the sight of the scroll
  /// view around it or leaves it.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      PlaceFollowerModifier(
        place: { $0.shareInSight() }, value: { $0 > 0 && $0 >= threshold },
        action: { old, new in
          // Views are out of sight at first.
          if old != nil || new { action(new) }
        }))
  }
}
