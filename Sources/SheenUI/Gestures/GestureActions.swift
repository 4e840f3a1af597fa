/// A gesture that runs code at its end.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
  /// What is known of the gesture.
  public typealias Value = Content.Value
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer that runs the code.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    EndedRecognizer(gesture, inputs, base: \.content) { _, phase in phase }
  }
}

private final class EndedRecognizer<Base: Gesture>: WrappingRecognizer<_EndedGesture<Base>, Base> {
  private var hasRun = false

  override func deliver(isAllowed: Bool) {
    super.deliver(isAllowed: isAllowed)
    guard isAllowed, !hasRun, case .ended(let value) = phase else { return }
    hasRun = true
    gesture.action(value)
  }

  override func restart() {
    hasRun = false
    super.restart()
  }
}

/// A gesture that runs code when its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
  /// What is known of the gesture.
  public typealias Value = Content.Value
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer that runs the code.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    ChangedRecognizer(gesture, inputs, base: \.content) { _, phase in phase }
  }
}

private final class ChangedRecognizer<Base: Gesture>:
  WrappingRecognizer<_ChangedGesture<Base>, Base>
where Base.Value: Equatable {
  private var told: Base.Value?

  override func deliver(isAllowed: Bool) {
    super.deliver(isAllowed: isAllowed)
    guard isAllowed, let value = phase.current, value != told else { return }
    told = value
    gesture.action(value)
  }

  override func restart() {
    told = nil
    super.restart()
  }
}

/// A gesture with values made of another's.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer that changes the values.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    WrappingRecognizer(gesture, inputs, base: \.content) { gesture, phase in
      phase.map(gesture.transform)
    }
  }
}

extension Gesture {
  /// The gesture, with code that runs when it has been made.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// The gesture with other values.
  public nonisolated func map<Other>(
    _ body: @escaping (Value) -> Other
  ) -> _MapGesture<Self, Other> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// The gesture, with code that runs when its value has changed while it is made.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
