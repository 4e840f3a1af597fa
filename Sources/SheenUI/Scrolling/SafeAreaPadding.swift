internal import Foundation
internal import SheenCore

/// Has a view keep clear of its edges; of a scroll view what scrolls does, beside which it shows.
struct SafeAreaPaddingModifier {
  var insets: EdgeInsets
}

extension SafeAreaPaddingModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> SafeAreaPaddingItem {
    SafeAreaPaddingItem(item, insets, host: node.host, context: context)
  }

  func update(_ wrapper: SafeAreaPaddingItem, _ context: UpdateContext) {
    wrapper.insets = insets
  }
}

/// An item that pads its content, or what scrolls in it.
final class SafeAreaPaddingItem: WrapperItem {
  var insets: EdgeInsets {
    didSet {
      guard insets != oldValue else { return }
      scroll?.padding = insets
      setNeedsLayout()
    }
  }

  init(_ content: LayoutItem, _ insets: EdgeInsets, host: ViewHost, context: UpdateContext) {
    self.insets = insets
    super.init(content, host: host, context: context)
    scroll?.padding = insets
  }

  /// The content, if it scrolls.
  private var scroll: ScrollItem? {
    var inner = content
    while let wrapper = inner as? WrapperItem { inner = wrapper.content }
    return inner as? ScrollItem
  }

  private var padding: EdgeInsets { scroll == nil ? insets : EdgeInsets() }

  private func inner(_ proposal: Proposal) -> Proposal {
    proposal.inset(by: padding)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = content.sizeThatFits(inner(proposal))
    return Size(
      max(size.width + Double(padding.leading + padding.trailing), 0),
      max(size.height + Double(padding.top + padding.bottom), 0))
  }

  override func contentPlace(in size: Size, _ proposal: Proposal) -> Placement {
    Placement(
      origin: Point(Double(padding.leading), Double(padding.top)), proposal: inner(proposal))
  }
}

extension Proposal {
  /// What is left inside of insets.
  func inset(by insets: EdgeInsets) -> Proposal {
    Proposal(
      width.map { max($0 - Double(insets.leading + insets.trailing), 0) },
      height.map { max($0 - Double(insets.top + insets.bottom), 0) })
  }
}

extension View {
  /// Has the view keep clear of some edges by a distance in points; `nil` is the system's, 16.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
  }

  /// Has the view keep clear of all edges by a distance in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Has the view keep clear of all edges.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
}
