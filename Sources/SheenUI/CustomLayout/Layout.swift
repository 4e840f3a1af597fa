internal import Foundation

/// A way of one's own to size and place views.
public nonisolated protocol Layout: Animatable, Sendable {
  /// What every layout of the type has in common.
  static var layoutProperties: LayoutProperties { get }

  /// What a layout keeps from one call to the next.
  associatedtype Cache = Void

  /// The views laid out.
  typealias Subviews = LayoutSubviews

  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date, after views or the layout have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far the container likes to be from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size the container takes for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Gives each view its place in the container's bounds; one without a place is in their middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a vertical line of the container lies, in the coordinates of the bounds; `nil` for its
  /// usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a horizontal line of the container lies, in the coordinates of the bounds; `nil` for its
  /// usual place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What every layout of a type has in common.
public struct LayoutProperties: Sendable {
  /// The direction of the stack it is, if it is one: dividers and spacers inside follow it.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout that is no stack.
  public init() {}
}

extension Layout {
  /// Those of a layout that is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest distances of the views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
  }

  /// The usual place.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The usual place.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays out the views listed.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

/// Names a value that views pass to the layout around them.
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}
