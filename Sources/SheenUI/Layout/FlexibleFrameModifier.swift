internal import Foundation
internal import SheenCore

/// Keeps the extents of a view between limits.
struct FlexibleFrameModifier: Equatable {
  /// The limits of one axis.
  struct Limits: Equatable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    private func clamped(_ value: Double, low: Double?, high: Double?) -> Double {
      max(min(value, high ?? .infinity), low ?? -.infinity)
    }

    /// What the content is offered.
    func inner(_ proposal: Double?) -> Double? {
      (proposal ?? ideal).map { clamped($0, low: minimum, high: maximum) }
    }

    /// The extent taken, with content of an extent.
    func outer(_ proposal: Double?, content: Double) -> Double {
      if minimum == nil, ideal == nil, maximum == nil { return content }
      guard let proposal else {
        return clamped(ideal ?? content, low: minimum, high: maximum)
      }
      // Where a limit is missing the content is one, but not against the limit given.
      return clamped(
        proposal, low: minimum ?? min(content, maximum ?? .infinity),
        high: maximum ?? max(content, minimum ?? -.infinity))
    }
  }

  var horizontal: Limits
  var vertical: Limits
  var alignment: Alignment
}

extension FlexibleFrameModifier: ItemModifier {
  typealias Wrapper = FlexibleFrameItem
}

/// An item whose extents are kept between limits.
final class FlexibleFrameItem: LayoutModifierItem<FlexibleFrameModifier> {
  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      modifier.horizontal.inner(proposal.width), modifier.vertical.inner(proposal.height))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = content.sizeThatFits(inner(proposal))
    return Size(
      modifier.horizontal.outer(proposal.width, content: size.width),
      modifier.vertical.outer(proposal.height, content: size.height))
  }

  override func contentPlace(in size: Size, _ proposal: Proposal) -> Placement {
    alignedPlace(
      of: content, Proposal(size), modifier.alignment, in: ViewDimensions(size.width, size.height))
  }
}

extension View {
  /// Keeps the view's extents between limits, in points; a maximum of infinity takes all there is.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    typealias Limits = FlexibleFrameModifier.Limits
    return modifier(
      FlexibleFrameModifier(
        horizontal: Limits(
          minimum: minWidth.map { Double($0) }, ideal: idealWidth.map { Double($0) },
          maximum: maxWidth.map { Double($0) }),
        vertical: Limits(
          minimum: minHeight.map { Double($0) }, ideal: idealHeight.map { Double($0) },
          maximum: maxHeight.map { Double($0) }),
        alignment: alignment))
  }
}
