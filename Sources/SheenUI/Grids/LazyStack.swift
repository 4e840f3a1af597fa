internal import Foundation
internal import SheenCore

/// Which views of a section stay in sight while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind of view.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What stands before a section.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// What stands after a section.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other, as wide as there is space.
///
/// All views are made at once.
public struct LazyVStack<Content> {
  let arranger: LazyStackArranger
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// Makes a column; a spacing of `nil` is the system's.
  ///
  /// Pinned views stay where the layout puts them.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arranger = LazyStackArranger(
      direction: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      gap: spacing.map { Double($0) })
    self.content = content()
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs, arranger: { $0.arranger }, content: { $0.content })
  }
}

/// Views side by side, as high as there is space.
///
/// All views are made at once.
public struct LazyHStack<Content> {
  let arranger: LazyStackArranger
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// Makes a row; a spacing of `nil` is the system's.
  ///
  /// Pinned views stay where the layout puts them.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arranger = LazyStackArranger(
      direction: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      gap: spacing.map { Double($0) })
    self.content = content()
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs, arranger: { $0.arranger }, content: { $0.content })
  }
}

/// Items one after another, each with its ideal extent along the stack; across it takes what it is
/// offered.
struct LazyStackArranger: Arranger, Equatable {
  let direction: Axis
  let alignment: Alignment
  let gap: Double?

  nonisolated init(direction: Axis, alignment: Alignment, gap: Double?) {
    (self.direction, self.alignment, self.gap) = (direction, alignment, gap)
  }

  var axis: Axis? { direction }

  private var stack: StackArranger {
    StackArranger(axis: direction, alignment: alignment, spacing: gap)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    direction.proposal(nil, direction.cross(proposal))
  }

  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    let size = stack.size(of: items, inner(proposal))
    let cross = direction.cross(proposal) ?? direction.cross(size)
    return direction.size(direction.main(size), cross)
  }

  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement] {
    let own = stack.size(of: items, inner(proposal))
    let line =
      direction == .horizontal
      ? AlignmentLine(alignment.vertical) : AlignmentLine(alignment.horizontal)
    let before =
      line.id.defaultValue(in: ViewDimensions(size.width, size.height))
      - line.id.defaultValue(in: ViewDimensions(own.width, own.height))
    let shift = direction.size(0, Double(before))
    return stack.places(of: items, in: own, inner(proposal)).map { place in
      Placement(
        origin: Point(place.origin.x + shift.width, place.origin.y + shift.height),
        proposal: place.proposal)
    }
  }
}
