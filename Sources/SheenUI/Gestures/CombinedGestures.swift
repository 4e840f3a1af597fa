/// Two gestures of which the second counts only if the first is not made.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What is known of the one that is made.
  @frozen
  public enum Value {
    /// It is the first.
    case first(First.Value)
    /// It is the second.
    case second(Second.Value)
  }

  /// The gesture that takes precedence.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: Gesture {
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer of either.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    ExclusiveRecognizer(gesture, inputs, .firstBeforeSecond) { ($0.first, $0.second) }
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairedRecognizer<ExclusiveGesture<First, Second>, First, Second>
{
  override func combined() -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    switch pair.countsFirst {
    case true?: first.phase.map { .first($0) }
    case false?: second.phase.map { .second($0) }
    case nil: .possible(first.phase.current.map { .first($0) })
    }
  }
}

/// Two gestures made at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What is known of those that are made.
  public struct Value {
    /// Of the first, if it is made.
    public var first: First.Value?
    /// Of the second, if it is made.
    public var second: Second.Value?
  }

  /// One gesture.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: Gesture {
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer of both.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    SimultaneousRecognizer(gesture, inputs, .together) { ($0.first, $0.second) }
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairedRecognizer<SimultaneousGesture<First, Second>, First, Second>
{
  override func combined() -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    switch pair.stage {
    case .possible: return .possible(value.first == nil && value.second == nil ? nil : value)
    case .active: return .active(value)
    case .ended: return .ended(value)
    case .failed: return .failed
    }
  }
}

/// Two gestures made one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// What is known so far.
  @frozen
  public enum Value {
    /// The first is being made.
    case first(First.Value)
    /// The first has been made, and the second may have begun.
    case second(First.Value, Second.Value?)
  }

  /// The gesture to make first.
  public var first: First
  /// The gesture to make then.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: Gesture {
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer of both in turn.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    SequenceRecognizer(gesture, inputs, .together) { ($0.first, $0.second) }
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairedRecognizer<SequenceGesture<First, Second>, First, Second>
{
  private var isPressed = false

  override func handle(_ event: GestureEvent) {
    switch event.kind {
    case .down: isPressed = true
    case .up: isPressed = false
    case .moved, .tick, .pinched, .rotated: break
    }
    guard !stage.isOver else { return }
    if first.stage == .ended {
      second.handle(event)
    } else {
      first.handle(event)
      // For the second the press begins where the first was made.
      if first.stage == .ended, isPressed {
        second.handle(GestureEvent(kind: .down, location: event.location, time: event.time))
      }
    }
    phase = combined()
  }

  override func combined() -> GesturePhase<SequenceGesture<First, Second>.Value> {
    guard case .ended(let made) = first.phase else { return first.phase.map { .first($0) } }
    return switch second.phase {
    case .possible(let value): .active(.second(made, value))
    case .active(let value): .active(.second(made, value))
    case .ended(let value): .ended(.second(made, value))
    case .failed: .failed
    }
  }

  override var isHeld: Bool { first.isHeld }

  override func restart() {
    isPressed = false
    super.restart()
  }
}

extension Gesture {
  /// This gesture, or another where this one is not made.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture and another at the same time.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
