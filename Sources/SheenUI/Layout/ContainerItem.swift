internal import SheenCore
internal import SheenDisplay

/// An item around any number of others, all offered the same, each aligned on its own.
class ContainerItem: LayoutItem {
  private(set) var content: [LayoutItem] = []
  var alignment: Alignment
  /// The items inside, back to front, once they have been asked for.
  private var order: [LayoutItem]?
  private var crowd: Crowd?

  init(host: ViewHost, context: UpdateContext, alignment: Alignment = .center) {
    self.alignment = alignment
    super.init(host: host, context: context)
  }

  override var items: [LayoutItem] {
    if let order { return order }
    let new = sortedContent
    order = new
    crowd = new.count >= Crowd.least ? Crowd(new, host: host) : nil
    return new
  }

  private var sortedContent: [LayoutItem] {
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
    guard items.count != content.count || !zip(items, content).allSatisfy({ $0 === $1 })
    else { return }
    for item in content where item.parent === self { item.parent = nil }
    content = items
    for item in items { adopt(item) }
    orderChanged()
    setNeedsLayout()
  }

  override func measure(_ proposal: Proposal) -> Size {
    // Items of a lower priority have no say in the size.
    let highest = content.lazy.map(\.layoutPriority).max()
    return content.lazy.filter { $0.layoutPriority == highest }.reduce(Size(0, 0)) { size, item in
      let other = item.sizeThatFits(proposal)
      return Size(max(size.width, other.width), max(size.height, other.height))
    }
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    for item in content { placeAligned(item, proposal, space: space) }
  }
}

extension LayoutItem {
  /// Places an item so that its alignment lines meet those of this item.
  func placeAligned(
    _ item: LayoutItem, _ proposal: Proposal, alignment: Alignment, space: Point
  ) {
    let size = item.sizeThatFits(proposal)
    let outer = ViewDimensions(frame.width, frame.height)
    let inner = ViewDimensions(size.width, size.height)
    var x = Double(outer[alignment.horizontal] - inner[alignment.horizontal])
    if isMirrored { x = frame.width - size.width - x }
    let y = Double(outer[alignment.vertical] - inner[alignment.vertical])
    item.place(at: Point(frame.x + x, frame.y + y), proposal, space: space)
  }
}

extension ContainerItem {
  func placeAligned(_ item: LayoutItem, _ proposal: Proposal, space: Point) {
    placeAligned(item, proposal, alignment: alignment, space: space)
  }
}
