internal import SheenCore
internal import SheenDisplay

/// An item whose content is seen through its map: where it is hit and what it covers follow.
class MappedItem: WrapperItem {
  override var highlightOutline: Outline? { content.highlightOutline?.applying(contentMap) }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    contentMap.inverse?.image(of: point).flatMap { content.hit($0) }
  }

  override func makeReach() -> Rect { content.reach.bounds(under: contentMap) }
  override var hitOutline: Outline { content.hitOutline.applying(contentMap) }
}

/// An item whose map follows from an effect in its frame, both of which may move.
class EffectItem<Effect: Animatable>: MappedItem {
  private var effect: AnimatedProperty<Effect>
  private var placed = PlacedFrame()

  init(_ content: LayoutItem, _ effect: Effect, host: ViewHost, context: UpdateContext) {
    self.effect = AnimatedProperty(effect)
    super.init(content, host: host, context: context)
  }

  final func set(_ new: Effect, _ transaction: Transaction) {
    guard effect.set(new, transaction, at: host.time) else { return }
    setNeedsDisplay()
    if effect.isAnimating(at: host.time) { host.activate(self) }
  }

  /// The map of an effect in a frame.
  func map(_ effect: Effect, in frame: Rect) -> Projection { .identity }

  /// The frame that shows at a time.
  final func frame(at time: Double) -> Rect { placed.value(at: time) }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  private func map(at time: Double) -> Projection {
    map(effect.value(at: time), in: frame(at: time))
  }

  override var contentMap: Projection { map(at: host.time) }

  override func draw(at time: Double) -> [DisplayItem] {
    let map = map(at: time)
    return content.drawn(at: time).map { $0.mapped(by: map) }
  }

  override var animating: [any Animating] { [effect, placed.animating] }
}
