/// Ties what is kept of a view to a value: another value is another view.
struct IdentityModifier<ID: Hashable> {
  var id: ID
}

extension IdentityModifier: ViewModifier {
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    IdentityNode(view, inputs)
  }
}

/// A node that other code finds by a value.
@MainActor
protocol IdentifiedNode: _AnyViewNode {
  /// The node inside that has the value.
  func node(identifiedBy id: AnyHashable) -> _AnyViewNode?

  /// The values and their nodes.
  var identities: [(id: AnyHashable, node: _AnyViewNode)] { get }
}

private final class IdentityNode<Base: View, ID: Hashable>:
  DynamicNode<ModifiedContent<Base, IdentityModifier<ID>>>, IdentifiedNode
{
  private var node: _ViewNode<Base>?

  override init(_ view: ModifiedContent<Base, IdentityModifier<ID>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    node = Base._makeNode(view.content, childInputs(inputs.context))
  }

  override func update(
    _ view: ModifiedContent<Base, IdentityModifier<ID>>, _ context: UpdateContext
  ) {
    let (old, new) = (self.view.modifier.id, view.modifier.id)
    super.update(view, context)
    if old == new {
      node?.update(view.content, context)
      return
    }
    if let node { remove(node, AnyHashable(old), context) }
    node = insert(
      AnyHashable(new), context,
      update: { (node: _ViewNode<Base>) in node.update(view.content, context) },
      make: { Base._makeNode(view.content, childInputs(context)) })
    itemsChanged()
  }

  func node(identifiedBy id: AnyHashable) -> _AnyViewNode? {
    AnyHashable(view.modifier.id) == id ? self : nil
  }

  var identities: [(id: AnyHashable, node: _AnyViewNode)] {
    [(AnyHashable(view.modifier.id), self)]
  }

  override var staying: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { "id" }
  override var details: String { "\(view.modifier.id)" }
}

extension _AnyViewNode {
  /// The first node in here, outer ones first, that a value stands for.
  func descendant(identifiedBy id: AnyHashable) -> _AnyViewNode? {
    if let found = (self as? any IdentifiedNode)?.node(identifiedBy: id) { return found }
    for child in children {
      if let found = child.descendant(identifiedBy: id) { return found }
    }
    return nil
  }
}

extension View {
  /// Ties what is kept of the view, its state above all, to a value: with another value it is
  /// another view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }

  /// Gives the view a value by which selections know it.
  public nonisolated func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool = true
  ) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

/// The value by which selections know a view.
enum TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}
