internal import SheenCore

/// Tells the gestures under the pointer what it does, from a press to the end of what is made of it.
@MainActor
final class GestureTracker {
  private var session: GestureSession?
  private var isPressed = false
  private var afterwards: [() -> Void] = []

  nonisolated init() {}

  /// Takes an event of the pointer, which is at a place in points of the picture.
  func take(_ event: PointerEvent, at location: Point?, in host: ViewHost) {
    guard let location else { return cancel() }
    switch event {
    case .moved: if isPressed { tell(.moved, location, host) }
    case .pressed:
      guard !isPressed else { return }
      // A tap that comes too late for the last one is the first of others.
      wake(in: host)
      isPressed = true
      follow(location, host)
      tell(.down, location, host)
    case .released:
      guard isPressed else { return }
      isPressed = false
      tell(.up, location, host)
    case .pinched(let factor): takeFingers(.pinched(factor), location, host)
    case .rotated(let angle): takeFingers(.rotated(angle), location, host)
    case .scrolled: break
    case .left: cancel()
    }
  }

  /// Gives up what is being made, as where the pointer goes away.
  func cancel() {
    isPressed = false
    session?.cancel()
    deliver()
  }

  /// Tells that time has passed.
  func wake(in host: ViewHost) {
    tell(.tick, session?.location ?? .zero, host)
  }

  /// Runs code once the actions of the gestures have run.
  func afterDelivery(_ action: @escaping () -> Void) { afterwards.append(action) }

  /// Whether a gesture may be being made on a target.
  func isFollowing(_ target: any GestureTarget) -> Bool {
    session?.targets.contains { $0 === target } ?? false
  }

  /// Two fingers are put down, do something, and are lifted, all at once.
  private func takeFingers(_ kind: GestureEvent.Kind, _ location: Point, _ host: ViewHost) {
    if !isPressed { follow(location, host) }
    tell(kind, location, host)
    if !isPressed { tell(.up, location, host) }
  }

  /// Has what lies at a place told from now on.
  private func follow(_ location: Point, _ host: ViewHost) {
    let targets = host.hitTargets(at: location).compactMap { $0 as? any GestureTarget }
    if let session {
      // The next tap of several goes where the last one went.
      if session.concerns(targets) { return }
      session.cancel()
      deliver()
    }
    session = GestureSession(targets)
  }

  private func tell(_ kind: GestureEvent.Kind, _ location: Point, _ host: ViewHost) {
    session?.handle(GestureEvent(kind: kind, location: location, time: host.time))
    deliver()
  }

  private func deliver() {
    session?.deliver()
    let actions = afterwards
    afterwards = []
    for action in actions { action() }
    guard let session, session.isOver, !isPressed else { return }
    self.session = nil
    session.restart()
  }
}

/// The gestures that one press is about.
@MainActor
private final class GestureSession {
  let targets: [any GestureTarget]
  /// The recognizers of the targets as one; `nil` where none counts.
  private let recognizer: _AnyGestureRecognizer?
  /// Where the pointer was last, in points of the picture.
  private(set) var location = Point.zero

  /// Begins to follow targets, innermost first.
  init(_ targets: [any GestureTarget]) {
    self.targets = targets
    var inner: _AnyGestureRecognizer?
    // What counts besides other gestures also does besides scrolling.
    var beside: _AnyGestureRecognizer?
    for target in targets {
      if !target.mask.contains(.subviews) { (inner, beside) = (nil, nil) }
      guard target.mask.contains(.gesture), let own = target.activeRecognizer else { continue }
      if target.precedence == .simultaneous {
        beside = Self.pair(beside, own, .together)
      } else if target.precedence == .scrolling {
        inner = Self.pair(inner, own, .firstMade)
      } else {
        let inside = Self.pair(inner, beside, .together)
        beside = nil
        inner =
          target.precedence == .high
          ? Self.pair(own, inside, .firstBeforeSecond) : Self.pair(inside, own, .firstBeforeSecond)
      }
    }
    recognizer = Self.pair(inner, beside, .together)
  }

  private static func pair(
    _ first: _AnyGestureRecognizer?, _ second: _AnyGestureRecognizer?, _ rule: GesturePair.Rule
  ) -> _AnyGestureRecognizer? {
    guard let first, let second else { return first ?? second }
    return PairRecognizer(GesturePair(first, second, rule))
  }

  /// Whether these are the targets it is about.
  func concerns(_ others: [any GestureTarget]) -> Bool {
    targets.count == others.count && zip(targets, others).allSatisfy { $0 === $1 }
  }

  var isOver: Bool { recognizer?.stage.isOver ?? true }

  func handle(_ event: GestureEvent) {
    location = event.location
    // Views that are gone have lost what was being made of them.
    for target in targets where !target.isAttached { target.activeRecognizer?.cancel() }
    recognizer?.handle(event)
  }

  func deliver() { recognizer?.deliver(isAllowed: true) }
  func cancel() { recognizer?.cancel() }
  func restart() { recognizer?.restart() }
}
