/// The node of a view with one container item, which holds what the views inside contribute.
final class ContainerNode<Content, Inner: View, Item: ContainerItem>: _ViewNode<Content>,
  ItemCollector
{
  let item: Item
  private let content: (Content) -> Inner?
  private let apply: (Item, Content, UpdateContext) -> Void
  private let isMadeLate: Bool
  private var node: _ViewNode<Inner>?
  private var isCollecting = false

  /// Makes a node; `content` gives the views inside and `apply` the item what the view says of it.
  ///
  /// Views that are made late are so by code of the body around, and `nil` until they can be.
  init(
    _ view: Content, _ inputs: _NodeInputs, item: Item, isMadeLate: Bool = false,
    content: @escaping (Content) -> Inner?,
    apply: @escaping (Item, Content, UpdateContext) -> Void = { _, _, _ in }
  ) {
    self.item = item
    self.content = content
    self.apply = apply
    self.isMadeLate = isMadeLate
    super.init(view, inputs)
    apply(item, view, inputs.context)
    if !isMadeLate { updateContent(inputs.context) }
    itemsChanged()
  }

  override func update(_ view: Content, _ context: UpdateContext) {
    super.update(view, context)
    item.update(context)
    apply(item, view, context)
    if isMadeLate {
      recordingReads { updateContent(context) }
    } else {
      updateContent(context)
    }
  }

  private func updateContent(_ context: UpdateContext) {
    let made = isMadeLate ? following { content(view) } : content(view)
    guard let content = made else { return }
    if let node {
      node.update(content, context)
    } else {
      node = Inner._makeNode(content, childInputs(context))
      itemsChanged()
    }
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

extension ContainerNode where Item == ContainerItem {
  /// Makes a node of a view that is nothing but a rule for the places of others.
  convenience init<Rule: Arranger & Equatable>(
    _ view: Content, _ inputs: _NodeInputs, arranger: @escaping (Content) -> Rule,
    content: @escaping (Content) -> Inner
  ) {
    let item = ContainerItem(
      host: inputs.host, context: inputs.context, arranger: arranger(view))
    self.init(view, inputs, item: item, content: content) { item, view, _ in
      item.setArranger(arranger(view))
    }
  }
}
