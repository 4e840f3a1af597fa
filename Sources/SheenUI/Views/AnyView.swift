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

private final class AnyViewNode: DynamicNode<AnyView> {
  private var node: _AnyViewNode?
  /// The type of the view held.
  private var kind: AnyHashable

  override init(_ view: AnyView, _ inputs: _NodeInputs) {
    kind = AnyHashable(ObjectIdentifier(type(of: view.box)))
    super.init(view, inputs)
    node = make(view.box, inputs.context)
  }

  private func make<Content: View>(_ view: Content, _ context: UpdateContext) -> _AnyViewNode {
    Content._makeNode(view, childInputs(context))
  }

  override func update(_ view: AnyView, _ context: UpdateContext) {
    super.update(view, context)
    guard !update(view.box, context) else { return }
    let old = node
    node = nil
    if let old { remove(old, kind, context) }
    kind = AnyHashable(ObjectIdentifier(type(of: view.box)))
    node = insert(view.box, context)
    itemsChanged()
  }

  private func insert<Content: View>(_ view: Content, _ context: UpdateContext) -> _AnyViewNode {
    insert(
      kind, context, update: { (node: _ViewNode<Content>) in node.update(view, context) },
      make: { Content._makeNode(view, childInputs(context)) })
  }

  /// Whether the node held is one for this type of view; if so it is updated.
  private func update<Content: View>(_ view: Content, _ context: UpdateContext) -> Bool {
    guard let node = node as? _ViewNode<Content> else { return false }
    node.update(view, context)
    return true
  }

  override var staying: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
