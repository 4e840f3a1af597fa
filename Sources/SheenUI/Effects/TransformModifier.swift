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
final class TransformItem<Effect: TransformEffect>: EffectItem<Effect> {
  override func arrange(_ proposal: Proposal, space: Point) {
    let corner = host.grid.snapped(frame)
    super.arrange(proposal, space: Point(corner.x, corner.y))
  }

  override func map(_ effect: Effect, in frame: Rect) -> Projection {
    Affine.translation(frame.x, frame.y) * effect.map(in: frame.size, isMirrored: isMirrored)
  }

  override var shownFrame: Rect { frame(at: host.time) }
  override var runsSceneCode: Bool { Effect.isSceneCode }
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

  /// Has the view move and change its size as one: views inside that are new begin where it shows.
  public nonisolated func geometryGroup() -> some View {
    modifier(TransformModifier(effect: AffineEffect(transform: .identity)))
  }

  /// Maps what the view draws, from the top left of its frame; its frame stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformModifier(effect: AffineEffect(transform: transform)))
  }
}
