internal import SheenCore
internal import SheenDisplay

/// Moves what a view draws, by shares of its own extents and by distances.
struct ShiftModifier {
  /// The share of the width, to the trailing side.
  var x = 0.0
  /// The share of the height, down.
  var y = 0.0
  /// The distance in points, to the right and down.
  var distance = CGSize.zero

  nonisolated init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  nonisolated init(by distance: CGSize) { self.distance = distance }

  /// Moves towards an edge.
  nonisolated init(to edge: Edge, by share: Double) {
    switch edge {
    case .leading: x = -share
    case .trailing: x = share
    case .top: y = -share
    case .bottom: y = share
    }
  }
}

extension ShiftModifier: Animatable {
  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, CGSize.AnimatableData> {
    get {
      AnimatablePair(
        AnimatablePair(x * Animation.unitScale, y * Animation.unitScale), distance.animatableData)
    }
    set {
      x = newValue.first.first / Animation.unitScale
      y = newValue.first.second / Animation.unitScale
      distance.animatableData = newValue.second
    }
  }
}

extension ShiftModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ShiftItem {
    ShiftItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: ShiftItem, _ context: UpdateContext) {
    wrapper.set(self, context.transaction)
  }

  var details: String { "x: \(x), y: \(y)" }
}

/// An item whose content is drawn elsewhere.
final class ShiftItem: WrapperItem {
  private var shift: AnimatedProperty<ShiftModifier>
  private var placed = PlacedFrame()

  init(
    _ content: LayoutItem, _ shift: ShiftModifier, host: ViewHost, context: UpdateContext
  ) {
    self.shift = AnimatedProperty(shift)
    super.init(content, host: host, context: context)
  }

  func set(_ new: ShiftModifier, _ transaction: Transaction) {
    guard shift.set(new, transaction, at: host.time) else { return }
    setNeedsDisplay()
    if shift.isAnimating(at: host.time) { host.activate(self) }
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  private func map(at time: Double) -> Projection {
    let (rect, shift) = (placed.value(at: time), shift.value(at: time))
    return Projection(
      .translation(
        (isMirrored ? -shift.x : shift.x) * rect.width + Double(shift.distance.width),
        shift.y * rect.height + Double(shift.distance.height)))
  }

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

  override var animating: [any Animating] { [shift, placed.animating] }
}
