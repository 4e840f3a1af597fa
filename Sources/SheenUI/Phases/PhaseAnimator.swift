/// A view that goes through phases, one animated change after the other.
///
/// Without a trigger it goes round for ever; with one it stands in the first phase, and goes once
/// through the others and back when the trigger changes. The next phase comes once the animations of
/// the one before are logically complete; where a change shows nothing, after the time its animation
/// would have taken.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Makes a view that goes through phases when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; the view stands in the first.
  ///   - trigger: The value.
  ///   - content: Makes the view of a phase.
  ///   - animation: How a phase is entered.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// Makes a view that goes through phases for ever.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order.
  ///   - content: Makes the view of a phase.
  ///   - animation: How a phase is entered.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  /// Makes a node that knows the phase.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    PhaseNode(view, inputs)
  }
}

extension View {
  /// Changes the view through phases when a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(AnyView(self), isOutside: false)
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }

  /// Changes the view through phases for ever.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(AnyView(self), isOutside: false)
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }
}
