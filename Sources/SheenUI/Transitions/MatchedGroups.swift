internal import SheenCore

/// The items of a scene that share their geometry.
@MainActor
final class MatchedGroups {
  private var groups: [Group] = []
  private var indices: [MatchedKey: Int] = [:]

  nonisolated init() {}

  private struct Group {
    /// In the order they came.
    var members: [Member] = []
    /// The frame of the source as it shows; `nil` before there was one.
    var shown: AnimatedProperty<AnimatableRect>?
  }

  private struct Member {
    weak var item: MatchedItem?
  }

  func add(_ item: MatchedItem) {
    let key = item.modifier.key
    let index = indices[key] ?? groups.count
    if index == groups.count {
      groups.append(Group())
      indices[key] = index
    }
    groups[index].members.append(Member(item: item))
  }

  /// Takes an item over from another group.
  func move(_ item: MatchedItem, from old: MatchedKey) {
    if let index = indices[old] {
      groups[index].members.removeAll { $0.item === item }
    }
    add(item)
  }

  /// Places what follows others, after the layout of all.
  func settle(_ host: ViewHost) {
    for index in groups.indices {
      groups[index].members.removeAll { $0.item == nil }
      let items = groups[index].members.compactMap(\.item)
      guard let source = items.first(where: \.canBeSource) else {
        for item in items where item.modifier.isSource { item.follow(nil) }
        continue
      }
      let frame = AnimatableRect(rect: source.frame)
      source.lead(from: groups[index].shown?.value(at: host.time).rect)
      if groups[index].shown == nil { groups[index].shown = AnimatedProperty(frame) }
      groups[index].shown?.set(frame, host.transaction(in: source.scope), at: host.time)
      for item in items where item !== source { item.follow(source.frame) }
    }
  }
}
