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
  /// How far the line that a symbol stands on is below its middle, in points; `nil` for others.
  var baseline: Double? {
    didSet {
      guard baseline != oldValue else { return }
      host.guides.insert(AlignmentLine(.firstTextBaseline))
      host.guides.insert(AlignmentLine(.lastTextBaseline))
      setNeedsLayout()
    }
  }
  private var placed = PlacedFrame()
  private var paint: AnimatedProperty<ResolvedPaint>?
  /// The figure that goes, and the way.
  private var outgoing: LeavingFigure?

  override func explicitLine(_ line: AlignmentLine, _ proposal: Proposal) -> Double? {
    guard let baseline,
      line == AlignmentLine(.firstTextBaseline) || line == AlignmentLine(.lastTextBaseline)
    else { return nil }
    return sizeThatFits(proposal).height / 2 + baseline
  }

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

  /// Has another figure take the place of the one there is.
  func change(to new: LeafFigure, _ change: SymbolChange) {
    guard new != figure, placedProposal != nil else { return }
    outgoing = LeavingFigure(
      figure: figure, sizing: sizing, paint: paint?.value(at: host.time) ?? .none,
      run: change.run(from: host.time))
    host.activate(self)
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  override func draw(at time: Double) -> [DisplayItem] {
    let rect = placed.value(at: time)
    // Written so that numbers that are not finite go on to the planner, which names them.
    if rect.width <= 0 || rect.height <= 0 { return [] }
    guard let paint = paint?.value(at: time) else { return [] }
    if let outgoing, outgoing.run.isAnimating(at: time) {
      let (before, after) = outgoing.run.poses(at: time)
      let box = outgoing.frame(in: rect)
      let old = drawn(outgoing.figure, outgoing.paint, in: box, at: time)
      return before.applied(to: old, in: box, id)
        + after.applied(to: drawn(figure, paint, in: rect, at: time), in: rect, id)
    }
    return drawn(figure, paint, in: rect, at: time)
  }

  private func drawn(
    _ figure: LeafFigure, _ paint: ResolvedPaint, in rect: Rect, at time: Double
  ) -> [DisplayItem] {
    figure.draw(in: rect, id: id) {
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
      + (outgoing.map { [$0.run] } ?? [])
  }

  override var geometryAnimating: [any Animating] {
    [placed.animating] + (paint.map { [$0] } ?? [])
  }
  override var description: String { paint?.target.description ?? "" }
}

/// A figure whose place another has taken.
private struct LeavingFigure {
  let figure: LeafFigure
  let sizing: LeafSizing
  let paint: ResolvedPaint
  let run: SymbolChange.Run

  /// The frame it would have in the middle of another.
  func frame(in rect: Rect) -> Rect {
    guard case .fixed(let size) = sizing else { return rect }
    return Rect(
      rect.x + (rect.width - size.width) / 2, rect.y + (rect.height - size.height) / 2,
      size.width, size.height)
  }
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
    /// How another figure takes the place of the one there is; `nil` for at once.
    var change: SymbolChange?
    /// How far the line that a symbol stands on is below its middle, in points; `nil` for others.
    var baseline: Double?
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
    if let change = resolution.change, !context.transaction.disablesAnimations {
      item.change(to: resolution.figure, change)
    }
    item.sizing = resolution.sizing
    item.figure = resolution.figure
    item.baseline = resolution.baseline
    item.setPaint(resolution.paint ?? .none, context.transaction)
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }
  override var ownItem: LayoutItem? { item }
  override var details: String { item.description }
}
