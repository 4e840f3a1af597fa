internal import Foundation
internal import SheenCore

/// Gives a view fixed extents, whatever it is offered.
struct FrameModifier: Equatable {
  var width: Double?
  var height: Double?
  var alignment: Alignment
}

extension FrameModifier: ItemModifier {
  typealias Wrapper = FrameItem

  var details: String {
    "width: \(width.map { "\($0)" } ?? "nil"), height: \(height.map { "\($0)" } ?? "nil")"
  }
}

/// An item of fixed extents.
final class FrameItem: LayoutModifierItem<FrameModifier> {
  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(modifier.width ?? proposal.width, modifier.height ?? proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size {
    if let width = modifier.width, let height = modifier.height { return Size(width, height) }
    let size = content.sizeThatFits(inner(proposal))
    return Size(modifier.width ?? size.width, modifier.height ?? size.height)
  }

  override func contentPlace(in size: Size, _ proposal: Proposal) -> Placement {
    alignedPlace(
      of: content, inner(proposal), modifier.alignment,
      in: ViewDimensions(size.width, size.height))
  }
}

extension View {
  /// Gives the view fixed extents in points; an axis of `nil` keeps the view's own.
  ///
  /// Negative extents and those that are not finite are ignored, with a warning.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: Self.valid(width), height: Self.valid(height), alignment: alignment))
  }

  private nonisolated static func valid(_ extent: CGFloat?) -> Double? {
    guard let extent else { return nil }
    if extent >= 0, extent.isFinite { return Double(extent) }
    Warnings.warn("frame: \(extent) is not a valid extent, it is ignored")
    return nil
  }
}
