internal import SheenCore

/// A place in the tree that the pointer can be over.
@MainActor
protocol HoverRegion: AnyObject {
  /// Called when the pointer has come or gone.
  func hoverChanged(to isHovered: Bool)
  /// Called with the pointer's place in the picture after each test while it is over the region.
  func pointerMoved(to point: Point)
  /// The groups that hovering the region has a say in.
  var triggers: [HoverEffectGroup] { get }
  /// The effects that are the region's own.
  var members: [HoverMember] { get }
}

extension HoverRegion {
  func hoverChanged(to isHovered: Bool) {}
  func pointerMoved(to point: Point) {}
  var triggers: [HoverEffectGroup] { [] }
  var members: [HoverMember] { [] }
}

/// Knows where the pointer is, what it is over, and which groups of hover effects are active.
@MainActor
final class HoverTracker {
  /// Whether something may have come under the pointer, or left it, since the last test.
  var needsTest = false
  /// Where the pointer is, in points of the picture; `nil` where it is outside.
  private(set) var location: Point?
  /// Where the pointer will be, at the end of the moment given.
  private(set) var coming: (location: Point?, time: Double)?
  /// What the pointer is over, innermost first.
  private var hovered: [any HoverRegion] = []
  private var members: [HoverEffectGroup.Key: [WeakMember]] = [:]
  private var activeGroups: Set<HoverEffectGroup.Key> = []
  private var changedMembers: [WeakMember] = []

  private struct WeakMember {
    weak var member: HoverMember?
  }

  nonisolated init() {}

  // MARK: The pointer

  /// Takes an event; those of one moment are one change.
  func note(_ location: Point?, at time: Double) { coming = (location, time) }

  /// Ends the moment of the events noted.
  func takeComing() {
    guard let coming else { return }
    location = coming.location
    self.coming = nil
    needsTest = true
  }

  /// Finds out what the pointer is over now, and tells those whose state changes.
  func test(in root: LayoutItem?, at time: Double) {
    needsTest = false
    guard location != nil || !hovered.isEmpty || !changedMembers.isEmpty else { return }
    let regions = location.flatMap { root?.hit($0) } ?? []
    let left = hovered.filter { old in !regions.contains { $0 === old } }
    let entered = regions.filter { new in !hovered.contains { $0 === new } }
    hovered = regions
    for region in left { region.hoverChanged(to: false) }
    for region in entered.reversed() { region.hoverChanged(to: true) }
    if let location {
      for region in regions.reversed() { region.pointerMoved(to: location) }
    }
    var affected = changedMembers.compactMap(\.member)
    changedMembers = []
    for region in left + entered { affected += region.members }
    let groups = (left + entered).flatMap(\.triggers) + affected.compactMap(\.joined)
    for key in Set(groups.map(\.key)) where updateGroup(key) {
      affected += (members[key] ?? []).compactMap(\.member)
    }
    for member in affected { member.refresh(self, at: time) }
    // What effects look like has no part in hit testing.
    needsTest = false
  }

  // MARK: Groups

  /// Settles whether a group is active.
  ///
  /// - Returns: Whether that has changed.
  private func updateGroup(_ key: HoverEffectGroup.Key) -> Bool {
    let wasActive = activeGroups.contains(key)
    let kinds = hovered.flatMap(\.triggers).filter { $0.key == key }.map(\.behavior)
    let isActive =
      kinds.contains(.activatesGroup) || (wasActive && kinds.contains(.preservesGroup))
    guard isActive != wasActive else { return false }
    if isActive { activeGroups.insert(key) } else { activeGroups.remove(key) }
    return true
  }

  /// Whether a member's effect shows its active phase.
  func isActive(_ member: HoverMember) -> Bool {
    guard member.isEnabled else { return false }
    if let group = member.joined { return activeGroups.contains(group.key) }
    return hovered.contains { region in region.members.contains { $0 === member } }
  }

  /// Notes that a member is new, or that its group or its being enabled has changed.
  func memberChanged(_ member: HoverMember, from old: HoverEffectGroup.Key?) {
    needsTest = true
    changedMembers.append(WeakMember(member: member))
    let new = member.joined?.key
    guard old != new else { return }
    if let old { drop(member, from: old) }
    if let new { members[new, default: []].append(WeakMember(member: member)) }
  }

  /// Forgets members that are gone.
  func drop(_ member: HoverMember?, from key: HoverEffectGroup.Key) {
    members[key]?.removeAll { $0.member == nil || $0.member === member }
    if members[key]?.isEmpty == true { members[key] = nil }
  }
}
