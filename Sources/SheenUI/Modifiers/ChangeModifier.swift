/// Runs code when a value is another than in the update before.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  /// Whether the code also runs when the view appears.
  let isInitial: Bool
  /// Takes the value before and the new one.
  let action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ChangeNode(view, inputs)
  }
}

private final class ChangeNode<Base: View, Value: Equatable>:
  _ViewNode<ModifiedContent<Base, ChangeModifier<Value>>>
{
  private var node: _ViewNode<Base>?

  override init(
    _ view: ModifiedContent<Base, ChangeModifier<Value>>, _ inputs: _NodeInputs
  ) {
    super.init(view, inputs)
    let modifier = view.modifier
    if modifier.isInitial {
      host.enqueueAction { modifier.action(modifier.value, modifier.value) }
    }
    node = Base._makeNode(view.content, childInputs(inputs.context))
  }

  override func update(
    _ view: ModifiedContent<Base, ChangeModifier<Value>>, _ context: UpdateContext
  ) {
    let old = self.view.modifier.value
    super.update(view, context)
    let modifier = view.modifier
    if old != modifier.value {
      host.enqueueAction { modifier.action(old, modifier.value) }
    }
    node?.update(view.content, context)
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { "onChange" }
}

extension View {
  /// Runs code when a value has changed.
  ///
  /// It takes the value before and the new one; with `initial` it also runs when the view appears,
  /// with the value twice.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs code when a value has changed, and if wanted when the view appears.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs code that takes the new value when a value has changed.
  @available(*, deprecated, message: "use a closure with two parameters, or with none")
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }
}
