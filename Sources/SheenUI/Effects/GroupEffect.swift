internal import SheenCore
internal import SheenDisplay

/// A change of what a view draws, flattened, that leaves its layout and where it can be hit alone.
protocol GroupEffect: Animatable, Equatable {
  /// What becomes of what the view draws, which is something.
  ///
  /// The identity is that of the group, where one is made.
  func applied(to items: [DisplayItem], id: ItemID) -> [DisplayItem]
  /// What the tree description calls the effect.
  var label: String { get }
  /// What the tree description says besides the name.
  var details: String { get }
}

/// Applies a group effect to a view.
struct GroupEffectModifier<Effect: GroupEffect> {
  var effect: Effect
}

extension GroupEffectModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> GroupEffectItem<Effect> {
    GroupEffectItem(item, effect, host: node.host, context: context)
  }

  func update(_ wrapper: GroupEffectItem<Effect>, _ context: UpdateContext) {
    wrapper.set(effect, context.transaction)
  }

  var label: String { effect.label }
  var details: String { effect.details }
}

/// An item whose content is drawn with a group effect.
final class GroupEffectItem<Effect: GroupEffect>: WrapperItem {
  private var effect: AnimatedProperty<Effect>

  init(_ content: LayoutItem, _ effect: Effect, host: ViewHost, context: UpdateContext) {
    self.effect = AnimatedProperty(effect)
    super.init(content, host: host, context: context)
  }

  func set(_ new: Effect, _ transaction: Transaction) {
    guard new != effect.target else { return }
    effect.set(new, transaction, at: host.time)
    setNeedsRedraw()
    if effect.isAnimating(at: host.time) { host.activate(self) }
  }

  override func draw(at time: Double) -> [DisplayItem] {
    let drawn = content.drawn(at: time)
    return drawn.isEmpty ? [] : effect.value(at: time).applied(to: drawn, id: id)
  }

  override var animating: [any Animating] { [effect] }
}

extension [DisplayItem] {
  /// The items as one that can be given a blend mode, a filter or an opacity of its own.
  func grouped(id: ItemID) -> DisplayItem { DisplayItem(id: id, content: .group(self)) }
}
