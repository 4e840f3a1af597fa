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
  var pan = ScrollPan.none {
    // What follows the phase is asked when the view is laid out.
    didSet { if pan.phase != oldValue.phase { setNeedsLayout() } }
  }
  /// What lets the content go after the wheel has turned.
  var wheelEnd: EventID?
  /// How often a person has scrolled.
  private(set) var personCount = 0
  private let rule: ScrollRule
  private var placed = PlacedFrame()
  /// How much larger the content was than the frame when it was placed last.
  private var surplusBefore: Point?
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
    let place = kept(offset)
    rule.offset = pan.isNone ? clamped(place) : place
    offset = rule.offset
    super.arrange(proposal, space: space)
  }

  // MARK: Scrolling

  /// The extents of the content, with its margins.
  var contentSize: Size { rule.contentSize(of: content, Proposal(frame.size)) }

  /// How much larger the content is than the frame.
  private var surplus: Point {
    let size = contentSize
    return Point(size.width - frame.width, size.height - frame.height)
  }

  /// Where the content is before anything has scrolled it, or now that the surplus is another.
  private func kept(_ old: Point?) -> Point {
    let new = surplus
    defer { surplusBefore = new }
    guard let old else { return new.share(settings.anchors.initialOffset) }
    let (now, before) = (settings.anchors.sizeChanges, surplusBefore ?? new)
    let (a, b) = (new.share(now), before.share(now))
    return Point(old.x + a.x - b.x, old.y + a.y - b.y)
  }

  /// The nearest place the content can be at.
  func clamped(_ offset: Point) -> Point {
    let (most, aligned) = (surplus, surplus.share(settings.anchors.alignment))
    func nearest(_ axis: Axis.Set, _ place: Double, _ most: Double, _ aligned: Double) -> Double {
      guard axes.contains(axis) else { return 0 }
      return most < 0 ? aligned : max(min(place, most), 0)
    }
    return Point(
      nearest(.horizontal, offset.x, most.x, aligned.x),
      nearest(.vertical, offset.y, most.y, aligned.y))
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
    if !pan.isNone { personCount += 1 }
    setNeedsLayout()
  }

  /// The space between the edges of the frame and of the content.
  var margins: EdgeInsets { rule.margins }

  /// The part of the frame inside of the margins, in the content's coordinates.
  var bounds: Rect {
    let offset = offset ?? .zero
    return Rect(offset.x, offset.y, windowSize.width, windowSize.height)
  }

  /// Where something inside lies, in the content's coordinates.
  func place(of item: LayoutItem) -> Rect {
    let (inner, offset) = (item.frame, offset ?? .zero)
    return Rect(
      (isMirrored ? frame.maxX - inner.maxX : inner.x - frame.x) + offset.x
        - Double(margins.leading),
      inner.y - frame.y + offset.y - Double(margins.top), inner.width, inner.height)
  }

  /// Where the content comes to rest that would do so at a place, is at another, and began to move
  /// at a third.
  func rest(_ place: Point, from old: Point, since origin: Point) -> Point {
    guard let behavior else { return place }
    let (size, content) = (frame.size, contentSize)
    func target(_ place: Point) -> ScrollTarget {
      ScrollTarget(rect: CGRect(Rect(place.x, place.y, size.width, size.height)))
    }
    let targets = scrollTargets.map { CGRect(self.place(of: $0)) }
    var new = target(place)
    behavior.updateTarget(
      &new,
      context: ScrollTargetBehaviorContext(
        contentSize: CGSize(width: content.width, height: content.height),
        containerSize: CGSize(width: size.width, height: size.height), axes: axes,
        originalTarget: target(origin), targets: targets))
    return Point(Double(new.rect.minX), Double(new.rect.minY))
  }

  /// Moves the content so that a point of something inside meets the same point of the frame inside
  /// of the margins; as little as shows it there where no point is given.
  func reveal(_ item: LayoutItem, anchor: UnitPoint?) {
    guard let old = offset else { return }
    func start(
      _ from: Double, _ length: Double, _ extent: Double, _ at: CGFloat?, _ now: Double
    ) -> Double {
      if let at { return from + (length - extent) * Double(at) }
      return from < now ? from : max(now, from + length - extent)
    }
    let (inner, seen) = (place(of: item), bounds)
    scroll(
      to: Point(
        start(inner.x, inner.width, seen.width, anchor?.x, old.x),
        start(inner.y, inner.height, seen.height, anchor?.y, old.y)))
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

extension Point {
  /// The part of an extent in each direction that an anchor says; none without one.
  fileprivate func share(_ anchor: UnitPoint?) -> Point {
    guard let anchor else { return .zero }
    return Point(x * Double(anchor.x), y * Double(anchor.y))
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
