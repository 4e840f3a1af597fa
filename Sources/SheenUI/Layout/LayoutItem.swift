internal import SheenCore
internal import SheenDisplay

/// A thing that takes part in layout and drawing; containers and modifiers hold other items.
///
/// Layout goes down as proposals and comes up as sizes, both remembered; frames are absolute, in
/// points from the top left of the picture, before any transform. What is drawn is remembered too.
/// So a change costs the way up to the root and what really moved.
@MainActor
class LayoutItem {
  unowned let host: ViewHost
  let id: ItemID
  /// The item that holds this one.
  weak var parent: LayoutItem?
  /// Where transactions for changes of the frame come from.
  var scope: TransactionScope?
  /// Whether leading is right.
  var isMirrored = false

  private static let mostSizes = 16

  /// The place given last.
  private(set) var frame = Rect(0, 0, 0, 0)
  private var spaceOrigin = Point.zero
  private var proposal: Proposal?
  /// The sizes computed last; nested stacks ask for three offers a direction.
  private var sizes: [(proposal: Proposal, size: Size)] = []
  private var needsArrange = true
  /// Counts how often the layout has been forgotten.
  private(set) var layoutVersion = 0
  private var drawing: [DisplayItem]?
  private var knownReach: Rect?
  /// Where a container of many items has this one, counted back to front.
  var crowdIndex = 0
  /// Whether the item's view has lost its place and is on its way out.
  var isLeaving = false
  /// Whether the item's view says itself how it comes and goes.
  var hasOwnTransition = false
  /// How translucent the item is, coming or going.
  var fade: Fade?
  /// Whether the host knows the item as one that may be moving.
  var isActive = false

  init(host: ViewHost, context: UpdateContext) {
    self.host = host
    id = ItemID(host.makeSerial())
    scope = context.scope
    isMirrored = context.environment.isMirrored
    host.hover.needsTest = true
  }

  // MARK: For subclasses

  /// The items inside, back to front.
  var items: [LayoutItem] { [] }

  /// The size the item takes for a proposal.
  func measure(_ proposal: Proposal) -> Size { Size(0, 0) }

  /// Gives the items inside their places in `frame`.
  func arrange(_ proposal: Proposal, space: Point) {}

  /// Gives the items inside that are on their way out their places.
  func arrangeLeaving(space: Point) {}

  /// Called when the frame or the origin of the coordinates it is drawn in has changed.
  ///
  /// Where it is the first frame, nothing is to be animated.
  func frameChanged(space: Point, isFirst: Bool) {}

  /// What the item draws, in the coordinates of its space.
  func draw(at time: Double) -> [DisplayItem] {
    let items = items
    // One item's drawing is shared, not copied.
    return items.count == 1 ? items[0].drawn(at: time) : items.flatMap { $0.drawn(at: time) }
  }

  /// How early a stack gives the item its space; higher ones come first.
  var layoutPriority: Double { 0 }

  /// How far in front the item lies among its neighbours.
  var zIndex: Double { 0 }

  /// How far stacks keep the item from its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// A value the view has set for the container around it; `nil` where it has not.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// Where a line lies that the item or something inside it has set, from the leading or the top
  /// side; `nil` where it has its usual place.
  func explicitLine(_ line: AlignmentLine, _ proposal: Proposal) -> Double? { nil }

  /// Whether the item, or one that it is a modified form of, is on its way out.
  var leaves: Bool { isLeaving }

  /// Whether the item, or one that it is a modified form of, says itself how it comes and goes.
  var hasTransition: Bool { hasOwnTransition }

  /// The properties of the item that may be moving.
  var animating: [any Animating] { [] }

  /// What the tree description says of the item.
  var description: String { "" }

  /// The items inside that the pointer can be over, back to front.
  var hitItems: [LayoutItem] { items }

  /// What `hit` finds, for a point inside the reach.
  func hitTest(_ point: Point) -> [any HoverTarget]? {
    if items.isEmpty { return shownFrame.holds(point) ? [] : nil }
    for item in hitItems.reversed() {
      if let targets = item.hit(point) { return targets }
    }
    return nil
  }

  /// Computes the reach.
  func makeReach() -> Rect {
    let items = items
    guard let first = items.first else { return shownFrame }
    return items.dropFirst().reduce(first.reach) { $0.union($1.reach) }
  }

  /// Where the pointer counts as over the item, in the item's space; for people to look at.
  var hitOutline: Outline {
    items.isEmpty ? Outline(shownFrame) : Outline(hitItems.flatMap(\.hitOutline.elements))
  }

  /// Called when something inside has changed what it draws or, as it may be, its reach.
  func contentChanged(_ item: LayoutItem, isReachLost: Bool) {}

  /// The properties that what the pointer is over may depend on.
  var geometryAnimating: [any Animating] { animating }

  /// Whether what it draws while it moves comes from code of the scene.
  var runsSceneCode: Bool { false }

  /// Whether its motion moves other items than those inside it.
  var movesOthers: Bool { false }

  /// Called before the picture of another moment is made.
  func timeChanged() { forget(isReachLost: true) }

  /// The frame that shows, in the coordinates of the item's space.
  var shownFrame: Rect {
    Rect(frame.x - spaceOrigin.x, frame.y - spaceOrigin.y, frame.width, frame.height)
  }

  /// Takes the coordinates of the content's space to those of the item's own, at the host's time.
  var contentMap: Projection { .identity }

  /// What a content shape inside says highlights have the form of, in the item's space.
  var highlightOutline: Outline? { nil }

  // MARK: Layout

  /// The size the item takes for a proposal.
  final func sizeThatFits(_ proposal: Proposal) -> Size {
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
    host.measureCount += 1
    let size = measure(proposal)
    if sizes.count == Self.mostSizes { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// The size the item takes for a proposal, and where its lines lie then.
  final func dimensions(_ proposal: Proposal) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), of: self, proposal)
  }

  /// Gives the item its place.
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - proposal: What it is offered; it takes the size that fits.
  ///   - space: The origin of the coordinates it is drawn in.
  final func place(at origin: Point, _ proposal: Proposal, space: Point) {
    let size = sizeThatFits(proposal)
    let new = Rect(origin.x, origin.y, size.width, size.height)
    let isFirst = self.proposal == nil
    let hasMoved = isFirst || new != frame || space != spaceOrigin
    guard hasMoved || needsArrange || proposal != self.proposal else { return }
    host.arrangeCount += 1
    frame = new
    spaceOrigin = space
    self.proposal = proposal
    needsArrange = false
    if hasMoved {
      frameChanged(space: space, isFirst: isFirst)
      setNeedsDisplay()
    }
    arrange(proposal, space: space)
    arrangeLeaving(space: space)
  }

  /// What the item was offered where it has its place; `nil` before it has one.
  final var placedProposal: Proposal? { proposal }

  /// Forgets sizes and places, here and all the way out.
  final func setNeedsLayout() {
    var item: LayoutItem? = self
    while let current = item {
      if current.needsArrange, current.sizes.isEmpty, current !== self { break }
      current.needsArrange = true
      current.sizes = []
      current.layoutVersion += 1
      item = current.parent
    }
    host.setNeedsLayout()
    setNeedsDisplay()
  }

  /// Makes an item inside this one part of it.
  final func adopt(_ item: LayoutItem) {
    item.parent = self
  }

  // MARK: Drawing

  /// What the item draws at the host's time.
  final func drawn(at time: Double) -> [DisplayItem] {
    if let drawing { return drawing }
    host.drawCount += 1
    var new = draw(at: time)
    if let fade { new = fade.apply(to: new, at: time) }
    drawing = new
    return new
  }

  /// Forgets what was drawn and where the pointer can be, here and all the way out.
  final func setNeedsDisplay() {
    host.hover.needsTest = true
    forget(isReachLost: true)
  }

  /// Forgets what was drawn, here and all the way out, where the pointer meets the same as before.
  final func setNeedsRedraw() { forget(isReachLost: false) }

  /// Forgets what follows from this item; where nothing is known, nothing further out depends on
  /// it.
  private func forget(isReachLost: Bool) {
    var item = self
    while item.drawing != nil || (isReachLost && item.knownReach != nil) {
      item.drawing = nil
      if isReachLost { item.knownReach = nil }
      guard let parent = item.parent else { return }
      parent.contentChanged(item, isReachLost: isReachLost)
      item = parent
    }
  }

  // MARK: The pointer

  /// The hover targets around the frontmost thing at a point, innermost first; `nil` where there
  /// is none.
  ///
  /// The point is in the coordinates of the item's space, and what counts is the layout as it shows
  /// at the host's time, not what hover effects make of it.
  final func hit(_ point: Point) -> [any HoverTarget]? {
    host.hover.visitCount += 1
    if isLeaving { return nil }
    return reach.touches(point) ? hitTest(point) : nil
  }

  /// A rectangle around all the places where something can be hit, in the item's space.
  final var reach: Rect {
    if let knownReach { return knownReach }
    let new = makeReach()
    knownReach = new
    return new
  }

  /// Takes over what an update changes for every item.
  func update(_ context: UpdateContext) {
    scope = context.scope
    if isMirrored != context.environment.isMirrored {
      isMirrored = context.environment.isMirrored
      setNeedsLayout()
    }
  }
}

extension LayoutItem: ActiveParticipant {}
