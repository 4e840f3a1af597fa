/// A member that goes when its view does.
@MainActor
struct WeakMember {
  private(set) weak var member: HoverMember?

  init(_ member: HoverMember) { self.member = member }
}

/// The groups of hover effects of a scene: who belongs to each, and whether it is active.
@MainActor
struct HoverGroups {
  private struct Group {
    var isActive = false
    /// Whoever has joined, some of whom may have left since.
    var entries: [WeakMember] = []
    /// How many entries there may be before those that have left are dropped.
    var limit = 16
  }

  private var groups: [HoverEffectGroup.Key: Group] = [:]
  /// How many groups there may be before those that everybody has left are dropped.
  private var limit = 64

  nonisolated init() {}

  func isActive(_ key: HoverEffectGroup.Key) -> Bool { groups[key]?.isActive ?? false }

  /// The members of a group, in the order they joined.
  func members(of key: HoverEffectGroup.Key) -> [HoverMember] {
    groups[key]?.entries.compactMap(\.member).filter { $0.joined?.key == key } ?? []
  }

  mutating func add(_ member: HoverMember, to key: HoverEffectGroup.Key) {
    if groups.count > limit {
      groups = groups.filter { $0.value.isActive || $0.value.entries.contains { $0.member != nil } }
      limit = max(64, 2 * groups.count)
    }
    groups[key, default: Group()].entries.append(WeakMember(member))
    guard let group = groups[key], group.entries.count > group.limit else { return }
    let kept = members(of: key)
    groups[key]?.entries = kept.map { WeakMember($0) }
    groups[key]?.limit = max(16, 2 * kept.count)
  }

  /// Settles whether a group is active, from what hovered targets say of groups.
  ///
  /// - Returns: Whether that has changed.
  mutating func settle(_ key: HoverEffectGroup.Key, triggers: [HoverEffectGroup]) -> Bool {
    let wasActive = isActive(key)
    let kinds = triggers.filter { $0.key == key }.map(\.behavior)
    let isActive =
      kinds.contains(.activatesGroup) || (wasActive && kinds.contains(.preservesGroup))
    guard isActive != wasActive else {
      if !isActive, members(of: key).isEmpty { groups[key] = nil }
      return false
    }
    groups[key, default: Group()].isActive = isActive
    return true
  }
}
