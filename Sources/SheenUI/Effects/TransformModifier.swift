internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// Maps what a view draws, not its frame.
struct TransformModifier<Effect: TransformEffect> {
  var effect: Effect
}

extension TransformModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> TransformItem<Effect> {
    TransformItem(item, effect, host: node.host, context: context)
  }

  func update(_ wrapper: TransformItem<Effect>, _ context: UpdateContext) {
    wrapper.set(effect, context.transaction)
  }

  var label: String { effect.label }
  var details: String { effect.details }
}

/// An item whose content is drawn under a transform; its own coordinates are those of the content.
final class TransformItem<Effect: TransformEffect>: WrapperItem {
  private var effect: AnimatedProperty<Effect>
  private var placed = PlacedFrame()

  init(_ content: LayoutItem, _ effect: Effect, host: ViewHost, context: UpdateContext) {
    self.effect = AnimatedProperty(effect)
    super.init(content, host: host, context: context)
  }

  func set(_ new: Effect, _ transaction: Transaction) {
    guard effect.set(new, transaction, at: host.time) else { return }
    setNeedsDisplay()
    if effect.isAnimating(at: host.time) { host.activate(self) }
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    let corner = host.grid.snapped(frame)
    super.arrange(proposal, space: Point(corner.x, corner.y))
  }

  private func map(at time: Double) -> Projection {
    let rect = placed.value(at: time)
    return Affine.translation(rect.x, rect.y)
      * effect.value(at: time).map(in: rect.size, isMirrored: isMirrored)
  }

  override var shownFrame: Rect { placed.value(at: host.time) }
  override var contentMap: Projection { map(at: host.time) }
  override var highlightOutline: Outline? { content.highlightOutline?.applying(contentMap) }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    contentMap.inverse?.image(of: point).flatMap { content.hit($0) }
  }

  override func makeReach() -> Rect { content.reach.bounds(under: contentMap) }
  override var hitOutline: Outline { content.hitOutline.applying(contentMap) }

  override func draw(at time: Double) -> [DisplayItem] {
    let map = map(at: time)
    return content.drawn(at: time).map { $0.mapped(by: map) }
  }

  override var animating: [any Animating] { [effect, placed.animating] }
}

extension View {
  /// Turns what the view draws about a point of its frame, clockwise; its frame stays.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(TransformModifier(effect: RotationEffect(angle: angle, anchor: anchor)))
  }

  /// Stretches what the view draws about a point of its frame; its frame stays.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      TransformModifier(effect: ScaleEffect(x: Double(x), y: Double(y), anchor: anchor)))
  }

  /// Stretches what the view draws about a point of its frame; its frame stays.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Stretches what the view draws about a point of its frame; its frame stays.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Maps what the view draws, from the top left of its frame; its frame stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformModifier(effect: AffineEffect(transform: transform)))
  }
}
