internal import SheenCore

/// The outermost item: the picture, with its content centred in the safe area.
final class RootItem: ContainerItem {
  override func measure(_ proposal: Proposal) -> Size {
    Size(proposal.width ?? 0, proposal.height ?? 0)
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    let safe = host.safeArea
    for item in content {
      let offered = Proposal(safe.size)
      let size = item.sizeThatFits(offered)
      item.place(
        at: Point(
          safe.x + (safe.width - size.width) / 2, safe.y + (safe.height - size.height) / 2),
        offered, space: space)
    }
  }
}
