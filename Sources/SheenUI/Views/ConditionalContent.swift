/// One of two views, by a condition; each loses its state when the other takes its place.
public struct _ConditionalContent<First, Second> {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }
}

extension _ConditionalContent: View where First: View, Second: View {
  /// Makes a node that holds the branch taken.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ConditionalNode(view, inputs)
  }
}

extension Optional: View where Wrapped: View {
  /// Makes a node that holds the view, if there is one.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    OptionalNode(view, inputs)
  }
}

private final class ConditionalNode<First: View, Second: View>:
  DynamicNode<_ConditionalContent<First, Second>>
{
  private var node: _AnyViewNode?

  override init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    switch view.branch {
    case .first(let first): node = First._makeNode(first, childInputs(inputs.context))
    case .second(let second): node = Second._makeNode(second, childInputs(inputs.context))
    }
  }

  /// Shows the branch that was not shown before.
  private func replace(
    _ branch: _ConditionalContent<First, Second>.Branch, _ context: UpdateContext
  ) {
    let old = node
    switch branch {
    case .first(let first):
      if let old { remove(old, 1, context) }
      node = insert(
        0, context, update: { (node: _ViewNode<First>) in node.update(first, context) },
        make: { First._makeNode(first, childInputs(context)) })
    case .second(let second):
      if let old { remove(old, 0, context) }
      node = insert(
        1, context, update: { (node: _ViewNode<Second>) in node.update(second, context) },
        make: { Second._makeNode(second, childInputs(context)) })
    }
    itemsChanged()
  }

  override func update(_ view: _ConditionalContent<First, Second>, _ context: UpdateContext) {
    let old = self.view.branch
    super.update(view, context)
    switch (old, view.branch) {
    case (.first, .first(let first)):
      (node as? _ViewNode<First>)?.update(first, context)
    case (.second, .second(let second)):
      (node as? _ViewNode<Second>)?.update(second, context)
    default: replace(view.branch, context)
    }
  }

  override var staying: [_AnyViewNode] { node.map { [$0] } ?? [] }
}

private final class OptionalNode<Wrapped: View>: DynamicNode<Wrapped?> {
  private var node: _ViewNode<Wrapped>?

  override init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    node = view.map { Wrapped._makeNode($0, childInputs(inputs.context)) }
  }

  override func update(_ view: Wrapped?, _ context: UpdateContext) {
    super.update(view, context)
    switch (node, view) {
    case (let node?, let view?): node.update(view, context)
    case (nil, let view?):
      node = insert(
        0, context, update: { (node: _ViewNode<Wrapped>) in node.update(view, context) },
        make: { Wrapped._makeNode(view, childInputs(context)) })
      itemsChanged()
    case (let old?, nil):
      node = nil
      remove(old, 0, context)
      itemsChanged()
    case (nil, nil): break
    }
  }

  override var staying: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
