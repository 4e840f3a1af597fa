/// The view that code applies modifiers to, as the code sees it.
public struct PlaceholderContentView<Value> {
  let view: AnyView
  /// Whether the view stands outside of what the code does to transactions.
  let isOutside: Bool

  nonisolated init(_ view: AnyView, isOutside: Bool) {
    self.view = view
    self.isOutside = isOutside
  }
}

extension PlaceholderContentView: View {
  /// Makes a node that holds the view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    PlaceholderNode(view, inputs)
  }
}

/// A view that stands under a bracket's code, but has the transactions of outside the bracket.
private final class PlaceholderNode<Value>: _ViewNode<PlaceholderContentView<Value>> {
  private var node: _ViewNode<AnyView>?

  override init(_ view: PlaceholderContentView<Value>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    let context = view.isOutside ? inputs.context.outsideBracket(inputs.host) : inputs.context
    node = AnyView._makeNode(view.view, childInputs(context))
  }

  override func update(_ view: PlaceholderContentView<Value>, _ context: UpdateContext) {
    super.update(view, context)
    node?.update(view.view, view.isOutside ? context.outsideBracket(host) : context)
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}

/// A view around modifiers whose transactions do not concern the view they are applied to.
struct BracketView<Content: View> {
  let content: Content
}

extension BracketView: View {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    BracketNode(view, inputs)
  }
}

private final class BracketNode<Content: View>: _ViewNode<BracketView<Content>> {
  private var node: _ViewNode<Content>?
  private var bracket: BracketScope

  override init(_ view: BracketView<Content>, _ inputs: _NodeInputs) {
    bracket = BracketScope(outer: inputs.context.scope)
    super.init(view, inputs)
    node = Content._makeNode(view.content, childInputs(inputs.context.inside(bracket)))
  }

  override func update(_ view: BracketView<Content>, _ context: UpdateContext) {
    super.update(view, context)
    if bracket.outer !== context.scope { bracket = BracketScope(outer: context.scope) }
    node?.update(view.content, context.inside(bracket))
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}

/// Where a bracket begins: what is outside has the transactions of further out.
final class BracketScope: TransactionScope {}

extension UpdateContext {
  /// The context inside a bracket, which itself changes nothing.
  func inside(_ bracket: BracketScope) -> UpdateContext {
    var context = self
    context.scope = bracket
    return context
  }

  /// The context as it is around the innermost bracket.
  func outsideBracket(_ host: ViewHost) -> UpdateContext {
    var scope = scope
    while let current = scope, !(current is BracketScope) { scope = current.outer }
    guard let bracket = scope else { return self }
    var context = self
    context.scope = bracket.outer
    context.transaction = host.transaction(in: bracket.outer)
    return context
  }
}
