/// Says how a view comes and goes.
struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: ViewModifier {
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TransitionNode(view, inputs)
  }
}

/// A node that knows how its view comes and goes.
@MainActor
protocol TransitionPlace: AnyObject {
  /// Shows the view on its way out; the completion waits for what that starts.
  func leave(_ completion: AnimationCompletion)
  /// Shows the view as it is.
  func stay()
}

/// The node of a view with a transition: the modifiers of the phase, around the view.
///
/// The view itself has the transactions of outside, so that the transition's animation is that of
/// the transition alone.
private final class TransitionNode<Base: View>:
  _ViewNode<ModifiedContent<Base, TransitionModifier>>, TransitionPlace
{
  private var node: _ViewNode<AnyView>?
  private var bracket: BracketScope
  private var phase: TransitionPhase

  override init(_ view: ModifiedContent<Base, TransitionModifier>, _ inputs: _NodeInputs) {
    bracket = BracketScope(outer: inputs.context.scope)
    phase = inputs.parent?.isComing == true ? .willAppear : .identity
    super.init(view, inputs)
    node = AnyView._makeNode(shown, childInputs(inputs.context.inside(bracket)))
    if phase == .willAppear { host.arriveLater(self) }
  }

  /// The view in the phase it is in.
  private var shown: AnyView {
    let content = PlaceholderContentView<TransitionModifier>(
      AnyView(view.content), isOutside: true)
    return view.modifier.transition.applied(AnyView(content), phase)
  }

  override func update(
    _ view: ModifiedContent<Base, TransitionModifier>, _ context: UpdateContext
  ) {
    super.update(view, context)
    if bracket.outer !== context.scope { bracket = BracketScope(outer: context.scope) }
    node?.update(shown, context.inside(bracket))
  }

  private func show(_ phase: TransitionPhase, _ context: UpdateContext) {
    self.phase = phase
    node?.update(shown, context.inside(bracket))
  }

  func leave(_ completion: AnimationCompletion) {
    var context = context
    context.transaction.completions.append(completion)
    show(.didDisappear, context)
  }

  func stay() {
    if !isDetached { show(.identity, context) }
  }

  override func collectItems(into items: inout [LayoutItem]) {
    let count = items.count
    super.collectItems(into: &items)
    for item in items[count...] { item.hasOwnTransition = true }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { "transition" }
}

extension View {
  /// Says how the view comes and goes, in changes that are animated.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Says how the view comes and goes, in changes that are animated.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
