internal import Foundation
internal import SheenCore

/// Puts a view's middle at a point of all the space offered.
struct PositionModifier: Equatable {
  var x: Double
  var y: Double
}

extension PositionModifier: ItemModifier {
  typealias Wrapper = PositionItem

  var details: String { "x: \(x), y: \(y)" }
}

/// An item that takes what it is offered, with its content's middle at a point.
final class PositionItem: LayoutModifierItem<PositionModifier> {
  override func measure(_ proposal: Proposal) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width, height) }
    let size = content.sizeThatFits(proposal)
    return Size(proposal.width ?? size.width, proposal.height ?? size.height)
  }

  override func contentPlace(in size: Size, _ proposal: Proposal) -> Placement {
    let own = content.sizeThatFits(proposal)
    return Placement(
      origin: Point(modifier.x - own.width / 2, modifier.y - own.height / 2),
      proposal: proposal)
  }
}

extension View {
  /// Puts the view's middle at a point of all the space offered, in points from its leading top
  /// corner.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(x: Double(x), y: Double(y)))
  }

  /// Puts the view's middle at a point of all the space offered, in points from its leading top
  /// corner.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}
