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
    makeContainer(view, inputs)
  }

  /// Makes a node, of a type that tells its item: also for the views given to a mask, an overlay or
  /// a background.
  @MainActor static func makeContainer(_ view: Self, _ inputs: _NodeInputs) -> ZStackNode<Content> {
    let item = ContainerItem(
      host: inputs.host, context: inputs.context, alignment: view.alignment)
    return ZStackNode(view, inputs, item: item, content: { $0.content }) { item, view, _ in
      item.setArranger(LayeredArranger(alignment: view.alignment))
    }
  }
}

/// The node of views on top of each other.
typealias ZStackNode<Content: View> = ContainerNode<ZStack<Content>, Content, ContainerItem>
