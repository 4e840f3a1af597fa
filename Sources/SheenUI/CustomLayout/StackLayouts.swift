internal import Foundation
internal import SheenCore

/// A layout that is one of the engine's own rules.
nonisolated protocol RuleLayout: Layout where Cache == Void {
  associatedtype Rule: Arranger
  @MainActor var rule: Rule { get }
}

extension RuleLayout {
  /// The size by the rule.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = MainActor.assumeIsolated { rule.size(of: subviews.items, Proposal(proposal)) }
    return CGSize(width: size.width, height: size.height)
  }

  /// Places the views by the rule.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let size = Size(Double(bounds.width), Double(bounds.height))
    let places = MainActor.assumeIsolated {
      rule.places(of: subviews.items, in: size, Proposal(proposal))
    }
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: ProposedViewSize(place.proposal))
    }
  }

  /// The distances by the rule.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    MainActor.assumeIsolated { rule.spacing(of: subviews.items) }
  }
}

/// Views side by side, as a layout.
public struct HStackLayout: RuleLayout {
  /// The line across the row by which views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between views in points; `nil` for the system's.
  public var spacing: CGFloat?

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// Makes the layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Those of a row.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

  @MainActor var rule: StackArranger {
    StackArranger(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing.map { Double($0) })
  }
}

/// Views below each other, as a layout.
public struct VStackLayout: RuleLayout {
  /// The line down the column by which views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; `nil` for the system's.
  public var spacing: CGFloat?

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// Makes the layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Those of a column.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

  @MainActor var rule: StackArranger {
    StackArranger(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing.map { Double($0) })
  }
}

/// Views on top of each other, as a layout.
public struct ZStackLayout: RuleLayout {
  /// The point by which views are aligned.
  public var alignment: Alignment

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// Makes the layout of views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  @MainActor var rule: LayeredArranger { LayeredArranger(alignment: alignment) }
}

extension LayoutProperties {
  fileprivate init(_ orientation: Axis) {
    self.init()
    stackOrientation = orientation
  }
}
