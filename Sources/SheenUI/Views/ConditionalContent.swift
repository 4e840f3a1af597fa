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
  _ViewNode<_ConditionalContent<First, Second>>
{
  private var node: _AnyViewNode?

  override init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    make(view, inputs.context)
  }

  private func make(_ view: _ConditionalContent<First, Second>, _ context: UpdateContext) {
    switch view.branch {
    case .first(let first): node = First._makeNode(first, childInputs(context))
    case .second(let second): node = Second._makeNode(second, childInputs(context))
    }
  }

  override func update(_ view: _ConditionalContent<First, Second>, _ context: UpdateContext) {
    let old = self.view.branch
    super.update(view, context)
    switch (old, view.branch) {
    case (.first, .first(let first)):
      (node as? _ViewNode<First>)?.update(first, context)
    case (.second, .second(let second)):
      (node as? _ViewNode<Second>)?.update(second, context)
    default:
      node?.detach()
      make(view, context)
      itemsChanged()
    }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
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
      node = Wrapped._makeNode(view, childInputs(context))
      itemsChanged()
    case (let old?, nil):
      old.detach()
      node = nil
      itemsChanged()
    case (nil, nil): break
    }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
