/// Whether what views pass up may have changed, and who follows it.
@MainActor
struct PreferenceBoard {
  private struct Entry {
    weak var follower: (any PreferenceFollower)?
  }

  private var entries: [Entry] = []
  private var isChanged = false

  nonisolated init() {}

  mutating func add(_ follower: any PreferenceFollower) {
    entries.append(Entry(follower: follower))
    isChanged = true
  }

  mutating func noteChange() { isChanged = true }

  /// Whether something may have changed since this was asked last.
  mutating func takeChange() -> Bool {
    defer { isChanged = false }
    return isChanged
  }

  /// Tells the followers, innermost first.
  mutating func tellFollowers() {
    entries.removeAll { $0.follower?.isDetached ?? true }
    let followers = entries.compactMap(\.follower)
    for follower in followers.sorted(by: { ($0.depth, $0.serial) > ($1.depth, $1.serial) }) {
      follower.preferencesChanged()
    }
  }
}
