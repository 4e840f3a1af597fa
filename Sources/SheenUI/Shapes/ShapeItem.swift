internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// An item that fills a shape in its frame with a paint.
final class ShapeItem<Content: Shape>: LayoutItem {
  private var shape: AnimatedProperty<Content>
  private var fillStyle: FillStyle
  private var placed = PlacedFrame()
  private var paint: AnimatedProperty<ResolvedPaint>
  /// The outline, while shape and frame stand still.
  private var stillOutline: Outline?

  init(
    _ shape: Content, _ fillStyle: FillStyle, _ paint: ResolvedPaint, host: ViewHost,
    context: UpdateContext
  ) {
    self.shape = AnimatedProperty(shape)
    self.fillStyle = fillStyle
    self.paint = AnimatedProperty(paint)
    super.init(host: host, context: context)
    if paint.followsClock { host.activate(self) }
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = shape.target.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }))
    return Size(Double(size.width), Double(size.height))
  }

  /// Gives the item a shape and a paint; what can be animated is.
  func set(
    _ new: Content, _ fillStyle: FillStyle, _ newPaint: ResolvedPaint, _ transaction: Transaction
  ) {
    let time = host.time
    // Shapes are seldom equatable, so every update draws anew.
    shape.set(new, transaction, at: time)
    stillOutline = nil
    self.fillStyle = fillStyle
    if paint.target.canBecome(newPaint) {
      paint.set(newPaint, transaction, at: time)
    } else if paint.target != newPaint {
      paint = AnimatedProperty(newPaint)
    }
    if isAnimating(at: time) { host.activate(self) }
    setNeedsDisplay()
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
    stillOutline = nil
  }

  /// The outline at a time, in the coordinates of the item's space.
  private func outline(at time: Double) -> Outline {
    let isStill = !shape.isAnimating(at: time) && !placed.animating.isAnimating(at: time)
    if isStill, let stillOutline { return stillOutline }
    let outline = outline(
      of: shape.value(at: time), in: placed.value(at: time), fillStyle)
    stillOutline = isStill ? outline : nil
    return outline
  }

  override func draw(at time: Double) -> [DisplayItem] {
    let outline = outline(at: time)
    if outline.elements.isEmpty { return [] }
    let spanned = shape.value(at: time).paintOutline(in: placed.value(at: time)) ?? outline
    return paint.value(at: time).items(
      id: id, outline.displayShape, spanning: spanned.tightBounds, host.grid,
      at: time)
  }

  override var shownFrame: Rect { placed.value(at: host.time) }

  private var isSeen: Bool { paint.value(at: host.time).isVisible }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    isSeen && outline(at: host.time).contains(point) ? [] : nil
  }

  override func makeReach() -> Rect { outline(at: host.time).controlBounds() }
  override var hitOutline: Outline { isSeen ? outline(at: host.time) : Outline() }

  override var animating: [any Animating] {
    geometryAnimating + Live.following(paint.target.followsClock)
  }

  override var geometryAnimating: [any Animating] { [placed.animating, shape, paint] }
  override var description: String { paint.target.description }
}

extension Shape {
  /// The outline in a rectangle; the shape itself sees the rectangle at the origin.
  func outline(in rect: Rect, _ style: FillStyle) -> Outline {
    let size = CGRect(x: 0, y: 0, width: rect.width, height: rect.height)
    var outline = path(in: size).outline.applying(.translation(rect.x, rect.y))
    outline.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    return outline
  }

  /// The outline gradients span in a rectangle, where it is another than the shape's own.
  func paintOutline(in rect: Rect) -> Outline? {
    let size = CGRect(x: 0, y: 0, width: rect.width, height: rect.height)
    return _paintPath(in: size)?.outline.applying(.translation(rect.x, rect.y))
  }
}

extension Outline {
  /// The outline as something to fill; rectangles have a closed form.
  var displayShape: SheenDisplay.Shape { rectangle.map { .rect($0) } ?? .path(self) }
}

/// The node of a view that is a filled shape.
final class ShapeNode<Content, Drawn: Shape, Style: ShapeStyle>: _ViewNode<Content> {
  private let item: ShapeItem<Drawn>
  private let fill: (Content) -> FilledShape<Drawn, Style>

  init(
    _ view: Content, _ inputs: _NodeInputs,
    fill: @escaping (Content) -> FilledShape<Drawn, Style>
  ) {
    let filled = fill(view)
    self.fill = fill
    item = ShapeItem(
      filled.shape, filled.fillStyle, filled.paint(in: inputs.context.environment),
      host: inputs.host, context: inputs.context)
    super.init(view, inputs)
  }

  override func update(_ view: Content, _ context: UpdateContext) {
    super.update(view, context)
    item.update(context)
    let filled = fill(view)
    item.set(
      filled.shape, filled.fillStyle, filled.paint(in: context.environment),
      context.transaction)
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }
  override var ownItem: LayoutItem? { item }
  override var label: String { shortTypeName(Drawn.self) }
  override var details: String { item.description }
}

extension FilledShape {
  fileprivate func paint(in environment: EnvironmentValues) -> ResolvedPaint {
    style._paint(in: environment)?.paint ?? .none
  }
}
