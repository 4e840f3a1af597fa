/// A view of any type; it keeps its state while the type stays the same.
public struct AnyView {
  let box: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    box = (view as? AnyView)?.box ?? view
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: View {
  /// Makes a node that holds a view of whatever type.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    AnyViewNode(view, inputs)
  }
}

private final class AnyViewNode: _ViewNode<AnyView> {
  private var node: _AnyViewNode?

  override init(_ view: AnyView, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    node = make(view.box, inputs.context)
  }

  private func make<Content: View>(_ view: Content, _ context: UpdateContext) -> _AnyViewNode {
    Content._makeNode(view, childInputs(context))
  }

  override func update(_ view: AnyView, _ context: UpdateContext) {
    super.update(view, context)
    if !update(view.box, context) {
      node?.detach()
      node = make(view.box, context)
      itemsChanged()
    }
  }

  /// Whether the node held is one for this type of view; if so it is updated.
  private func update<Content: View>(_ view: Content, _ context: UpdateContext) -> Bool {
    guard let node = node as? _ViewNode<Content> else { return false }
    node.update(view, context)
    return true
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
