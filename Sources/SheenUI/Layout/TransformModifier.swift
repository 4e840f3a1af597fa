internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// A change of what a view draws by a map of the plane about an anchor in its frame.
protocol TransformEffect: Animatable {
  /// Where the map leaves the plane in place.
  var anchor: UnitPoint { get }
  /// The anchor as a fraction of the frame from its left.
  func origin(isMirrored: Bool) -> UnitPoint
  /// The map about the origin.
  func map(isMirrored: Bool) -> Affine
  /// What the tree description calls the effect.
  var label: String { get }
  /// What the tree description says besides the name.
  var details: String { get }
}

extension TransformEffect {
  /// The anchor from the left, where people read from the right too.
  func origin(isMirrored: Bool) -> UnitPoint { anchor.mirrored(isMirrored) }
}

struct RotationEffect: TransformEffect {
  var angle: Angle
  var anchor: UnitPoint

  func map(isMirrored: Bool) -> Affine {
    .rotation(radians: isMirrored ? -angle.radians : angle.radians)
  }

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  var label: String { "rotationEffect" }
  var details: String { "\(angle.degrees)°" }
}

struct ScaleEffect: TransformEffect {
  var x: Double
  var y: Double
  var anchor: UnitPoint

  func map(isMirrored: Bool) -> Affine { .scale(x, y) }

  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, UnitPoint.AnimatableData>
  {
    get {
      AnimatablePair(
        AnimatablePair(x * Animation.unitScale, y * Animation.unitScale), anchor.animatableData)
    }
    set {
      x = newValue.first.first / Animation.unitScale
      y = newValue.first.second / Animation.unitScale
      anchor.animatableData = newValue.second
    }
  }

  var label: String { "scaleEffect" }
  var details: String { "x: \(x), y: \(y)" }
}

struct AffineEffect: TransformEffect {
  var transform: CGAffineTransform

  var anchor: UnitPoint { .topLeading }

  /// A transform's numbers are measured from the left in any direction of reading.
  func origin(isMirrored: Bool) -> UnitPoint { .topLeading }

  func map(isMirrored: Bool) -> Affine { transform.affine }

  typealias Row = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat>

  var animatableData: AnimatablePair<Row, Row> {
    get {
      let unit = Animation.unitScale
      return AnimatablePair(
        Row(AnimatablePair(transform.a * unit, transform.c * unit), transform.tx),
        Row(AnimatablePair(transform.b * unit, transform.d * unit), transform.ty))
    }
    set {
      let unit = CGFloat(Animation.unitScale)
      let (x, y) = (newValue.first, newValue.second)
      transform = CGAffineTransform(
        a: x.first.first / unit, b: y.first.first / unit, c: x.first.second / unit,
        d: y.first.second / unit, tx: x.second, ty: y.second)
    }
  }

  var label: String { "transformEffect" }
  var details: String { "" }
}

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

  private func map(at time: Double) -> Affine {
    let rect = placed.value(at: time)
    let effect = effect.value(at: time)
    let point = effect.origin(isMirrored: isMirrored)
    let anchor = Point(rect.width * Double(point.x), rect.height * Double(point.y))
    return Affine.translation(rect.x + anchor.x, rect.y + anchor.y)
      * effect.map(isMirrored: isMirrored) * .translation(-anchor.x, -anchor.y)
  }

  override var shownFrame: Rect { placed.value(at: host.time) }
  override var contentMap: Affine { map(at: host.time) }
  override var highlightOutline: Outline? { content.highlightOutline?.applying(contentMap) }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    contentMap.inverse.flatMap { content.hit($0 * point) }
  }

  override func makeReach() -> Rect { content.reach.bounds(under: contentMap) }
  override var hitOutline: Outline { content.hitOutline.applying(contentMap) }

  override func draw(at time: Double) -> [DisplayItem] {
    let map = map(at: time)
    return content.drawn(at: time).map { item in
      var item = item
      item.transform = map * item.transform
      return item
    }
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
