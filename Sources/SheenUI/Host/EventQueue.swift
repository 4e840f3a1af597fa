internal import SheenMotion
internal import Synchronization

/// What is to happen in a scene, ordered by due time, then by when it was asked for.
///
/// Code may be added from any thread; the host runs it on the main one.
final class EventQueue: Sendable {
  private struct Event: @unchecked Sendable {
    let due: Double
    let id: EventID
    /// What the event is a part of, if it comes again and again for ever.
    let cycle: Course?
    let action: () -> Void
  }

  private struct State: Sendable {
    /// Latest first, so that the next one is taken from the end.
    var events: [Event] = []
    var lastID: UInt64 = 0
  }

  private let state = Mutex(State())

  /// When the next event is due, in seconds.
  var nextDue: Double? { state.withLock { $0.events.last?.due } }

  /// When the next event is due that is not part of a cycle, in seconds.
  var nextSingleDue: Double? { state.withLock { $0.events.last { $0.cycle == nil }?.due } }

  /// The cycles that events are parts of.
  var cycles: [Course] { state.withLock { $0.events.compactMap(\.cycle) } }

  /// Adds an event; one that comes again and again says how.
  @discardableResult
  func schedule(at due: Double, cycle: Course? = nil, _ action: @escaping () -> Void) -> EventID {
    nonisolated(unsafe) let action = action
    return state.withLock { state in
      state.lastID += 1
      let id = EventID(number: state.lastID)
      let index = state.events.firstIndex { $0.due <= due } ?? state.events.count
      state.events.insert(Event(due: due, id: id, cycle: cycle, action: action), at: index)
      return id
    }
  }

  /// Takes an event out that is not to happen any more.
  func cancel(_ id: EventID) {
    // What the code holds may go away with it, and take out other events: not under the lock.
    let event = state.withLock { state in
      state.events.firstIndex { $0.id == id }.map { state.events.remove(at: $0) }
    }
    withExtendedLifetime(event) {}
  }

  /// Takes the next event out.
  func next() -> (() -> Void)? { state.withLock { $0.events.popLast() }?.action }

  /// Takes all events out.
  func removeAll() {
    // As in cancelling.
    let events = state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
    withExtendedLifetime(events) {}
  }
}

/// Names an event of a queue, as long as there is the queue.
package struct EventID: Hashable, Sendable {
  fileprivate let number: UInt64
}
