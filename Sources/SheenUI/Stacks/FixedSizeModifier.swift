internal import SheenCore

/// Gives a view its ideal extents, whatever it is offered.
struct FixedSizeModifier: Equatable {
  var horizontal: Bool
  var vertical: Bool
}

extension FixedSizeModifier: ItemModifier {
  typealias Wrapper = FixedSizeItem
}

/// An item whose content is asked for its ideal extents.
final class FixedSizeItem: LayoutModifierItem<FixedSizeModifier> {
  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      modifier.horizontal ? nil : proposal.width, modifier.vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size { content.sizeThatFits(inner(proposal)) }

  override func contentPlace(in size: Size, _ proposal: Proposal) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal))
  }
}

extension View {
  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal extents on some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}
