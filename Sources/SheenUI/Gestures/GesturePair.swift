/// Two recognizers that are told of the same events, and which of them counts.
@MainActor
struct GesturePair {
  enum Rule {
    /// Both count.
    case together
    /// The second counts only once the first has failed.
    case firstBeforeSecond
    /// The one that is made first counts, the first if both are at once; where the first is no more
    /// than pressed, the second still may.
    case firstMade
  }

  private enum Winner {
    case first
    case second
  }

  let first: _AnyGestureRecognizer
  let second: _AnyGestureRecognizer
  let rule: Rule
  private var winner: Winner?

  init(_ first: _AnyGestureRecognizer, _ second: _AnyGestureRecognizer, _ rule: Rule) {
    self.first = first
    self.second = second
    self.rule = rule
  }

  /// How far the two have come, taken together.
  var stage: GestureStage {
    switch (rule, winner) {
    case (.together, _): joinedStage
    case (_, .first): first.stage
    case (_, .second): second.stage
    case (.firstMade, nil): first.stage
    case (_, nil): .possible
    }
  }

  private var joinedStage: GestureStage {
    switch (first.stage, second.stage) {
    case (.failed, .failed): .failed
    case (let a, let b) where a.isOver && b.isOver: .ended
    case (let a, let b) where a.isRecognized || b.isRecognized: .active
    default: .possible
    }
  }

  /// Whether the one that counts is the first; `nil` where that is open, or both do.
  var countsFirst: Bool? { winner.map { $0 == .first } }

  var isHeld: Bool {
    switch (rule, winner) {
    case (.together, _): first.isHeld || second.isHeld
    case (_, .first): first.isHeld
    case (_, .second): second.isHeld
    case (_, nil): false
    }
  }

  var isMerePress: Bool {
    switch (rule, winner) {
    case (.together, _):
      stage == .active
        && [first, second].allSatisfy { !$0.stage.isRecognized || $0.isMerePress }
    case (_, .second): second.isMerePress
    default: first.isMerePress
    }
  }

  mutating func handle(_ event: GestureEvent) {
    first.handle(event)
    second.handle(event)
    guard rule != .together, winner == nil else { return }
    if rule == .firstMade, first.isMerePress {
      guard second.stage.isRecognized else { return }
      winner = .second
      first.cancel()
    } else if first.stage.isRecognized {
      winner = .first
      second.cancel()
    } else if first.stage == .failed {
      winner = .second
    } else if second.isHeld || (rule == .firstMade && second.stage.isRecognized) {
      winner = .second
      first.cancel()
    }
  }

  func deliver(isAllowed: Bool) {
    guard rule != .together else {
      first.deliver(isAllowed: isAllowed)
      second.deliver(isAllowed: isAllowed)
      return
    }
    first.deliver(isAllowed: isAllowed && winner != .second)
    // What is merely possible may show already.
    let isOpen = winner == nil && second.stage == .possible
    second.deliver(isAllowed: isAllowed && (isOpen || winner == .second))
  }

  func cancel() {
    first.cancel()
    second.cancel()
  }

  mutating func restart() {
    winner = nil
    first.restart()
    second.restart()
  }
}

/// The recognizers of a view and of the views inside it as one.
final class PairRecognizer: _AnyGestureRecognizer {
  private var pair: GesturePair

  init(_ pair: GesturePair) { self.pair = pair }

  override var stage: GestureStage { pair.stage }
  override var isHeld: Bool { pair.isHeld }
  override var isMerePress: Bool { pair.isMerePress }
  override func handle(_ event: GestureEvent) { pair.handle(event) }
  override func cancel() { pair.cancel() }
  override func restart() { pair.restart() }
  override func deliver(isAllowed: Bool) { pair.deliver(isAllowed: isAllowed) }
}

/// A recognizer of a gesture made of two others that are told of the same events.
class PairedRecognizer<Content: Gesture, First: Gesture, Second: Gesture>:
  _GestureRecognizer<Content>
{
  let first: _GestureRecognizer<First>
  let second: _GestureRecognizer<Second>
  private let parts: (Content) -> (First, Second)
  private(set) var pair: GesturePair

  init(
    _ gesture: Content, _ inputs: _GestureInputs, _ rule: GesturePair.Rule,
    parts: @escaping (Content) -> (First, Second)
  ) {
    let (one, other) = parts(gesture)
    first = First._makeRecognizer(one, inputs)
    second = Second._makeRecognizer(other, inputs)
    self.parts = parts
    pair = GesturePair(first, second, rule)
    super.init(gesture, inputs)
  }

  /// The phase of both together.
  func combined() -> GesturePhase<Content.Value> { .failed }

  override func update(_ gesture: Content) {
    super.update(gesture)
    let (one, other) = parts(gesture)
    first.update(one)
    second.update(other)
  }

  override func handle(_ event: GestureEvent) {
    pair.handle(event)
    phase = combined()
  }

  override var isHeld: Bool { pair.isHeld }
  override var isMerePress: Bool { pair.isMerePress }
  override func deliver(isAllowed: Bool) { pair.deliver(isAllowed: isAllowed) }

  override func cancel() {
    pair.cancel()
    super.cancel()
  }

  override func restart() {
    pair.restart()
    super.restart()
  }
}
