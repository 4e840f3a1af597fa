internal import Foundation
internal import SheenCore

/// Offers a view a space of a given shape.
struct AspectRatioModifier: Equatable {
  /// Width over height; `nil` for the shape of the view's ideal size.
  var ratio: Double?
  var mode: ContentMode
}

extension AspectRatioModifier: ItemModifier {
  typealias Wrapper = AspectRatioItem

  var details: String { "\(ratio.map { "\($0)" } ?? "nil"), \(mode)" }
}

/// An item that offers its content a space of a given shape and takes the content's size.
final class AspectRatioItem: LayoutModifierItem<AspectRatioModifier> {
  private func inner(_ proposal: Proposal) -> Proposal {
    let ideal = content.sizeThatFits(.unspecified)
    let ratio = modifier.ratio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return Proposal(width, width / ratio)
    case (nil, let height?): return Proposal(height * ratio, height)
    case (let width?, let height?):
      let isWidthBound = (width <= height * ratio) == (modifier.mode == .fit)
      return isWidthBound ? Proposal(width, width / ratio) : Proposal(height * ratio, height)
    }
  }

  override func measure(_ proposal: Proposal) -> Size { content.sizeThatFits(inner(proposal)) }

  override func contentPlace(in size: Size, _ proposal: Proposal) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal))
  }
}

extension View {
  /// Offers the view the largest space of a shape that fits, or the smallest that fills.
  ///
  /// The ratio is width over height; `nil` means the shape of the view's ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.map { Double($0) }, mode: contentMode))
  }

  /// Offers the view the largest space of a shape that fits, or the smallest that fills.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's own shape and shows all of it.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own shape and covers all there is.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
