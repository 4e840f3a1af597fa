/// No view: it takes no place and draws nothing.
public struct EmptyView: Sendable {
  /// Makes no view.
  public init() {}
}

extension EmptyView: View {
  /// Makes a node without children.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    _ViewNode(view, inputs)
  }
}

/// Several views treated as one, without a layout of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Makes a group of the views listed.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Makes a node that passes its content through.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TransparentNode(view, inputs, content: \.content)
  }
}

/// A node with one child that it adds nothing to.
final class TransparentNode<Content: View, Inner: View>: _ViewNode<Content> {
  private let content: KeyPath<Content, Inner>
  private var node: _ViewNode<Inner>?

  init(_ view: Content, _ inputs: _NodeInputs, content: KeyPath<Content, Inner>) {
    self.content = content
    super.init(view, inputs)
    node = Inner._makeNode(view[keyPath: content], childInputs(inputs.context))
  }

  override func update(_ view: Content, _ context: UpdateContext) {
    super.update(view, context)
    node?.update(view[keyPath: content], context)
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
