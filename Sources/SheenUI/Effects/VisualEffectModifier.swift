internal import SheenCore
internal import SheenDisplay

/// Changes what a view draws by its size and place.
struct VisualEffectModifier {
  /// Changes of what a view draws.
  struct Look {
    var changes: [any HoverOperation]
    /// How the view comes to look like that when it has moved, where nothing else says it.
    var animation: Animation?
  }

  /// Whether the look depends on what the view scrolls in, too.
  var followsContainer = false
  /// The look of an item where it is.
  var look: @MainActor (LayoutItem) -> Look
}

extension VisualEffectModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> VisualEffectItem {
    VisualEffectItem(item, self, node: node, context: context)
  }

  func update(_ wrapper: VisualEffectItem, _ context: UpdateContext) {
    wrapper.set(self, context)
  }
}

/// An item drawn with changes that follow from its place; layout does not know of them.
final class VisualEffectItem: MappedItem {
  private var modifier: VisualEffectModifier
  private var tracks: [any HoverTrack] = []
  private var placed = PlacedFrame()
  private var isDescribed = false
  /// What the changes are looked up in.
  private var environment: EnvironmentValues
  private weak var node: _AnyViewNode?

  init(
    _ content: LayoutItem, _ modifier: VisualEffectModifier, node: _AnyViewNode,
    context: UpdateContext
  ) {
    self.modifier = modifier
    self.node = node
    environment = context.environment
    super.init(content, host: node.host, context: context)
  }

  func set(_ new: VisualEffectModifier, _ context: UpdateContext) {
    modifier = new
    environment = context.environment
    if isDescribed { describe(context.transaction) }
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
    if !modifier.followsContainer { describeMove() }
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    super.arrange(proposal, space: space)
    if modifier.followsContainer { describeMove() }
  }

  private func describeMove() {
    describe(isDescribed ? host.transaction(in: scope) : Transaction(), isMove: isDescribed)
    isDescribed = true
  }

  /// Asks for the changes in the place there is.
  private func describe(_ transaction: Transaction, isMove: Bool = false) {
    guard let look = node?.following({ modifier.look(self) }) else { return }
    var transaction = transaction
    if isMove, transaction.animation == nil { transaction.animation = look.animation }
    let changes = look.changes.map { $0.resolved(in: environment) }
    if let problem = host.assets.problem { host.fail(problem) }
    let steps = changes.map { HoverStep(operation: $0, animation: nil) }
    let areKept =
      tracks.count == steps.count
      && zip(tracks, steps).allSatisfy { $0.update($1, $1, transaction, at: host.time) }
    if !areKept {
      tracks = steps.compactMap { HoverStep.track($0, $0, isActive: false) }
    }
    setNeedsDisplay()
    if isAnimating(at: host.time) { host.activate(self) }
  }

  override var shownFrame: Rect { placed.value(at: host.time) }

  override func draw(at time: Double) -> [DisplayItem] {
    let frame = placed.value(at: time)
    return tracks.reduce(content.drawn(at: time)) {
      $1.apply(to: $0, of: self, in: frame, at: time)
    }
  }

  /// What the changes do to places.
  override var contentMap: Projection {
    let frame = shownFrame
    return tracks.reduce(.identity) { map, track in
      (track.map(of: self, in: frame, at: host.time) ?? .identity) * map
    }
  }

  override var animating: [any Animating] {
    geometryAnimating + Live.following(tracks.contains { $0.followsClock })
  }

  override var geometryAnimating: [any Animating] {
    [placed.animating] + tracks.map(\.animating)
  }
}

extension View {
  /// Changes what the view draws by its size and place; layout stays as it is.
  ///
  /// The code runs when the view's frame has changed, and when the view around it is made anew.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { item in
        VisualEffectModifier.Look(
          changes: effect(EmptyVisualEffect(), item.geometry)._changes.list)
      })
  }
}
