/// Changes the transactions of updates of the view inside.
protocol TransactionChange {
  /// Makes the change; the old modifier is the one before this update, `nil` if it was not part of
  /// it.
  func adjust(_ transaction: inout Transaction, since old: Self?)
}

/// Gives changes an animation, in updates in which a value changed.
struct ValueAnimation<Value: Equatable>: TransactionChange {
  let animation: Animation?
  let value: Value

  func adjust(_ transaction: inout Transaction, since old: Self?) {
    guard let old, old.value != value, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

/// Gives all changes an animation.
struct EveryAnimation: TransactionChange {
  let animation: Animation?

  func adjust(_ transaction: inout Transaction, since old: Self?) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// Lets code change every transaction.
struct TransactionTransform: TransactionChange {
  let transform: (inout Transaction) -> Void

  func adjust(_ transaction: inout Transaction, since old: Self?) { transform(&transaction) }
}

/// Lets code change the transactions of updates in which a value changed.
struct ValueTransform<Value: Equatable>: TransactionChange {
  let value: Value
  let transform: (inout Transaction) -> Void

  func adjust(_ transaction: inout Transaction, since old: Self?) {
    if let old, old.value != value { transform(&transaction) }
  }
}

struct TransactionModifier<Change: TransactionChange> {
  let change: Change
}

extension TransactionModifier: ViewModifier {
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TransactionNode(view, inputs)
  }
}

private final class TransactionNode<Base: View, Change: TransactionChange>:
  _ViewNode<ModifiedContent<Base, TransactionModifier<Change>>>
{
  private var node: _ViewNode<Base>?
  private let inner: ChangeScope<Change>

  override init(
    _ view: ModifiedContent<Base, TransactionModifier<Change>>, _ inputs: _NodeInputs
  ) {
    inner = ChangeScope(
      view.modifier.change, host: inputs.host, outer: inputs.context.scope)
    super.init(view, inputs)
    node = Base._makeNode(view.content, childInputs(innerContext(inputs.context)))
  }

  override func update(
    _ view: ModifiedContent<Base, TransactionModifier<Change>>, _ context: UpdateContext
  ) {
    super.update(view, context)
    inner.update(view.modifier.change)
    node?.update(view.content, innerContext(context))
  }

  private func innerContext(_ context: UpdateContext) -> UpdateContext {
    var context = context
    context.scope = inner
    inner.adjust(&context.transaction)
    return context
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { shortTypeName(Change.self) }
}

/// The place of a transaction modifier in the tree.
final class ChangeScope<Change: TransactionChange>: TransactionScope {
  private var change: Change
  /// The modifier before the update numbered, for as long as that update lasts.
  private var previous: (change: Change, update: Int)?
  private unowned let host: ViewHost

  init(_ change: Change, host: ViewHost, outer: TransactionScope?) {
    self.change = change
    self.host = host
    super.init(outer: outer)
  }

  func update(_ new: Change) {
    if previous?.update != host.updateCount { previous = (change, host.updateCount) }
    change = new
  }

  override func adjust(_ transaction: inout Transaction) {
    // What follows from the passing of time is shown as it is at each moment.
    guard !host.isTicking else { return }
    let old = previous.flatMap { $0.update == host.updateCount ? $0.change : nil }
    change.adjust(&transaction, since: old)
  }
}

extension View {
  /// Animates changes inside the view, in updates in which a value changed.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    modifier(TransactionModifier(change: ValueAnimation(animation: animation, value: value)))
  }

  /// Animates all changes inside the view.
  @available(*, deprecated, message: "use animation(_:value:)")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(change: EveryAnimation(animation: animation)))
  }

  /// Changes the transactions of all updates inside the view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(change: TransactionTransform(transform: transform)))
  }

  /// Changes the transactions of updates inside the view, in updates in which a value changed.
  public nonisolated func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(change: ValueTransform(value: value, transform: transform)))
  }

  /// Animates all changes of the modifiers that code applies to the view, not those of the view.
  public nonisolated func animation<Body: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Body
  ) -> some View {
    BracketView(
      content: body(PlaceholderContentView(AnyView(self), isOutside: true))
        .modifier(TransactionModifier(change: EveryAnimation(animation: animation))))
  }

  /// Changes the transactions of all updates of the modifiers that code applies to the view, not
  /// those of the view.
  public nonisolated func transaction<Body: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Body
  ) -> some View {
    BracketView(
      content: body(PlaceholderContentView(AnyView(self), isOutside: true))
        .modifier(TransactionModifier(change: TransactionTransform(transform: transform))))
  }
}
