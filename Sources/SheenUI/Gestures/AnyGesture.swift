/// A gesture of any type with a known type of values.
public struct AnyGesture<Value> {
  fileprivate let box: any GestureBox<Value>

  /// Hides the type of a gesture.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    box = KnownGesture(gesture: gesture)
  }
}

extension AnyGesture: Gesture {
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes what recognizes the gesture inside.
  public static func _makeRecognizer(
    _ gesture: AnyGesture<Value>, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<AnyGesture<Value>> {
    AnyRecognizer(gesture, inputs)
  }
}

/// A gesture whose type is known in here alone.
private protocol GestureBox<Value> {
  associatedtype Value

  @MainActor func makeRecognizer(_ inputs: _GestureInputs) -> _AnyGestureRecognizer
  /// The phase of a recognizer that was made here.
  @MainActor func phase(of recognizer: _AnyGestureRecognizer) -> GesturePhase<Value>
  /// Gives the gesture to a recognizer, if it is one for this type.
  @MainActor func update(_ recognizer: _AnyGestureRecognizer) -> Bool
}

private struct KnownGesture<Base: Gesture>: GestureBox {
  let gesture: Base

  func makeRecognizer(_ inputs: _GestureInputs) -> _AnyGestureRecognizer {
    Base._makeRecognizer(gesture, inputs)
  }

  func phase(of recognizer: _AnyGestureRecognizer) -> GesturePhase<Base.Value> {
    (recognizer as? _GestureRecognizer<Base>)?.phase ?? .failed
  }

  func update(_ recognizer: _AnyGestureRecognizer) -> Bool {
    guard let known = recognizer as? _GestureRecognizer<Base> else { return false }
    known.update(gesture)
    return true
  }
}

/// Passes on what a recognizer of a hidden type finds.
private final class AnyRecognizer<Value>: _GestureRecognizer<AnyGesture<Value>> {
  private var base: _AnyGestureRecognizer

  override init(_ gesture: AnyGesture<Value>, _ inputs: _GestureInputs) {
    base = gesture.box.makeRecognizer(inputs)
    super.init(gesture, inputs)
  }

  override func update(_ gesture: AnyGesture<Value>) {
    super.update(gesture)
    if !gesture.box.update(base) {
      base.cancel()
      base = gesture.box.makeRecognizer(inputs)
    }
  }

  override func handle(_ event: GestureEvent) {
    base.handle(event)
    phase = gesture.box.phase(of: base)
  }

  override var isHeld: Bool { base.isHeld }
  override func deliver(isAllowed: Bool) { base.deliver(isAllowed: isAllowed) }

  override func cancel() {
    base.cancel()
    super.cancel()
  }

  override func restart() {
    base.restart()
    super.restart()
  }
}
