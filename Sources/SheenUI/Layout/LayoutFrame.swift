package import SheenCore

/// The frame of a view, as it lies in the picture.
package struct LayoutFrame: Hashable, Sendable {
  /// The corners in points of the picture, from the top left one on, clockwise in the view's own
  /// coordinates.
  package var corners: [Point]
  /// The view's type as scene code names it, without generic arguments; for a modifier its name.
  package var name: String
  /// How many views lie around the view, modifiers and plain groupings included.
  package var depth: Int

  /// Makes a frame.
  package init(corners: [Point], name: String, depth: Int) {
    self.corners = corners
    self.name = name
    self.depth = depth
  }
}

extension ViewHost {
  /// The frames of all views, through their transforms, at the time of the last display list; outer
  /// ones first.
  ///
  /// A view with a body counts where it amounts to one view; groups without a frame of their own do
  /// not count.
  package func layoutFrames() -> [LayoutFrame] {
    var frames: [LayoutFrame] = []
    // The outermost node is the stack every scene is put in.
    for child in root?.children ?? [] { child.addFrames(to: &frames) }
    return frames
  }
}

extension _AnyViewNode {
  fileprivate func addFrames(to frames: inout [LayoutFrame]) {
    if let item = frameItem {
      let map = item.localToPicture
      let (width, height) = (item.shownFrame.width, item.shownFrame.height)
      let corners = [
        Point(0, 0), Point(width, 0), Point(width, height), Point(0, height),
      ].map { map * $0 }
      frames.append(LayoutFrame(corners: corners, name: label, depth: depth - 1))
    }
    for child in children { child.addFrames(to: &frames) }
  }

  /// The item whose frame is the view's.
  private var frameItem: LayoutItem? {
    guard self is any BodyNode else { return ownItem }
    var items: [LayoutItem] = []
    collectItems(into: &items)
    return items.count == 1 ? items[0] : nil
  }
}

/// The node of a view with a body.
@MainActor
private protocol BodyNode {}

extension CompositeNode: BodyNode {}
