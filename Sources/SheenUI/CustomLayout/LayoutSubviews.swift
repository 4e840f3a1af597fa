internal import Foundation
internal import SheenCore

/// The views a layout sizes and places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let subviews: [LayoutSubview]
  /// The direction in which people read; places are mirrored for right to left by themselves.
  public var layoutDirection: LayoutDirection

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }

  /// One of the views.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews: Array(subviews[bounds]), layoutDirection: layoutDirection)
  }

  /// Some of the views.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews
  where Indices.Element == Int {
    LayoutSubviews(subviews: indices.map { subviews[$0] }, layoutDirection: layoutDirection)
  }

  /// The items behind the views.
  var items: [LayoutItem] { subviews.map(\.item) }
}

/// A view that a layout sizes and places.
public struct LayoutSubview: Equatable, Sendable {
  let item: LayoutItem
  fileprivate let index: Int
  fileprivate let record: PlaceRecord

  /// The size the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = MainActor.assumeIsolated { item.sizeThatFits(Proposal(proposal)) }
    return CGSize(width: size.width, height: size.height)
  }

  /// The size the view takes for a proposal, and where its lines lie then.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { item.dimensions(Proposal(proposal)) }
  }

  /// How far the view likes to be from its neighbours.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { item.spacing } }

  /// How early the view is given its space; higher ones come first.
  public var priority: Double { MainActor.assumeIsolated { item.layoutPriority } }

  /// The value the view has set for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = item.layoutValue(ObjectIdentifier(key)) }
    return value as? Key.Value ?? Key.defaultValue
  }

  /// Gives the view its place: a point of the view, as a fraction of its size, at a position.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      let offered = Proposal(proposal)
      let size = item.sizeThatFits(offered)
      record.places[index] = Placement(
        origin: Point(
          Double(position.x) - size.width * Double(anchor.x),
          Double(position.y) - size.height * Double(anchor.y)),
        proposal: offered)
    }
  }

  /// Whether both are the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.item === rhs.item
  }
}

/// The places a layout has given so far.
@MainActor
final class PlaceRecord {
  fileprivate(set) var places: [Placement?]

  /// Notes no places yet for items.
  init(_ items: [LayoutItem]) { places = items.map { _ in nil } }
}

extension LayoutSubviews {
  @MainActor
  init(_ items: [LayoutItem], record: PlaceRecord, isMirrored: Bool) {
    subviews = items.enumerated().map { index, item in
      LayoutSubview(item: item, index: index, record: record)
    }
    layoutDirection = isMirrored ? .rightToLeft : .leftToRight
  }
}
