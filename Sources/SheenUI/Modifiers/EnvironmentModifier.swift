/// Changes what a view passes down.
struct EnvironmentModifier {
  var change: (inout EnvironmentValues) -> Void
  /// What the change amounts to, if it is always the same for the same value.
  var value: (any Equatable)?
}

extension EnvironmentModifier: ViewModifier {
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentNode(view, inputs)
  }
}

private final class EnvironmentNode<Base: View>:
  _ViewNode<ModifiedContent<Base, EnvironmentModifier>>
{
  private var node: _ViewNode<Base>?
  private var inner: EnvironmentValues

  override init(_ view: ModifiedContent<Base, EnvironmentModifier>, _ inputs: _NodeInputs) {
    inner = inputs.context.environment
    view.modifier.change(&inner)
    super.init(view, inputs)
    node = Base._makeNode(view.content, childInputs(innerContext(inputs.context)))
  }

  override func update(
    _ view: ModifiedContent<Base, EnvironmentModifier>, _ context: UpdateContext
  ) {
    let isSame =
      context.environment.isIdentical(to: environment)
      && areEqual(view.modifier.value, self.view.modifier.value)
    super.update(view, context)
    if !isSame {
      inner = context.environment
      view.modifier.change(&inner)
    }
    node?.update(view.content, innerContext(context))
  }

  private func areEqual(_ a: (any Equatable)?, _ b: (any Equatable)?) -> Bool {
    guard let a, let b else { return false }
    return isEqual(a, b)
  }

  private func innerContext(_ context: UpdateContext) -> UpdateContext {
    var context = context
    context.environment = inner
    return context
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { "environment" }
}

extension View {
  /// Passes a value down to the views inside.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(
      EnvironmentModifier(
        change: { $0[keyPath: keyPath] = value },
        value: (value as? any Equatable).map { KeyedValue(keyPath, $0) }))
  }

  /// Changes a value on its way down to the views inside.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Chooses how gradients inside mix colours of different opacity, where they do not say it
  /// themselves.
  public nonisolated func gradientAlphaRule(_ rule: GradientAlphaRule) -> some View {
    environment(\.gradientAlphaRule, rule)
  }
}

/// A value of the environment with the key it is set under.
private struct KeyedValue: Equatable {
  let key: AnyKeyPath
  let value: any Equatable

  init(_ key: AnyKeyPath, _ value: any Equatable) {
    self.key = key
    self.value = value
  }

  static func == (lhs: KeyedValue, rhs: KeyedValue) -> Bool {
    lhs.key == rhs.key && areEqual(lhs.value as Any, rhs.value as Any)
  }
}
