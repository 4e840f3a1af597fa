internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// A container that shows a part of its content.
///
/// The content is laid out elsewhere as it scrolls, so that everything made of its place follows.
final class ScrollItem: ContainerItem {
  var axes: Axis.Set {
    didSet { if axes != oldValue { rule.axes = axes; setNeedsLayout() } }
  }
  var settings = ScrollSettings() {
    didSet { if settings != oldValue { marginsChanged() } }
  }
  /// What modifiers on the view add to the margins.
  var padding = EdgeInsets() {
    didSet { if padding != oldValue { marginsChanged() } }
  }
  /// Where the content comes to rest after it has been scrolled.
  var behavior: (any ScrollTargetBehavior)?
  /// The items inside whose extents follow from this one's.
  var dependents = DependentItems()
  /// The extents of the part that shows, margins aside, as far as they are known.
  private(set) var windowSize = Size(0, 0) {
    didSet { if windowSize != oldValue { dependents.setNeedLayout() } }
  }
  /// How far the content has moved up and to the leading side, in points; `nil` before the start.
  private(set) var offset: Point?
  /// What a finger does to the content, or has done.
  var pan = ScrollPan.none
  /// What lets the content go after the wheel has turned.
  var wheelEnd: EventID?
  private let rule: ScrollRule
  private var placed = PlacedFrame()
  private(set) lazy var recognizer = ScrollRecognizer(self)

  init(_ axes: Axis.Set, host: ViewHost, context: UpdateContext) {
    self.axes = axes
    rule = ScrollRule(axes: axes)
    super.init(host: host, context: context, arranger: rule)
  }

  private func marginsChanged() {
    let (own, added) = (settings.margins, padding)
    rule.margins = EdgeInsets(
      top: own.top + added.top, leading: own.leading + added.leading,
      bottom: own.bottom + added.bottom, trailing: own.trailing + added.trailing)
    setNeedsLayout()
  }

  override func measure(_ proposal: Proposal) -> Size {
    noteWindow(proposal)
    return super.measure(proposal)
  }

  /// Takes what is offered for what will show, until the frame is known.
  private func noteWindow(_ proposal: Proposal) {
    guard offset == nil, let width = proposal.width, let height = proposal.height,
      width.isFinite, height.isFinite
    else { return }
    windowSize = rule.window(in: Size(width, height))
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    windowSize = rule.window(in: frame.size)
    placed.move(self, space: space, isFirst: isFirst)
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    rule.offset = pan.isNone ? clamped(offset ?? start) : offset ?? start
    offset = rule.offset
    super.arrange(proposal, space: space)
  }

  // MARK: Scrolling

  /// The extents of the content, with its margins.
  var contentSize: Size { rule.contentSize(of: content, Proposal(frame.size)) }

  private var start: Point {
    guard let anchor = settings.anchor else { return .zero }
    let size = contentSize
    return Point(
      (size.width - frame.width) * Double(anchor.x),
      (size.height - frame.height) * Double(anchor.y))
  }

  /// The nearest place the content can be at.
  func clamped(_ offset: Point) -> Point {
    let size = contentSize
    return Point(
      axes.contains(.horizontal) ? max(min(offset.x, size.width - frame.width), 0) : 0,
      axes.contains(.vertical) ? max(min(offset.y, size.height - frame.height), 0) : 0)
  }

  /// Moves the content; places out of its reach are the nearest within.
  func scroll(to place: Point) {
    pan = .none
    move(to: clamped(place))
  }

  /// Moves the content, be it beyond its ends.
  func move(to new: Point) {
    guard new != offset else { return }
    offset = new
    setNeedsLayout()
  }

  /// Where the content comes to rest that would do so at a place, is at another, and began to move
  /// at a third.
  func rest(_ place: Point, from old: Point, since origin: Point) -> Point {
    guard let behavior else { return place }
    let (size, content) = (frame.size, contentSize)
    func target(_ place: Point) -> ScrollTarget {
      ScrollTarget(rect: CGRect(Rect(place.x, place.y, size.width, size.height)))
    }
    let targets = scrollTargets.map { item in
      Rect(
        (isMirrored ? frame.maxX - item.frame.maxX : item.frame.x - frame.x) + old.x
          - Double(rule.margins.leading),
        item.frame.y - frame.y + old.y - Double(settings.margins.top), item.frame.width,
        item.frame.height)
    }
    var new = target(place)
    behavior.updateTarget(
      &new,
      context: ScrollTargetBehaviorContext(
        contentSize: CGSize(width: content.width, height: content.height),
        containerSize: CGSize(width: size.width, height: size.height), axes: axes,
        originalTarget: target(origin), targets: targets.map { CGRect($0) }))
    return Point(Double(new.rect.minX), Double(new.rect.minY))
  }

  /// Moves the content so that a point of something inside meets the same point of the frame; as
  /// little as shows it where no point is given.
  func reveal(_ item: LayoutItem, anchor: UnitPoint?) {
    guard let old = offset else { return }
    func place(
      _ from: Double, _ length: Double, _ extent: Double, _ at: CGFloat?, _ now: Double
    ) -> Double {
      if let at { return from + (length - extent) * Double(at) }
      return from < now ? from : max(now, from + length - extent)
    }
    let inner = item.frame
    let x = isMirrored ? frame.maxX - inner.maxX + old.x : inner.x - frame.x + old.x
    let y = inner.y - frame.y + old.y
    scroll(
      to: Point(
        place(x, inner.width, frame.width, anchor?.x, old.x),
        place(y, inner.height, frame.height, anchor?.y, old.y)))
  }

  // MARK: Showing

  /// What is seen of the content: the frame, and what lies beyond where it touches the picture's
  /// edge.
  override func draw(at time: Double) -> [DisplayItem] {
    let drawn = super.draw(at: time)
    if settings.isClipDisabled { return drawn }
    return drawn.clipped(to: Outline(window(at: time)), id: id)
  }

  private func window(at time: Double) -> Rect {
    let shown = placed.value(at: time)
    let reach = safeAreaReach(.all)
    return Rect(
      shown.x + reach.left - frame.x, shown.y + reach.top - frame.y,
      shown.width + reach.right - reach.left - frame.width,
      shown.height + reach.bottom - reach.top - frame.height)
  }

  override var shownFrame: Rect { placed.value(at: host.time) }

  /// All of the frame scrolls, what lies beyond it is not there.
  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    guard settings.isClipDisabled || window(at: host.time).holds(point) else { return nil }
    return (super.hitTest(point) ?? []) + [self]
  }

  override func makeReach() -> Rect {
    settings.isClipDisabled ? super.makeReach() : window(at: host.time)
  }

  override var animating: [any Animating] { [placed.animating] + pan.animating }
  override var movesOthers: Bool { !pan.animating.isEmpty }

  override func timeChanged() {
    super.timeChanged()
    coast()
  }
}

/// Places what scrolls.
@MainActor
private final class ScrollRule: Arranger {
  var axes: Axis.Set
  var offset = Point.zero
  var margins = EdgeInsets()

  init(axes: Axis.Set) { self.axes = axes }

  private func inner(_ proposal: Proposal) -> Proposal {
    let (x, y) = marginExtents
    return Proposal(
      axes.contains(.horizontal) ? nil : proposal.width.map { max($0 - x, 0) },
      axes.contains(.vertical) ? nil : proposal.height.map { max($0 - y, 0) })
  }

  private var marginExtents: (x: Double, y: Double) {
    (Double(margins.leading + margins.trailing), Double(margins.top + margins.bottom))
  }

  /// What a frame of a size shows, margins aside.
  func window(in size: Size) -> Size {
    let (x, y) = marginExtents
    return Size(max(size.width - x, 0), max(size.height - y, 0))
  }

  func contentSize(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    let (x, y) = marginExtents
    return items.reduce(Size(x, y)) { size, item in
      let other = item.sizeThatFits(inner(proposal))
      return Size(max(size.width, other.width + x), max(size.height, other.height + y))
    }
  }

  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    let content = contentSize(of: items, proposal)
    return Size(
      axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement] {
    items.map { _ in
      Placement(
        origin: Point(
          Double(margins.leading) - offset.x, Double(margins.top) - offset.y),
        proposal: inner(proposal))
    }
  }
}
