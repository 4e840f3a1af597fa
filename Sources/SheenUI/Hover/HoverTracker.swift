internal import SheenCore

/// Knows where the pointer is, what it is over, and which groups of hover effects are active.
///
/// What it is over follows from the layout at the moment of a test alone, never from what effects
/// make of it. A test tells targets that the pointer has gone or come, settles the groups they have
/// a say in, and has the effects concerned go over to their phases, all at that one moment.
@MainActor
final class HoverTracker {
  /// Whether something may have come under the pointer, or left it, since the last test.
  var needsTest = false
  /// When the next test takes place because something moves, in seconds.
  var testDue: Double?
  /// The number of items asked so far whether the pointer is over them.
  var visitCount = 0
  /// Where the pointer is, in points of the picture; `nil` where it is outside.
  private(set) var location: Point?
  /// What the pointer does at a moment that has not come.
  private(set) var coming: (events: [PointerEvent], time: Double)?
  /// Whether a person has moved the pointer.
  private(set) var hasPerson = false
  /// What the pointer is over, innermost first.
  private var hovered: [any HoverTarget] = []
  private var groups = HoverGroups()
  private var changedMembers: [WeakMember] = []
  private var changedGroups: [HoverEffectGroup.Key] = []

  nonisolated init() {}

  // MARK: The pointer

  /// Takes an event of a person; those of one moment are one change.
  func note(_ event: PointerEvent, at time: Double) {
    coming = (coming?.time == time ? (coming?.events ?? []) + [event] : [event], time)
  }

  /// Ends the moment of the events noted.
  func takeComing() -> [PointerEvent] {
    defer { coming = nil }
    hasPerson = true
    return coming?.events ?? []
  }

  /// Goes where an event says.
  func follow(_ event: PointerEvent) {
    switch event {
    case .moved(let point): location = point
    case .left: location = nil
    case .pressed, .released, .scrolled, .pinched, .rotated: return
    }
    needsTest = true
  }

  /// Has every event looked at while things move, since frames before it may have moved them.
  func eventBegins() {
    if testDue != nil { needsTest = true }
  }

  /// Notes that the moment of a test that was due has come.
  func testComes(at due: Double) {
    guard testDue == due else { return }
    testDue = nil
    needsTest = true
  }

  /// Whether a test can change anything.
  var isConcerned: Bool {
    location != nil || !hovered.isEmpty || !changedMembers.isEmpty || !changedGroups.isEmpty
  }

  /// Finds out what the pointer is over now, and tells those whose state changes.
  func test(in root: LayoutItem?, at time: Double) {
    needsTest = false
    guard isConcerned else { return }
    let targets = location.flatMap { root?.hit($0) } ?? []
    let left = hovered.filter { old in !targets.contains { $0 === old } }
    let entered = targets.filter { new in !hovered.contains { $0 === new } }
    hovered = targets
    for target in left { target.hoverChanged(to: false) }
    for target in entered.reversed() { target.hoverChanged(to: true) }
    if let location {
      for target in targets.reversed() { target.pointerMoved(to: location) }
    }
    var affected = changedMembers.compactMap(\.member)
    var keys = changedGroups
    (changedMembers, changedGroups) = ([], [])
    for target in left + entered {
      affected += target.members
      keys += target.triggers.map(\.key)
    }
    let triggers = hovered.flatMap(\.triggers)
    for key in keys where groups.settle(key, triggers: triggers) {
      affected += groups.members(of: key)
    }
    for member in affected { member.refresh(self, at: time) }
  }

  // MARK: Groups

  /// Whether a group is active.
  func isActive(_ group: HoverEffectGroup) -> Bool { groups.isActive(group.key) }

  /// Whether a member's effect shows its active phase.
  func isActive(_ member: HoverMember) -> Bool {
    guard member.isEnabled else { return false }
    if let group = member.joined { return isActive(group) }
    return hovered.contains { target in target.members.contains { $0 === member } }
  }

  /// Whether the pointer is over a target.
  func isHovered(_ target: any HoverTarget) -> Bool { hovered.contains { $0 === target } }

  /// Notes that a member is new, or that its group or its being enabled has changed.
  func memberChanged(_ member: HoverMember, from old: HoverEffectGroup.Key?) {
    needsTest = true
    changedMembers.append(WeakMember(member))
    let new = member.joined?.key
    changedGroups += [old, new].compactMap { $0 }
    if let new, new != old { groups.add(member, to: new) }
  }

  /// Notes that a target has a say in other groups than before.
  func triggerChanged(from old: HoverEffectGroup?, to new: HoverEffectGroup?) {
    needsTest = true
    changedGroups += [old?.key, new?.key].compactMap { $0 }
  }
}
