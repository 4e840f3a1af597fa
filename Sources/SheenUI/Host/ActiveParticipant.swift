/// Something that may be moving, and that has to be looked at again at every moment while it does.
@MainActor
protocol ActiveParticipant: AnyObject {
  /// Whether the host follows it.
  var isActive: Bool { get set }
  /// Called before the picture of another moment is made.
  func timeChanged()
  /// Its properties that may be moving.
  var animating: [any Animating] { get }
  /// Whether its picture runs code of the scene, whose objects that may change.
  var runsSceneCode: Bool { get }
  /// Those of them that what the pointer is over may depend on.
  var geometryAnimating: [any Animating] { get }
}

extension ActiveParticipant {
  var geometryAnimating: [any Animating] { animating }

  /// Whether any of its properties is moving.
  func isAnimating(at time: Double) -> Bool {
    animating.contains { $0.isAnimating(at: time) }
  }
}

/// The participants followed, in the order they began to move; those that are gone drop out.
@MainActor
struct ActiveList {
  private struct Entry {
    weak var participant: (any ActiveParticipant)?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// Those that are still there.
  var participants: [any ActiveParticipant] { entries.compactMap(\.participant) }

  mutating func add(_ participant: some ActiveParticipant) {
    guard !participant.isActive else { return }
    participant.isActive = true
    entries.append(Entry(participant: participant))
  }

  /// Stops following those that have come to rest.
  mutating func removeResting(at time: Double) {
    entries.removeAll { entry in
      guard let participant = entry.participant else { return true }
      guard !participant.isAnimating(at: time) else { return false }
      participant.isActive = false
      return true
    }
  }
}
