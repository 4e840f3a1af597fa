/// Views on top of each other, later ones in front; as large as the largest of them.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View where Content: View {
  /// Makes a stack of the views listed, aligned with each other.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ZStackNode(view, inputs)
  }
}

/// The node of a stack; also of the views given to a mask, an overlay or a background.
final class ZStackNode<Content: View>: _ViewNode<ZStack<Content>>, ItemCollector {
  let item: ContainerItem
  private var node: _ViewNode<Content>?
  private var isCollecting = false

  override init(_ view: ZStack<Content>, _ inputs: _NodeInputs) {
    item = ContainerItem(
      host: inputs.host, context: inputs.context, alignment: view.alignment)
    super.init(view, inputs)
    node = Content._makeNode(view.content, childInputs(inputs.context))
    itemsChanged()
  }

  override func update(_ view: ZStack<Content>, _ context: UpdateContext) {
    super.update(view, context)
    item.update(context)
    if item.alignment != view.alignment {
      item.alignment = view.alignment
      item.setNeedsLayout()
    }
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
