internal import Synchronization

/// Runs the asynchronous code of a scene on its host's thread, at the moments of the host's time.
///
/// While a host runs code of its scene it is the main actor's executor and the global one. So
/// whatever a scene awaits goes on as part of the scene, in the order in which it became ready.
final class SceneExecutor: SerialExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  /// Makes an executor that is there as long as the program: tasks may wait for ever and name it.
  static func make() -> SceneExecutor {
    let executor = SceneExecutor()
    _ = Unmanaged.passRetained(executor)
    return executor
  }

  func enqueue(_ job: UnownedJob) { jobs.withLock { $0.append(job) } }

  func enqueue(_ job: consuming ExecutorJob) { enqueue(UnownedJob(job)) }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  func checkIsolated() {
    precondition(ConcurrencyHooks.runningExecutor === self, "not on the scene's thread")
  }

  func isIsolatingCurrentContext() -> Bool? { ConcurrencyHooks.runningExecutor === self }

  /// Runs what has become ready first, up to where it waits.
  ///
  /// - Returns: Whether there was anything.
  func runNext() -> Bool {
    guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    job.runSynchronously(on: asUnownedSerialExecutor())
    return true
  }

  /// Runs code of a scene, so that asynchronous code begun in it comes to this executor.
  func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = ConcurrencyHooks.enter(self)
    defer { ConcurrencyHooks.leave(to: outer) }
    return try body()
  }
}
