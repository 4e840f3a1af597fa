/// What is to happen in a scene, ordered by due time, then by when it was asked for.
struct EventQueue {
  private struct Event {
    let due: Double
    let action: () -> Void
  }

  private var events: [Event] = []

  /// When the next event is due, in seconds.
  var nextDue: Double? { events.last?.due }

  /// Adds an event.
  mutating func schedule(at due: Double, _ action: @escaping () -> Void) {
    // Kept latest first, so that the next one is taken from the end.
    let index = events.firstIndex { $0.due <= due } ?? events.count
    events.insert(Event(due: due, action: action), at: index)
  }

  /// Takes the next event out.
  mutating func next() -> (() -> Void)? { events.popLast()?.action }
}
