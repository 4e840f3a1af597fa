internal import SheenMotion

/// What is to happen in a scene, ordered by due time, then by when it was asked for.
struct EventQueue {
  private struct Event {
    let due: Double
    /// What the event is a part of, if it comes again and again for ever.
    let cycle: Course?
    let action: () -> Void
  }

  private var events: [Event] = []

  /// When the next event is due, in seconds.
  var nextDue: Double? { events.last?.due }

  /// When the next event is due that is not part of a cycle, in seconds.
  var nextSingleDue: Double? { events.last { $0.cycle == nil }?.due }

  /// The cycles that events are parts of.
  var cycles: [Course] { events.compactMap(\.cycle) }

  /// Adds an event; one that comes again and again says how.
  mutating func schedule(at due: Double, cycle: Course? = nil, _ action: @escaping () -> Void) {
    // Kept latest first, so that the next one is taken from the end.
    let index = events.firstIndex { $0.due <= due } ?? events.count
    events.insert(Event(due: due, cycle: cycle, action: action), at: index)
  }

  /// Takes the next event out.
  mutating func next() -> (() -> Void)? { events.popLast()?.action }
}
