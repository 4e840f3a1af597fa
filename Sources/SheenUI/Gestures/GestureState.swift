/// A value that a gesture keeps up to date while it is made, and that goes back to what it was at the
/// end.
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value
  fileprivate let reset: (Value, inout Transaction) -> Void
  fileprivate var location: GestureStateLocation<Value>?

  /// Makes a value, with code that says how it goes back.
  ///
  /// The code is given the last value and the transaction of the change.
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = initialValue
    self.reset = reset
  }

  /// Makes a value, with code that says how it goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// Makes a value that goes back under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Makes a value that goes back under a transaction.
  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }

  /// The value.
  public var wrappedValue: Value { location?.state.value ?? initial }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a value that is `nil` while no gesture is made.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Makes a value that is `nil` while no gesture is made, with code that says how it goes back.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// Where the value of a gesture lives; unlike state it is not carried over to another version of a
/// scene, where nobody makes the gesture.
private final class GestureStateLocation<Value> {
  let state: StateLocation<Value>

  init(_ value: Value, queue: CommitQueue) { state = StateLocation(value, queue: queue) }
}

extension GestureState: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    location = slot.stored { GestureStateLocation(initial, queue: slot.host.commits) }
  }
}

/// A gesture that keeps a value up to date.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture the value comes from.
  public var base: Base
  /// The value.
  public var state: GestureState<State>
  /// Brings the value up to date.
  public var body: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: Gesture {
  /// What is known of the gesture.
  public typealias Value = Base.Value
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer that keeps the value up to date.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    GestureStateRecognizer(gesture, inputs, base: \.base) { _, phase in phase }
  }
}

private final class GestureStateRecognizer<Base: Gesture, State>:
  WrappingRecognizer<GestureStateGesture<Base, State>, Base>
{
  private var isSet = false
  private var hasNews = false

  override func handle(_ event: GestureEvent) {
    super.handle(event)
    hasNews = true
  }

  override func deliver(isAllowed: Bool) {
    super.deliver(isAllowed: isAllowed)
    if stage.isOver {
      // What runs at the end still finds the value.
      inputs.item.host.gestures.afterDelivery { [self] in reset() }
    } else if isAllowed, hasNews, let value = phase.current,
      let state = gesture.state.location?.state
    {
      hasNews = false
      isSet = true
      var (new, transaction) = (state.value, Transaction())
      gesture.body(value, &new, &transaction)
      write(new, to: state, transaction)
    }
  }

  override func restart() {
    reset()
    super.restart()
  }

  private func reset() {
    guard isSet, let state = gesture.state.location?.state else { return }
    isSet = false
    var transaction = Transaction()
    gesture.state.reset(state.value, &transaction)
    write(state.initial, to: state, transaction)
  }

  /// Neighbouring writes under plain transactions are one commit with what else the gesture changes.
  private func write(_ value: State, to state: StateLocation<State>, _ transaction: Transaction) {
    guard transaction.animation != nil || transaction.disablesAnimations else {
      state.value = value
      return
    }
    withTransaction(transaction) { state.value = value }
  }
}

extension Gesture {
  /// The gesture, with a value that is kept up to date while it is made.
  ///
  /// - Parameters:
  ///   - state: The value: `$name` of a `@GestureState` property.
  ///   - body: Brings the value up to date, and may say how the change unfolds.
  /// - Returns: The gesture.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
