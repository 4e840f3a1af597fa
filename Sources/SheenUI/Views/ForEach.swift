/// One view an element of a collection; each keeps its state while its element stays in it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// Makes views of elements that know their identity.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Makes views of elements told apart by one of their properties.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Makes a view for each number of a range.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Makes views of bindings to elements that know their identity.
  public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements.Element: Identifiable, ID == Elements.Element.ID, Elements.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes views of bindings to elements told apart by one of their properties.
  public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0, path: \Elements[$0.0])) }, id: { $0.1 })
  }
}

extension ForEach: View where Content: View {
  /// Makes a node with one child an element.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ForEachNode(view, inputs)
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode<ForEach<Data, ID, Content>>, IdentifiedNode
{
  private var order: [ID] = []
  private var nodes: [ID: _ViewNode<Content>] = [:]

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    sync(inputs.context, isFirst: true)
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ context: UpdateContext) {
    super.update(view, context)
    sync(context, isFirst: false)
  }

  /// Later elements with an identity already seen are left out.
  private func sync(_ context: UpdateContext, isFirst: Bool) {
    let old = order
    var kept: [ID: _ViewNode<Content>] = [:]
    order = []
    for element in view.data {
      let id = view.id(element)
      guard kept[id] == nil else { continue }
      let content = following { view.content(element) }
      if let node = nodes[id] {
        node.update(content, context)
        kept[id] = node
      } else {
        func make() -> _ViewNode<Content> { Content._makeNode(content, childInputs(context)) }
        kept[id] =
          isFirst
          ? make()
          : insert(
            AnyHashable(id), context,
            update: { (node: _ViewNode<Content>) in node.update(content, context) }, make: make)
      }
      order.append(id)
    }
    let before = nodes
    nodes = kept
    for id in old where kept[id] == nil {
      if let node = before[id] { remove(node, AnyHashable(id), context) }
    }
    if order != old { itemsChanged() }
  }

  func node(identifiedBy id: AnyHashable) -> _AnyViewNode? {
    (id.base as? ID).flatMap { nodes[$0] }
  }

  var identities: [(id: AnyHashable, node: _AnyViewNode)] {
    order.compactMap { id in nodes[id].map { (AnyHashable(id), $0) } }
  }

  override var staying: [_AnyViewNode] { order.compactMap { nodes[$0] } }
}
