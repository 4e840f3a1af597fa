internal import SheenCore
internal import SheenDisplay

/// An item that fills its frame with a paint.
final class LeafItem: LayoutItem {
  /// The sizes the item takes.
  var sizing = LeafSizing.greedy(ideal: Size(10, 10)) {
    didSet { if sizing != oldValue { setNeedsLayout() } }
  }
  /// What is filled in the frame.
  var figure = LeafFigure.frame {
    didSet { if figure != oldValue { setNeedsDisplay() } }
  }
  private var placed = PlacedFrame()
  private var paint: AnimatedProperty<ResolvedPaint>?

  override func measure(_ proposal: Proposal) -> Size {
    switch sizing {
    case .fixed(let size): size
    case .greedy(let ideal):
      Size(proposal.width ?? ideal.width, proposal.height ?? ideal.height)
    }
  }

  /// Gives the item a paint; changes between paints of one kind are animated.
  func setPaint(_ new: ResolvedPaint, _ transaction: Transaction) {
    guard new != paint?.target else { return }
    setNeedsDisplay()
    if paint?.target.canBecome(new) == true {
      paint?.set(new, transaction, at: host.time)
    } else {
      paint = AnimatedProperty(new)
    }
    if new.followsClock || paint?.isAnimating(at: host.time) == true { host.activate(self) }
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  override func draw(at time: Double) -> [DisplayItem] {
    let rect = placed.value(at: time)
    // Written so that numbers that are not finite go on to the planner, which names them.
    if rect.width <= 0 || rect.height <= 0 { return [] }
    guard let paint = paint?.value(at: time) else { return [] }
    return figure.draw(in: rect, id: id) {
      paint.items(id: id, $0, spanning: rect, host.grid, at: time)
    }
  }

  override var shownFrame: Rect { placed.value(at: host.time) }

  private var isSeen: Bool { paint?.value(at: host.time).isVisible ?? false }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    isSeen && shownFrame.holds(point) ? [] : nil
  }

  override var hitOutline: Outline { isSeen ? Outline(shownFrame) : Outline() }

  override var animating: [any Animating] {
    geometryAnimating + Live.following(paint?.target.followsClock == true)
  }

  override var geometryAnimating: [any Animating] {
    [placed.animating] + (paint.map { [$0] } ?? [])
  }
  override var description: String { paint?.target.description ?? "" }
}

/// How a leaf answers proposals.
enum LeafSizing: Equatable {
  /// With one size.
  case fixed(Size)
  /// With what it is offered, where nothing is offered with its ideal extent.
  case greedy(ideal: Size)
}

/// The node of a view that fills its frame with one paint.
final class LeafNode<Content>: _ViewNode<Content> {
  private let item: LeafItem
  private let resolve: (Content, EnvironmentValues) -> Resolution

  /// What a view becomes in an environment.
  struct Resolution {
    /// What fills the frame; `nil` for nothing.
    var paint: ResolvedPaint?
    /// The sizes the view takes.
    var sizing = LeafSizing.greedy(ideal: Size(10, 10))
    /// What is filled in the frame.
    var figure = LeafFigure.frame
  }

  init(
    _ view: Content, _ inputs: _NodeInputs,
    resolve: @escaping (Content, EnvironmentValues) -> Resolution
  ) {
    item = LeafItem(host: inputs.host, context: inputs.context)
    self.resolve = resolve
    super.init(view, inputs)
    apply(inputs.context)
  }

  override func update(_ view: Content, _ context: UpdateContext) {
    super.update(view, context)
    item.update(context)
    apply(context)
  }

  private func apply(_ context: UpdateContext) {
    let resolution = resolve(view, context.environment)
    item.sizing = resolution.sizing
    item.figure = resolution.figure
    item.setPaint(resolution.paint ?? .none, context.transaction)
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }
  override var ownItem: LayoutItem? { item }
  override var details: String { item.description }
}
