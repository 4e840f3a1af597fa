internal import SheenCore

/// What a recognizer is made with; an implementation detail.
@MainActor
public struct _GestureInputs {
  /// The item the gesture is made on.
  unowned let item: LayoutItem

  /// Has time passing told at a moment, in seconds.
  func wake(at due: Double) {
    guard due.isFinite else { return }
    let host = item.host
    host.schedule(at: due) { [weak host] in host.map { $0.gestures.wake(in: $0) } }
  }
}

/// Tells from events whether a gesture is made; an implementation detail.
///
/// What happens goes down to the recognizers of a view and the views around it; each finds its phase.
/// Only then are actions run, of those that no other gesture takes precedence over.
@MainActor
public class _AnyGestureRecognizer {
  nonisolated init() {}

  /// How far the gesture has come.
  var stage: GestureStage { .failed }
  /// Whether the gesture has been recognized by time alone: it then does not wait for others that
  /// would take precedence and have not come further than being possible.
  var isHeld: Bool { false }
  /// Whether the gesture has been recognized by a press alone: it is then given up where something
  /// around it begins to scroll.
  var isMerePress: Bool { false }

  /// Takes note of what happens.
  func handle(_ event: GestureEvent) {}
  /// Gives the gesture up.
  func cancel() {}
  /// Makes ready for the next gesture.
  func restart() {}
  /// Runs the actions that are due, if no other gesture takes precedence.
  func deliver(isAllowed: Bool) {}
}

/// Tells from events whether a gesture of a known type is made; an implementation detail.
@MainActor
public class _GestureRecognizer<Content: Gesture>: _AnyGestureRecognizer {
  let inputs: _GestureInputs
  private(set) var gesture: Content
  var phase: GesturePhase<Content.Value> = .possible(nil)

  init(_ gesture: Content, _ inputs: _GestureInputs) {
    self.gesture = gesture
    self.inputs = inputs
    super.init()
  }

  /// Takes a new value of the gesture, also while it is being made.
  func update(_ gesture: Content) { self.gesture = gesture }

  override var stage: GestureStage { phase.stage }
  override func cancel() { phase = .failed }
  override func restart() { phase = .possible(nil) }
}

/// A recognizer of a gesture made of another one, whose phases it changes.
class WrappingRecognizer<Content: Gesture, Base: Gesture>: _GestureRecognizer<Content> {
  private let base: _GestureRecognizer<Base>
  private let part: (Content) -> Base
  private let change: (Content, GesturePhase<Base.Value>) -> GesturePhase<Content.Value>

  /// Makes a recognizer.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - inputs: What recognizers are made with.
  ///   - base: The gesture it is made of.
  ///   - change: What a phase of that one amounts to.
  init(
    _ gesture: Content, _ inputs: _GestureInputs, base: @escaping (Content) -> Base,
    change: @escaping (Content, GesturePhase<Base.Value>) -> GesturePhase<Content.Value>
  ) {
    part = base
    self.base = Base._makeRecognizer(base(gesture), inputs)
    self.change = change
    super.init(gesture, inputs)
  }

  override func update(_ gesture: Content) {
    super.update(gesture)
    base.update(part(gesture))
  }

  override func handle(_ event: GestureEvent) {
    base.handle(event)
    phase = change(gesture, base.phase)
  }

  override var isHeld: Bool { base.isHeld }
  override var isMerePress: Bool { base.isMerePress }

  override func cancel() {
    base.cancel()
    super.cancel()
  }

  override func restart() {
    base.restart()
    super.restart()
  }

  override func deliver(isAllowed: Bool) { base.deliver(isAllowed: isAllowed) }
}
