internal import SheenCore

/// The direction a stack runs in.
enum StackAxis {
  case horizontal
  case vertical
}

/// Items side by side or below each other, sharing the space offered.
///
/// The items of the highest priority come first, after the least the others need is set aside;
/// among them the least flexible, each offered its share of what is left.
final class StackItem: ContainerItem {
  let axis: StackAxis
  /// `nil` for the system's spacing.
  var spacing: Double? {
    didSet { if spacing != oldValue { setNeedsLayout() } }
  }

  /// The system's distance between two views that have no say in it.
  static let standardSpacing = 8.0

  init(_ axis: StackAxis, host: ViewHost, context: UpdateContext) {
    self.axis = axis
    super.init(host: host, context: context)
  }

  /// Where everything goes.
  private struct Arrangement {
    /// What each item is offered, where it starts along the axis, and where across.
    var places: [(proposal: Proposal, main: Double, cross: Double)] = []
    var main = 0.0
    var cross = 0.0
  }

  override func measure(_ proposal: Proposal) -> Size {
    let arrangement = arrangement(proposal)
    return axis.size(arrangement.main, arrangement.cross)
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    let places = arrangement(proposal).places
    for (item, place) in zip(content, places) {
      let size = item.sizeThatFits(place.proposal)
      let at = axis.size(place.main, place.cross)
      let x = isMirrored ? frame.width - at.width - size.width : at.width
      item.place(at: Point(frame.x + x, frame.y + at.height), place.proposal, space: space)
    }
  }

  private func arrangement(_ proposal: Proposal) -> Arrangement {
    let gaps = gaps
    let proposals = proposals(proposal, gaps: gaps.reduce(0, +))
    let sizes = zip(content, proposals).map { $0.sizeThatFits($1) }
    let guides = sizes.map { size in
      let dimensions = ViewDimensions(size.width, size.height)
      return Double(
        axis == .horizontal ? dimensions[alignment.vertical] : dimensions[alignment.horizontal])
    }
    let before = guides.max() ?? 0
    var result = Arrangement()
    for (index, size) in sizes.enumerated() {
      if index > 0 { result.main += gaps[index - 1] }
      // Endless extents are aligned at their beginnings.
      let cross = before.isFinite ? before - guides[index] : 0
      result.places.append((proposals[index], result.main, cross))
      result.main += axis.main(size)
      result.cross = max(result.cross, cross + axis.cross(size))
    }
    return result
  }

  /// The distances between neighbours; none of the system's next to a spacer.
  private var gaps: [Double] {
    zip(content, content.dropFirst()).map { a, b in
      spacing ?? (a.isSpacer || b.isSpacer ? 0 : Self.standardSpacing)
    }
  }

  /// What each item is offered.
  private func proposals(_ proposal: Proposal, gaps: Double) -> [Proposal] {
    let cross = axis.cross(proposal)
    func offer(_ main: Double?) -> Proposal { axis.proposal(main, cross) }
    guard let total = axis.main(proposal), total.isFinite else {
      return content.map { _ in offer(axis.main(proposal)) }
    }
    var left = total - gaps
    var result = content.map { _ in offer(0) }
    let priorities = Set(content.map(\.layoutPriority)).sorted(by: >)
    for priority in priorities {
      let group = content.indices.filter { content[$0].layoutPriority == priority }
      let others = content.filter { $0.layoutPriority < priority }
      var available = left - others.reduce(0) { $0 + axis.main($1.sizeThatFits(offer(0))) }
      for (place, index) in leastFlexibleFirst(group, offer).enumerated() {
        let share = max(available / Double(group.count - place), 0)
        result[index] = offer(share)
        let taken = axis.main(content[index].sizeThatFits(result[index]))
        available -= taken
        left -= taken
      }
    }
    return result
  }

  private func leastFlexibleFirst(_ group: [Int], _ offer: (Double?) -> Proposal) -> [Int] {
    if group.count < 2 { return group }
    let flexibility = group.map { index in
      let item = content[index]
      return axis.main(item.sizeThatFits(offer(.infinity)))
        - axis.main(item.sizeThatFits(offer(0)))
    }
    return zip(group, flexibility)
      .sorted { a, b in a.1 == b.1 ? a.0 < b.0 : a.1 < b.1 }.map(\.0)
  }
}

extension StackAxis {
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
  var stackAxis: StackAxis? {
    var item = parent
    while let wrapper = item as? WrapperItem { item = wrapper.parent }
    return (item as? StackItem)?.axis
  }
}
