internal import Foundation

/// A layout of any type: views keep their state where one takes the place of another.
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Nothing: what changes from one layout to another are the places.
  public typealias AnimatableData = EmptyAnimatableData

  /// Hides the type of a layout.
  public init<Inner: Layout>(_ layout: Inner) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The direction of the stack inside, if it is one.
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// The engine's rule that the layout inside is, if it is one.
  @MainActor var ownRule: (any Arranger)? { (layout as? any RuleLayout)?.rule }

  /// Makes what the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.erasedCache(subviews))
  }

  /// Has the layout inside update what it keeps.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.update(&cache, subviews)
  }

  /// What the layout inside says.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(&cache, subviews)
  }

  /// What the layout inside says.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    layout.size(&cache, subviews, proposal)
  }

  /// Has the layout inside place the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.place(&cache, subviews, bounds, proposal)
  }

  /// What the layout inside says.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.line(&cache, subviews, guide, bounds, proposal)
  }

  /// What the layout inside says.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.line(&cache, subviews, guide, bounds, proposal)
  }
}

extension Layout {
  /// Makes what the layout keeps.
  fileprivate func erasedCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

  /// Runs code with what the layout keeps, made anew where it is that of another type.
  fileprivate func withErased<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var inner = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = inner }
    return body(&inner)
  }

  fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    withErased(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews
  ) -> ViewSpacing {
    withErased(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> CGSize {
    withErased(&cache, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func place(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ bounds: CGRect,
    _ proposal: ProposedViewSize
  ) {
    withErased(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func line(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ guide: HorizontalAlignment,
    _ bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    withErased(&cache, subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func line(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ guide: VerticalAlignment,
    _ bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    withErased(&cache, subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
