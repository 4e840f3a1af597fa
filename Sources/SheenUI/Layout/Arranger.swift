internal import SheenCore

/// A rule by which a container sizes and places the items inside it.
@MainActor
protocol Arranger {
  /// The direction the items follow one another in; `nil` for none.
  var axis: Axis? { get }

  /// The point of the container that stays where it is, as a rule, when it changes its size.
  var fixedPoint: Alignment { get }

  /// The size of all of them together.
  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size

  /// Where they go in a container of a size, one an item.
  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement]

  /// What the container keeps clear around itself.
  func spacing(of items: [LayoutItem]) -> ViewSpacing

  /// A line of the container that none of the items determines.
  func line(
    _ line: AlignmentLine, of items: [LayoutItem], in size: Size, _ proposal: Proposal
  ) -> Double?
}

extension Arranger {
  var axis: Axis? { nil }

  var fixedPoint: Alignment { .topLeading }

  func spacing(of items: [LayoutItem]) -> ViewSpacing { ViewSpacing() }

  /// The line the items agree on, where any of them sets it.
  func line(
    _ line: AlignmentLine, of items: [LayoutItem], in size: Size, _ proposal: Proposal
  ) -> Double? {
    let places = places(of: items, in: size, proposal)
    return line.combined(
      zip(items, places).compactMap { item, place in
        item.explicitLine(line, place.proposal).map { $0 + place.start(along: line.axis) }
      })
  }
}

/// Where an item goes inside another, and what it is offered there.
struct Placement: Equatable {
  /// The distances of the corner from the leading and the top side of the item around, in points.
  var origin: Point
  var proposal: Proposal

  /// How far from the leading or the top side it begins.
  func start(along axis: Axis) -> Double { axis == .horizontal ? origin.x : origin.y }
}

/// All items at the same place, each aligned with the others.
struct LayeredArranger: Arranger, Equatable {
  var alignment: Alignment

  /// What a container is laid over has the same alignment for it.
  var fixedPoint: Alignment { alignment }

  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    let (x, y) = spans(items, proposal)
    return Size(x.length, y.length)
  }

  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement] {
    let (x, y) = spans(items, proposal)
    return items.map { item in
      let dimensions = item.dimensions(proposal)
      return Placement(
        origin: Point(
          x.start(of: Double(dimensions[alignment.horizontal])),
          y.start(of: Double(dimensions[alignment.vertical]))),
        proposal: proposal)
    }
  }

  /// How far the items reach; those of a lower priority have no say in it.
  private func spans(_ items: [LayoutItem], _ proposal: Proposal) -> (x: LineSpan, y: LineSpan) {
    let highest = items.lazy.map(\.layoutPriority).max()
    var (x, y) = (LineSpan(), LineSpan())
    for item in items where item.layoutPriority == highest {
      let dimensions = item.dimensions(proposal)
      x.add(Double(dimensions[alignment.horizontal]), length: Double(dimensions.width))
      y.add(Double(dimensions[alignment.vertical]), length: Double(dimensions.height))
    }
    return (x, y)
  }
}

/// How far items reach on either side of a line they share.
struct LineSpan {
  private var before: Double?
  private var after = 0.0
  private var longest = 0.0

  /// Adds an item of a length with its line at a distance from its beginning.
  mutating func add(_ line: Double, length: Double) {
    before = max(before ?? line, line)
    if line.isFinite { after = max(after, length - line) }
    longest = max(longest, length)
  }

  /// The extent of all.
  var length: Double {
    guard let before else { return 0 }
    return before.isFinite ? before + after : longest
  }

  /// Where an item begins whose line is at a distance from its beginning.
  ///
  /// Endless items are aligned at their beginnings.
  func start(of line: Double) -> Double {
    let before = before ?? 0
    return before.isFinite && line.isFinite ? before - line : 0
  }
}
