/// Passes a value up in the place of those of the views inside.
enum PreferenceModifier<Key: PreferenceKey> {
  /// One that does not depend on theirs.
  case value(Key.Value)
  /// Theirs, or else the default one, changed.
  case change((inout Key.Value) -> Void)
}

extension PreferenceModifier: ViewModifier {
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PreferenceNode(view, inputs)
  }
}

private final class PreferenceNode<Base: View, Key: PreferenceKey>:
  _ViewNode<ModifiedContent<Base, PreferenceModifier<Key>>>
{
  private var node: _ViewNode<Base>?

  override init(
    _ view: ModifiedContent<Base, PreferenceModifier<Key>>, _ inputs: _NodeInputs
  ) {
    super.init(view, inputs)
    node = Base._makeNode(view.content, childInputs(inputs.context))
    host.preferences.noteChange()
  }

  override func update(
    _ view: ModifiedContent<Base, PreferenceModifier<Key>>, _ context: UpdateContext
  ) {
    let old = self.view.modifier
    super.update(view, context)
    node?.update(view.content, context)
    if case (.value(let old), .value(let new)) = (old, view.modifier), looksSame(old, new) {
      return
    }
    host.preferences.noteChange()
  }

  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == Key.self else { return super.preference(key) }
    switch view.modifier {
    case .value(let value): return value as? Other.Value
    case .change(let change):
      var value = super.preference(Key.self) ?? Key.defaultValue
      change(&value)
      return value as? Other.Value
    }
  }

  override func didDetach() { host.preferences.noteChange() }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { "preference" }
}

/// Runs code when what the views inside pass up is another than before.
struct PreferenceObserver<Key: PreferenceKey> {
  let action: (Key.Value) -> Void
}

extension PreferenceObserver: ViewModifier {
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PreferenceObserverNode(view, inputs)
  }
}

private final class PreferenceObserverNode<Base: View, Key: PreferenceKey>:
  _ViewNode<ModifiedContent<Base, PreferenceObserver<Key>>>, PreferenceFollower
{
  private var node: _ViewNode<Base>?
  private var last: Key.Value?

  override init(
    _ view: ModifiedContent<Base, PreferenceObserver<Key>>, _ inputs: _NodeInputs
  ) {
    super.init(view, inputs)
    node = Base._makeNode(view.content, childInputs(inputs.context))
    host.preferences.add(self)
  }

  override func update(
    _ view: ModifiedContent<Base, PreferenceObserver<Key>>, _ context: UpdateContext
  ) {
    super.update(view, context)
    node?.update(view.content, context)
  }

  func preferencesChanged() {
    let value = preference(Key.self) ?? Key.defaultValue
    if let last, looksSame(last, value) { return }
    last = value
    host.enqueueAction { [weak self] in self?.view.modifier.action(value) }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { "onPreferenceChange" }
}

/// A node that wants to know when what views pass up may have changed.
@MainActor
protocol PreferenceFollower: _AnyViewNode {
  func preferencesChanged()
}

extension View {
  /// Passes a value up in the place of those of the views inside.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>.value(value))
  }

  /// Changes what the views inside pass up.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>.change(callback))
  }

  /// Runs code with what the views inside pass up, at first and when it changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }

  /// Puts in front of the view others made of what it passes up.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader<Self, K, V>(
      base: self, role: .overlay, alignment: alignment, content: transform)
  }

  /// Puts behind the view others made of what it passes up.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader<Self, K, V>(
      base: self, role: .background, alignment: alignment, content: transform)
  }
}

/// A view with others in front or behind that are made of what it passes up.
private struct PreferenceReader<Base: View, Key: PreferenceKey, Layer: View> {
  let base: Base
  let role: SecondaryModifier<Layer>.Role
  let alignment: Alignment
  let content: (Key.Value) -> Layer
  @State private var value: Key.Value?
}

extension PreferenceReader: View {
  var body: some View {
    base
      .modifier(PreferenceObserver<Key> { value = $0 })
      .modifier(
        SecondaryModifier(
          role: role,
          secondary: ZStack(
            alignment: alignment, content: content(value ?? Key.defaultValue))))
  }
}
