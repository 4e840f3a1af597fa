// The one file of the module that sees libc: where Swift's runtime asks which executor to use.

internal import Glibc
internal import Synchronization

/// The points at which Swift's runtime lets a program choose executors.
///
/// A hook leaves everything as it is, save on a thread on which a host is running code of its scene.
enum ConcurrencyHooks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

  /// The thread on which a host is running code of its scene; 0 for none.
  ///
  /// Hosts belong to the main actor, so there is one at most.
  private static let thread = Atomic<UInt>(0)
  /// The executor of that scene; read on that thread alone.
  nonisolated(unsafe) private static var executor: SceneExecutor?
  nonisolated(unsafe) private static var otherEnqueue: EnqueueHook?
  nonisolated(unsafe) private static var otherMain: MainExecutorHook?

  /// The executor of the scene whose code is running on this thread.
  static var runningExecutor: SceneExecutor? {
    thread.load(ordering: .relaxed) == UInt(pthread_self()) ? executor : nil
  }

  /// What was running before.
  struct Outer {
    fileprivate let thread: UInt
    fileprivate let executor: SceneExecutor?
  }

  /// Notes that this thread runs code of a scene.
  static func enter(_ new: SceneExecutor) -> Outer {
    _ = installed
    let outer = Outer(thread: thread.load(ordering: .relaxed), executor: executor)
    executor = new
    thread.store(UInt(pthread_self()), ordering: .relaxed)
    return outer
  }

  /// Notes that it does so no longer.
  static func leave(to outer: Outer) {
    thread.store(outer.thread, ordering: .relaxed)
    executor = outer.executor
  }

  /// Whether the hooks are in place.
  private static let installed: Bool = {
    guard let program = dlopen(nil, RTLD_LAZY),
      let enqueue = dlsym(program, "swift_task_enqueueGlobal_hook"),
      let main = dlsym(program, "swift_task_getMainExecutor_hook")
    else { return false }
    let enqueueHook = enqueue.assumingMemoryBound(to: EnqueueHook?.self)
    let mainHook = main.assumingMemoryBound(to: MainExecutorHook?.self)
    otherEnqueue = enqueueHook.pointee
    otherMain = mainHook.pointee
    enqueueHook.pointee = { job, original in
      if let executor = ConcurrencyHooks.runningExecutor {
        executor.enqueue(job)
      } else if let other = ConcurrencyHooks.otherEnqueue {
        other(job, original)
      } else {
        original(job)
      }
    }
    mainHook.pointee = { original in
      if let executor = ConcurrencyHooks.runningExecutor {
        executor.asUnownedSerialExecutor()
      } else if let other = ConcurrencyHooks.otherMain {
        other(original)
      } else {
        original()
      }
    }
    return true
  }()
}
