internal import SheenCore
internal import SheenDisplay

/// An item around any number of others, which a rule sizes and places.
class ContainerItem: LayoutItem {
  private(set) var content: [LayoutItem] = []
  private(set) var arranger: any Arranger
  /// The items on their way out, which have no space of their own, and their distances from the
  /// container's fixed point.
  private var leaving: [(item: LayoutItem, offset: Point)] = []
  /// The items inside, back to front, once they have been asked for.
  private var order: [LayoutItem]?
  private var crowd: Crowd?

  init(host: ViewHost, context: UpdateContext, arranger: any Arranger) {
    self.arranger = arranger
    super.init(host: host, context: context)
  }

  convenience init(host: ViewHost, context: UpdateContext, alignment: Alignment = .center) {
    self.init(host: host, context: context, arranger: LayeredArranger(alignment: alignment))
  }

  /// Gives the container a rule.
  func setArranger<Rule: Arranger & Equatable>(_ new: Rule) {
    if (arranger as? Rule) == new { return }
    arranger = new
    setNeedsLayout()
  }

  override var items: [LayoutItem] {
    if let order { return order }
    let new = sortedContent
    order = new
    crowd = new.count >= Crowd.least ? Crowd(new, host: host) : nil
    return new
  }

  private var sortedContent: [LayoutItem] {
    // What goes lies behind what stays, unless it has a place of its own in the order.
    let content = leaving.map(\.item) + content
    guard content.contains(where: { $0.zIndex != 0 }) else { return content }
    return content.enumerated().sorted { a, b in
      (a.element.zIndex, a.offset) < (b.element.zIndex, b.offset)
    }.map(\.element)
  }

  /// What is remembered of the items, if they are many.
  private var currentCrowd: Crowd? {
    _ = items
    return crowd
  }

  /// Called when items come, go, or change their order back to front.
  func orderChanged() {
    (order, crowd) = (nil, nil)
    setNeedsDisplay()
  }

  override func draw(at time: Double) -> [DisplayItem] {
    currentCrowd?.draw(at: time) ?? super.draw(at: time)
  }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    if let crowd = currentCrowd { return crowd.hit(point) }
    return items.isEmpty ? nil : super.hitTest(point)
  }

  override var hitOutline: Outline { items.isEmpty ? Outline() : super.hitOutline }

  override func makeReach() -> Rect { currentCrowd?.reach ?? super.makeReach() }

  override func contentChanged(_ item: LayoutItem, isReachLost: Bool) {
    crowd?.contentChanged(item, isReachLost: isReachLost)
  }

  /// Replaces the items inside.
  func setContent(_ items: [LayoutItem]) {
    let (old, staying) = (content, items.filter { !$0.leaves })
    let gone = items.filter { $0.leaves && $0.placedProposal != nil }
    guard
      !staying.elementsEqual(old, by: ===)
        || !gone.elementsEqual(leaving.map(\.item), by: ===)
    else { return }
    let known = leaving
    for item in old + known.map(\.item) where item.parent === self { item.parent = nil }
    content = staying
    let fixed = fixedPoint
    leaving = gone.map { item in
      let offset = Point(item.frame.x - fixed.x, item.frame.y - fixed.y)
      return known.first { $0.item === item } ?? (item, offset)
    }
    for item in items { adopt(item) }
    orderChanged()
    setNeedsLayout()
  }

  override var spacing: ViewSpacing { arranger.spacing(of: content) }

  override func measure(_ proposal: Proposal) -> Size { arranger.size(of: content, proposal) }

  /// What the items on their way out keep their distance from.
  private var fixedPoint: Point {
    let (box, point) = (ViewDimensions(frame.width, frame.height), arranger.fixedPoint)
    let x = Double(box[point.horizontal])
    return Point(
      frame.x + (isMirrored ? frame.width - x : x), frame.y + Double(box[point.vertical]))
  }

  override func arrangeLeaving(space: Point) {
    guard !leaving.isEmpty else { return }
    let fixed = fixedPoint
    for (item, offset) in leaving {
      guard let proposal = item.placedProposal else { continue }
      item.place(at: Point(fixed.x + offset.x, fixed.y + offset.y), proposal, space: space)
    }
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    let places = arranger.places(of: content, in: frame.size, proposal)
    for (item, place) in zip(content, places) { self.place(item, place, space: space) }
  }

  override func explicitLine(_ line: AlignmentLine, _ proposal: Proposal) -> Double? {
    guard host.guides.contains(line) else { return nil }
    return arranger.line(line, of: content, in: sizeThatFits(proposal), proposal)
  }
}

extension LayoutItem {
  /// Gives an item inside its place; leading is right where the layout is mirrored.
  func place(_ item: LayoutItem, _ placement: Placement, space: Point) {
    var x = placement.origin.x
    if isMirrored { x = frame.width - item.sizeThatFits(placement.proposal).width - x }
    item.place(
      at: Point(frame.x + x, frame.y + placement.origin.y), placement.proposal, space: space)
  }

  /// Where an item goes so that its lines meet those of a box around it.
  func alignedPlace(
    of item: LayoutItem, _ proposal: Proposal, _ alignment: Alignment, in box: ViewDimensions
  ) -> Placement {
    let inner = item.dimensions(proposal)
    return Placement(
      origin: Point(
        Double(box[alignment.horizontal] - inner[alignment.horizontal]),
        Double(box[alignment.vertical] - inner[alignment.vertical])),
      proposal: proposal)
  }

  /// Places an item so that its alignment lines meet those of this item.
  func placeAligned(
    _ item: LayoutItem, _ proposal: Proposal, alignment: Alignment, space: Point
  ) {
    let box = ViewDimensions(frame.width, frame.height)
    place(item, alignedPlace(of: item, proposal, alignment, in: box), space: space)
  }
}
