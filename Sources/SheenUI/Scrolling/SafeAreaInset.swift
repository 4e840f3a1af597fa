internal import Foundation
internal import SheenCore

/// Puts other views at an edge of a view, over which it does not reach but by ignoring the safe
/// area.
struct SafeAreaInsetModifier<Inset: View> {
  var edge: Edge
  /// The distance between both, in points; `nil` for the system's.
  var spacing: Double?
  var inset: ZStack<Inset>
}

extension SafeAreaInsetModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> SafeAreaInsetItem<Inset> {
    let inputs = _NodeInputs(
      host: node.host, parent: node, context: context, compositeDepth: node.compositeDepth)
    return SafeAreaInsetItem(
      item, ZStack.makeContainer(inset, inputs), edge, spacing, host: node.host,
      context: context)
  }

  func update(_ wrapper: SafeAreaInsetItem<Inset>, _ context: UpdateContext) {
    wrapper.node.update(inset, context)
    wrapper.set(edge, spacing)
  }
}

/// An item with others at one of its edges.
final class SafeAreaInsetItem<Inset: View>: WrapperItem {
  let node: ZStackNode<Inset>
  private var edge: Edge
  private var gap: Double?

  init(
    _ content: LayoutItem, _ node: ZStackNode<Inset>, _ edge: Edge, _ gap: Double?,
    host: ViewHost, context: UpdateContext
  ) {
    self.node = node
    (self.edge, self.gap) = (edge, gap)
    super.init(content, host: host, context: context)
    adopt(node.item)
  }

  func set(_ edge: Edge, _ gap: Double?) {
    guard edge != self.edge || gap != self.gap else { return }
    (self.edge, self.gap) = (edge, gap)
    setNeedsLayout()
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// What the others take of the extent.
  private func taken(_ proposal: Proposal) -> Double {
    axis.main(node.item.sizeThatFits(proposal)) + (gap ?? 0)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    let rest = axis.main(proposal).map { max($0 - taken(proposal), 0) }
    return axis.proposal(rest, axis.cross(proposal))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = content.sizeThatFits(inner(proposal))
    return axis.size(axis.main(size) + taken(proposal), axis.cross(size))
  }

  override func contentPlace(in size: Size, _ proposal: Proposal) -> Placement {
    let isFirst = edge == .top || edge == .leading
    let start = axis.size(isFirst ? taken(proposal) : 0, 0)
    return Placement(origin: Point(start.width, start.height), proposal: inner(proposal))
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    super.arrange(proposal, space: space)
    placeAligned(
      node.item, Proposal(frame.size), alignment: node.view.alignment, space: space)
  }

  override var items: [LayoutItem] { [content, node.item] }
  override var ownedNodes: [_AnyViewNode] { [node] }
}

extension View {
  /// Puts other views at the top or the bottom of the view, which keeps clear of them.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, spacing: spacing.map { Double($0) },
        inset: ZStack(
          alignment: Alignment(
            horizontal: alignment, vertical: edge == .top ? .top : .bottom),
          content: content())))
  }

  /// Puts other views at a side of the view, which keeps clear of them.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, spacing: spacing.map { Double($0) },
        inset: ZStack(
          alignment: Alignment(
            horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
          content: content())))
  }
}
