/// Something people do with the pointer or their fingers, told apart from what else they may do.
///
/// A gesture of one's own is made of others in its body.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture while it goes on and at its end.
  associatedtype Value = Body.Value
  /// The gesture it is made of.
  associatedtype Body: Gesture

  /// The gesture it is made of.
  @MainActor
  @preconcurrency
  var body: Body { get }

  /// Makes what recognizes the gesture on a view; Sheen's own gestures bring their own.
  @MainActor
  @preconcurrency
  static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self>
}

extension Gesture where Value == Body.Value {
  /// Makes what recognizes the gesture of the body.
  @MainActor
  @preconcurrency
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    WrappingRecognizer(gesture, inputs, base: \.body) { _, phase in phase }
  }
}

extension Gesture where Body == Never {
  /// Sheen's own gestures have no body.
  @MainActor
  @preconcurrency
  public var body: Never { preconditionFailure("\(Self.self) has no body to evaluate") }
}

extension Never: Gesture {
  /// There is no value of it.
  public typealias Value = Never
  /// There is none to have a body.
  public var body: Never { switch self {} }

  /// There is no value to make a recognizer for.
  public static func _makeRecognizer(
    _ gesture: Never, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Never> {}
}
