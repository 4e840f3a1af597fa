internal import SheenCore

/// Lets a view draw where something may cover it.
struct SafeAreaModifier {
  var edges: Edge.Set
}

extension SafeAreaModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> SafeAreaItem {
    SafeAreaItem(item, edges, host: node.host, context: context)
  }

  func update(_ wrapper: SafeAreaItem, _ context: UpdateContext) { wrapper.edges = edges }

  var label: String { "ignoresSafeArea" }
}

/// An item whose content reaches to the edges of the picture where the item touches the safe
/// area's.
final class SafeAreaItem: WrapperItem {
  var edges: Edge.Set {
    didSet { if edges != oldValue { setNeedsLayout() } }
  }

  init(_ content: LayoutItem, _ edges: Edge.Set, host: ViewHost, context: UpdateContext) {
    self.edges = edges
    super.init(content, host: host, context: context)
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    let (left, top, right, bottom) = safeAreaReach(edges)
    let isLarger = right - left != frame.width || bottom - top != frame.height
    content.place(
      at: Point(left, top), isLarger ? Proposal(right - left, bottom - top) : proposal,
      space: space)
  }
}

extension LayoutItem {
  /// The edges of the frame, moved to those of the picture where they touch the safe area's.
  func safeAreaReach(
    _ edges: Edge.Set
  ) -> (left: Double, top: Double, right: Double, bottom: Double) {
    let outer = Rect(0, 0, host.size.width, host.size.height)
    let safe = host.safeArea
    var (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    // Frames that touch by rounding touch.
    let slack = 1e-6
    let leftEdge: Edge.Set = isMirrored ? .trailing : .leading
    let rightEdge: Edge.Set = isMirrored ? .leading : .trailing
    if edges.contains(leftEdge), left <= safe.x + slack { left = min(left, outer.x) }
    if edges.contains(.top), top <= safe.y + slack { top = min(top, outer.y) }
    if edges.contains(rightEdge), right >= safe.maxX - slack { right = max(right, outer.maxX) }
    if edges.contains(.bottom), bottom >= safe.maxY - slack { bottom = max(bottom, outer.maxY) }
    return (left, top, right, bottom)
  }
}

extension View {
  /// Lets the view draw beyond the safe area at some edges; its frame stays.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view draw beyond the safe area at some edges; its frame stays.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
