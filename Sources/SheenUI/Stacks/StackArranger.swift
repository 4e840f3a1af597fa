internal import SheenCore

/// Items side by side or below each other, sharing the space offered.
struct StackArranger: Arranger, Equatable {
  let direction: Axis
  var alignment: Alignment
  /// `nil` for the system's spacing.
  var gap: Double?

  init(axis: Axis, alignment: Alignment, spacing: Double?) {
    direction = axis
    self.alignment = alignment
    gap = spacing
  }

  var axis: Axis? { direction }

  /// The line across the direction by which the items are aligned.
  private var line: AlignmentLine {
    direction == .horizontal
      ? AlignmentLine(alignment.vertical) : AlignmentLine(alignment.horizontal)
  }

  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    let gaps = gaps(items)
    let proposals = proposals(items, proposal, gaps: gaps.reduce(0, +))
    var (main, cross) = (gaps.reduce(0, +), LineSpan())
    for (item, offered) in zip(items, proposals) {
      let dimensions = item.dimensions(offered)
      main += direction.main(dimensions.size)
      cross.add(dimensions[line], length: direction.cross(dimensions.size))
    }
    return direction.size(main, cross.length)
  }

  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement] {
    let gaps = gaps(items)
    let proposals = proposals(items, proposal, gaps: gaps.reduce(0, +))
    let dimensions = zip(items, proposals).map { $0.dimensions($1) }
    var cross = LineSpan()
    for item in dimensions { cross.add(item[line], length: direction.cross(item.size)) }
    var main = 0.0
    return dimensions.indices.map { index in
      if index > 0 { main += gaps[index - 1] }
      let item = dimensions[index]
      let origin = direction.size(main, cross.start(of: item[line]))
      main += direction.main(item.size)
      return Placement(origin: Point(origin.width, origin.height), proposal: proposals[index])
    }
  }

  /// At its ends a stack is as far from its neighbours as the items there, at its sides as all.
  func spacing(of items: [LayoutItem]) -> ViewSpacing {
    ViewSpacing(of: items.map(\.spacing), along: direction)
  }

  /// The distances between neighbours.
  private func gaps(_ items: [LayoutItem]) -> [Double] {
    zip(items, items.dropFirst()).map { a, b in
      gap ?? Double(a.spacing.distance(to: b.spacing, along: direction))
    }
  }

  /// What each item is offered.
  private func proposals(
    _ items: [LayoutItem], _ proposal: Proposal, gaps: Double
  ) -> [Proposal] {
    let cross = direction.cross(proposal)
    func offer(_ main: Double?) -> Proposal { direction.proposal(main, cross) }
    guard let total = direction.main(proposal), total.isFinite else {
      return items.map { _ in offer(direction.main(proposal)) }
    }
    return FlexibleShares.offers(of: total - gaps, priorities: items.map(\.layoutPriority)) {
      direction.main(items[$0].sizeThatFits(offer($1)))
    }.map { offer($0) }
  }
}

extension Axis {
  /// The extent along the axis.
  func main(_ size: Size) -> Double { self == .horizontal ? size.width : size.height }
  /// The extent across.
  func cross(_ size: Size) -> Double { self == .horizontal ? size.height : size.width }
  /// What is offered along the axis.
  func main(_ proposal: Proposal) -> Double? {
    self == .horizontal ? proposal.width : proposal.height
  }
  /// What is offered across.
  func cross(_ proposal: Proposal) -> Double? {
    self == .horizontal ? proposal.height : proposal.width
  }
  /// A size from its extents along the axis and across.
  func size(_ main: Double, _ cross: Double) -> Size {
    self == .horizontal ? Size(main, cross) : Size(cross, main)
  }
  /// A proposal from what is offered along the axis and across.
  func proposal(_ main: Double?, _ cross: Double?) -> Proposal {
    self == .horizontal ? Proposal(main, cross) : Proposal(cross, main)
  }
}

extension LayoutItem {
  /// The direction of the stack the item is in, modifiers aside; `nil` outside of all.
  var stackAxis: Axis? {
    var item = parent
    while let wrapper = item as? WrapperItem { item = wrapper.parent }
    return (item as? ContainerItem)?.arranger.axis
  }
}
