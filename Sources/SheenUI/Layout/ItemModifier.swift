internal import SheenCore

/// A modifier that wraps each item of the view it is applied to.
@MainActor
protocol ItemModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: WrapperItem

  /// Makes the wrapper of one item.
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> Wrapper

  /// Gives a wrapper the modifier's new values.
  func update(_ wrapper: Wrapper, _ context: UpdateContext)

  /// What the tree description calls the modifier.
  var label: String { get }

  /// What the tree description says besides the name.
  var details: String { get }
}

extension ItemModifier {
  var label: String { modifierName(Self.self) }

  var details: String { "" }

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    WrapperNode(view, inputs)
  }
}

/// An item around one other item.
class WrapperItem: LayoutItem {
  let content: LayoutItem

  init(_ content: LayoutItem, host: ViewHost, context: UpdateContext) {
    self.content = content
    super.init(host: host, context: context)
    adopt(content)
  }

  override var items: [LayoutItem] { [content] }
  override var layoutPriority: Double { content.layoutPriority }
  override var zIndex: Double { content.zIndex }
  override var spacing: ViewSpacing { content.spacing }
  override var leaves: Bool { isLeaving || content.leaves }
  override var hasTransition: Bool { hasOwnTransition || content.hasTransition }
  override var highlightOutline: Outline? { content.highlightOutline }

  override func measure(_ proposal: Proposal) -> Size { content.sizeThatFits(proposal) }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? { content.layoutValue(key) }

  /// Where the content goes in a frame of a size.
  func contentPlace(in size: Size, _ proposal: Proposal) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    place(content, contentPlace(in: frame.size, proposal), space: space)
  }

  override func explicitLine(_ line: AlignmentLine, _ proposal: Proposal) -> Double? {
    guard host.guides.contains(line) else { return nil }
    let place = contentPlace(in: sizeThatFits(proposal), proposal)
    return content.explicitLine(line, place.proposal).map { $0 + place.start(along: line.axis) }
  }

  /// Nodes the wrapper owns besides the content's, for the tree description and for going away.
  var ownedNodes: [_AnyViewNode] { [] }
}

/// The node of a view with an item modifier: one wrapper an item.
final class WrapperNode<Base: View, Modifier: ItemModifier>:
  _ViewNode<ModifiedContent<Base, Modifier>>
{
  private var node: _ViewNode<Base>?
  private var wrappers: [Modifier.Wrapper] = []
  private var needsWrapping = true

  override init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    node = Base._makeNode(view.content, childInputs(inputs.context))
  }

  override func update(_ view: ModifiedContent<Base, Modifier>, _ context: UpdateContext) {
    super.update(view, context)
    node?.update(view.content, context)
    wrap(context)
    for wrapper in wrappers {
      wrapper.update(context)
      view.modifier.update(wrapper, context)
    }
  }

  override func itemsChanged() {
    needsWrapping = true
    super.itemsChanged()
  }

  /// Wraps items that are new and drops wrappers of items that are gone.
  private func wrap(_ context: UpdateContext) {
    guard needsWrapping else { return }
    needsWrapping = false
    var items: [LayoutItem] = []
    node?.collectItems(into: &items)
    var old: [ObjectIdentifier: Modifier.Wrapper] = [:]
    for wrapper in wrappers { old[ObjectIdentifier(wrapper.content)] = wrapper }
    let previous = wrappers
    wrappers = recordingReads {
      items.map { item in
        old.removeValue(forKey: ObjectIdentifier(item))
          ?? view.modifier.makeWrapper(around: item, node: self, context: context)
      }
    }
    for wrapper in previous where old[ObjectIdentifier(wrapper.content)] != nil {
      for node in wrapper.ownedNodes { node.detach() }
    }
  }

  override func collectItems(into items: inout [LayoutItem]) {
    wrap(context)
    items.append(contentsOf: wrappers)
  }

  override var children: [_AnyViewNode] {
    (node.map { [$0] } ?? []) + wrappers.flatMap { $0.ownedNodes }
  }

  override var label: String { view.modifier.label }
  override var details: String { view.modifier.details }
  override var ownItem: LayoutItem? { wrappers.count == 1 ? wrappers.first : nil }
}
