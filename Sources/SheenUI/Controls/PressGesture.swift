internal import SheenCore

/// A press that counts if it ends on the view, wherever it went meanwhile; true while it is there.
struct PressGesture {}

extension PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  static func _makeRecognizer(
    _ gesture: Self, _ inputs: _GestureInputs
  ) -> _GestureRecognizer<Self> {
    PressRecognizer(gesture, inputs)
  }
}

private final class PressRecognizer: _GestureRecognizer<PressGesture> {
  override func handle(_ event: GestureEvent) {
    guard !stage.isOver else { return }
    switch event.kind {
    case .down: phase = .active(true)
    case .moved: if stage == .active { phase = .active(isInside(event)) }
    case .up: phase = stage == .active && isInside(event) ? .ended(true) : .failed
    case .tick, .pinched, .rotated: break
    }
  }

  override var isMerePress: Bool { stage == .active }

  private func isInside(_ event: GestureEvent) -> Bool {
    let point = inputs.item.pictureToSpace(.local) * event.location
    let frame = inputs.item.shownFrame
    return Rect(0, 0, frame.width, frame.height).holds(point)
  }
}

extension View {
  /// Runs code when the view has been pressed and released, and tells whether it is pressed.
  func onPress(_ isPressed: Binding<Bool>, perform action: @escaping () -> Void) -> some View {
    gesture(
      PressingGesture(base: PressGesture().onEnded { _ in action() }) {
        isPressed.wrappedValue = $0
      })
  }
}
