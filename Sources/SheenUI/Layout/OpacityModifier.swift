internal import SheenCore
internal import SheenDisplay

/// Makes a view translucent as a whole.
struct OpacityModifier: Sendable {
  var opacity: Double
}

extension OpacityModifier: Animatable {
  var animatableData: Double {
    get { opacity * Animation.unitScale }
    set { opacity = newValue / Animation.unitScale }
  }
}

extension OpacityModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> OpacityItem {
    OpacityItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: OpacityItem, _ context: UpdateContext) {
    wrapper.set(self, context.transaction)
  }

  var details: String { "\(opacity)" }
}

/// An item whose content is flattened and then made translucent.
final class OpacityItem: WrapperItem {
  private var opacity: AnimatedProperty<OpacityModifier>

  init(
    _ content: LayoutItem, _ opacity: OpacityModifier, host: ViewHost, context: UpdateContext
  ) {
    self.opacity = AnimatedProperty(opacity)
    super.init(content, host: host, context: context)
  }

  func set(_ new: OpacityModifier, _ transaction: Transaction) {
    guard opacity.set(new, transaction, at: host.time) else { return }
    setNeedsDisplay()
    if opacity.isAnimating(at: host.time) { host.activate(self) }
  }

  override func draw(at time: Double) -> [DisplayItem] {
    let opacity = opacity.value(at: time).opacity
    return opacity > 0 ? content.drawn(at: time).faded(by: opacity, id: id) : []
  }

  override var hitItems: [LayoutItem] {
    opacity.value(at: host.time).opacity > 0 ? [content] : []
  }

  override var animating: [any Animating] { [opacity] }
}

extension View {
  /// Makes the view translucent as a whole; 0 is transparent, 1 leaves it as it is.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }
}
