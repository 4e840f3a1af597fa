/// A view that follows keyframes.
///
/// Without a trigger it follows them from its first appearance on, over and over or once; each round
/// is like the first. With a trigger it follows them once when the trigger changes, from the value it
/// has then, and keeps the value they end with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  let initialValue: Value
  let trigger: (any Equatable)?
  let isRepeating: Bool
  /// Whether it follows keyframes at all, where there is no trigger.
  let isRunning: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Makes a view that follows keyframes from its first appearance on.
  ///
  /// - Parameters:
  ///   - initialValue: The value it starts with.
  ///   - repeating: Whether it follows them over and over.
  ///   - content: Makes the view of a value; called for every picture.
  ///   - keyframes: Makes the keyframes from a value on.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, repeating: repeating, isRunning: true, content: content,
      keyframes: keyframes)
  }

  nonisolated init(
    initialValue: Value, repeating: Bool, isRunning: Bool,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.isRunning = isRunning
    self.content = content
    self.keyframes = keyframes
  }

  /// Makes a view that follows keyframes when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value it starts with.
  ///   - trigger: The value whose change starts it.
  ///   - content: Makes the view of a value; called for every picture.
  ///   - keyframes: Makes the keyframes from a value on.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    isRepeating = false
    isRunning = true
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  /// Makes a node that knows the time of the keyframes.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    KeyframeNode(view, inputs)
  }
}

extension View {
  /// Changes the view by keyframes from its first appearance on.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(AnyView(self), isOutside: false)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) },
      keyframes: keyframes)
  }

  /// Changes the view by keyframes when a value changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(AnyView(self), isOutside: false)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) },
      keyframes: keyframes)
  }
}
