/// Views side by side, from the leading side on.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View where Content: View {
  /// Makes a row of the views listed.
  ///
  /// The spacing is in points; `nil` is the system's: 8 points, none next to a spacer.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    StackNode(view, inputs, axis: .horizontal)
  }
}

extension HStack: StackView where Content: View {
  var itemAlignment: Alignment { Alignment(horizontal: .center, vertical: alignment) }
}

/// Views below each other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View where Content: View {
  /// Makes a column of the views listed.
  ///
  /// The spacing is in points; `nil` is the system's: 8 points, none next to a spacer.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    StackNode(view, inputs, axis: .vertical)
  }
}

extension VStack: StackView where Content: View {
  var itemAlignment: Alignment { Alignment(horizontal: alignment, vertical: .center) }
}

/// A view that lays out others along an axis.
@MainActor
protocol StackView {
  associatedtype Content: View
  var itemAlignment: Alignment { get }
  var spacing: CGFloat? { get }
  var content: Content { get }
}

/// The node of a row or a column.
final class StackNode<Stack: StackView>: _ViewNode<Stack>, ItemCollector {
  private let item: StackItem
  private var node: _ViewNode<Stack.Content>?
  private var isCollecting = false

  init(_ view: Stack, _ inputs: _NodeInputs, axis: StackAxis) {
    item = StackItem(axis, host: inputs.host, context: inputs.context)
    super.init(view, inputs)
    apply(view)
    node = Stack.Content._makeNode(view.content, childInputs(inputs.context))
    itemsChanged()
  }

  private func apply(_ view: Stack) {
    item.spacing = view.spacing.map { Double($0) }
    guard item.alignment != view.itemAlignment else { return }
    item.alignment = view.itemAlignment
    item.setNeedsLayout()
  }

  override func update(_ view: Stack, _ context: UpdateContext) {
    super.update(view, context)
    item.update(context)
    apply(view)
    node?.update(view.content, context)
  }

  override func itemsChanged() {
    guard !isCollecting else { return }
    isCollecting = true
    host.collectLater(self)
  }

  func collect() {
    isCollecting = false
    var items: [LayoutItem] = []
    node?.collectItems(into: &items)
    item.setContent(items)
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }
  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var ownItem: LayoutItem? { item }
}
