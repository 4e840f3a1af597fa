internal import SheenCore

/// When an anchor of a scroll view counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// At the start.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// When the content or the scroll view changes its extents.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where the content is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The points of the content that meet the same points of the scroll view.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

extension View {
  /// Says which point of the content scroll views inside show at the start and keep where it is, and
  /// by which the content is aligned where it is smaller.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.defaultScrollAnchors) {
      $0 = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  /// Says which point of the content scroll views inside show on one occasion.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.defaultScrollAnchors) { anchors in
      switch role {
      case .initialOffset: anchors.initialOffset = anchor
      case .sizeChanges: anchors.sizeChanges = anchor
      default: anchors.alignment = anchor
      }
    }
  }
}
