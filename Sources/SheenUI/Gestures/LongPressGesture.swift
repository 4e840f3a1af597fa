public import Foundation
internal import SheenCore

/// A press that stays where it is for a while.
public struct LongPressGesture: Sendable {
  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Makes a press of a duration in seconds that moves no further than a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// True from the press on.
  public typealias Value = Bool
  /// A gesture of Sheen's own has no body.
  public typealias Body = Never

  /// Makes a recognizer of long presses.
  public static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    LongPressRecognizer(gesture, inputs)
  }
}

/// Tells long presses from what else is done with the pointer.
private final class LongPressRecognizer: _GestureRecognizer<LongPressGesture> {
  private var start: Point?
  /// When the press has lasted long enough.
  private var due = Double.infinity

  override func handle(_ event: GestureEvent) {
    guard !stage.isOver else { return }
    switch event.kind {
    case .down:
      start = event.location
      due = event.time + gesture.minimumDuration
      phase = event.time >= due ? .ended(true) : .possible(true)
      if !stage.isOver { inputs.wake(at: due) }
    case .moved:
      let distance = start?.distance(to: event.location) ?? 0
      if distance > Double(gesture.maximumDistance) { phase = .failed }
    case .up: phase = .failed
    case .tick: if start != nil, event.time >= due { phase = .ended(true) }
    case .pinched, .rotated: break
    }
  }

  override var isHeld: Bool { stage == .ended }

  override func restart() {
    (start, due) = (nil, .infinity)
    super.restart()
  }
}

/// A press that also tells whether it is going on.
struct PressingGesture<Base: Gesture> where Base.Value == Bool {
  var base: Base
  var onPressingChanged: (Bool) -> Void
}

extension PressingGesture: Gesture {
  typealias Value = Base.Value
  typealias Body = Never

  static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    PressingRecognizer(gesture, inputs, base: \.base) { _, phase in phase }
  }
}

private final class PressingRecognizer<Base: Gesture>:
  WrappingRecognizer<PressingGesture<Base>, Base>
where Base.Value == Bool {
  private var isPressing = false

  override func deliver(isAllowed: Bool) {
    setPressing(isAllowed && phase.current == true)
    super.deliver(isAllowed: isAllowed)
  }

  override func restart() {
    setPressing(false)
    super.restart()
  }

  private func setPressing(_ new: Bool) {
    guard new != isPressing else { return }
    isPressing = new
    gesture.onPressingChanged(new)
  }
}

extension View {
  /// Runs code when the view has been pressed for a while, and when a press begins and ends.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds.
  ///   - maximumDistance: How far the pointer may move meanwhile, in points.
  ///   - action: Runs when the press has lasted long enough.
  ///   - onPressingChanged: Runs with `true` when a press begins, with `false` when it is over or has
  ///     lasted long enough.
  /// - Returns: The view, which can be pressed.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(
        base: press.onEnded { _ in action() }, onPressingChanged: onPressingChanged ?? { _ in }))
  }

  /// Runs code when the view has been pressed for a while, and when a press begins and ends.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
