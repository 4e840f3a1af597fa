internal import SheenCore

/// A place in the tree that the pointer can be over.
@MainActor
protocol HoverTarget: AnyObject {
  /// Called when the pointer has come or gone.
  func hoverChanged(to isHovered: Bool)
  /// Called with the pointer's place in the picture after each test while it is over the target.
  func pointerMoved(to point: Point)
  /// The groups that hovering the target has a say in.
  var triggers: [HoverEffectGroup] { get }
  /// The effects that are the target's own.
  var members: [HoverMember] { get }
  /// The group that people looking at the target are told.
  var regionGroup: HoverEffectGroup? { get }
  /// Whether people looking for places to hover are shown the target.
  var isRegion: Bool { get }
  /// Whether the target shows that it is hovered, itself or through its group.
  var isRegionActive: Bool { get }
}

extension HoverTarget {
  func hoverChanged(to isHovered: Bool) {}
  func pointerMoved(to point: Point) {}
  var triggers: [HoverEffectGroup] { [] }
  var members: [HoverMember] { [] }
  var regionGroup: HoverEffectGroup? { nil }
  var isRegion: Bool { true }
}
