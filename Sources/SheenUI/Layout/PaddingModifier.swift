internal import Foundation
internal import SheenCore

/// Leaves space around a view.
struct PaddingModifier {
  var insets: EdgeInsets
}

extension PaddingModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> PaddingItem {
    PaddingItem(item, insets, host: node.host, context: context)
  }

  func update(_ wrapper: PaddingItem, _ context: UpdateContext) { wrapper.insets = insets }
}

/// An item with space around another.
final class PaddingItem: WrapperItem {
  var insets: EdgeInsets {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  init(_ content: LayoutItem, _ insets: EdgeInsets, host: ViewHost, context: UpdateContext) {
    self.insets = insets
    super.init(content, host: host, context: context)
  }

  private var horizontal: Double { Double(insets.leading + insets.trailing) }
  private var vertical: Double { Double(insets.top + insets.bottom) }

  private func inner(_ proposal: Proposal) -> Proposal { proposal.inset(by: insets) }

  override func measure(_ proposal: Proposal) -> Size {
    let size = content.sizeThatFits(inner(proposal))
    return Size(max(size.width + horizontal, 0), max(size.height + vertical, 0))
  }

  override func contentPlace(in size: Size, _ proposal: Proposal) -> Placement {
    Placement(
      origin: Point(Double(insets.leading), Double(insets.top)), proposal: inner(proposal))
  }
}

extension View {
  /// Leaves space around the view; a length of `nil` is the system's, 16 points.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length ?? 16, edges: edges)))
  }

  /// Leaves the same space on all sides of the view, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Leaves space around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}
