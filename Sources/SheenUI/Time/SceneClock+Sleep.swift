internal import Combine
internal import Synchronization

extension SceneClock {
  /// Waits until a time of the scene, in seconds.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  package func sleep(until time: Double) async throws {
    let nap = Nap()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        nap.begin(continuation, at: time, on: self)
      }
    } onCancel: {
      nap.end(throwing: CancellationError())
    }
  }
}

/// One wait of one task.
private final class Nap: Sendable {
  private struct State {
    var continuation: UnsafeContinuation<Void, any Error>?
    /// What ends it, and where that is to happen.
    var event: (id: EventID, clock: SceneClock)?
    var isOver = false
  }

  private let state = Mutex(State())

  func begin(
    _ continuation: UnsafeContinuation<Void, any Error>, at time: Double, on clock: SceneClock
  ) {
    let isOver = state.withLock { state in
      if !state.isOver { state.continuation = continuation }
      return state.isOver
    }
    if isOver { return continuation.resume(throwing: CancellationError()) }
    let event = clock.events.schedule(at: max(time, clock.time)) { self.end(throwing: nil) }
    state.withLock { $0.event = (event, clock) }
  }

  func end(throwing error: CancellationError?) {
    let (continuation, event) = state.withLock { state in
      defer { state = State(isOver: true) }
      return (state.continuation, state.event)
    }
    // Another scene's code may be what ends it.
    if let event { event.clock.events.cancel(event.id) }
    if let error {
      continuation?.resume(throwing: error)
    } else {
      continuation?.resume()
    }
  }
}
