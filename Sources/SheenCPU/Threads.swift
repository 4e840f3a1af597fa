// The one file of the CPU renderer that sees libc.

internal import Glibc

/// The number of processors the system has online, at least one.
func onlineProcessorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Threads that share the work on a frame with the one that asks, and sleep in between.
///
/// They have no timer, so a window at rest costs nothing; Dispatch's threads wake up once a second for
/// as long as the process lives (measured, libdispatch of Swift 6.3).
final class Crew {
  private let board = Board()
  private var threads: [pthread_t] = []

  /// Starts so many threads, or as many as the system allows.
  init(count: Int) {
    for index in 0..<count {
      let start = Unmanaged.passRetained(Start(board: board, index: index + 1))
      var thread = pthread_t()
      let error = pthread_create(&thread, nil, runCrewMember, start.toOpaque())
      guard error == 0 else {
        start.release()
        break
      }
      threads.append(thread)
    }
  }

  deinit {
    board.end()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Calls `work` with 0 on this thread and with 1… on others, `count` in all or as many as there are,
  /// and returns when every call has.
  func perform(_ count: Int, _ work: (Int) -> Void) {
    withoutActuallyEscaping(work) { board.perform($0, helpers: min(count - 1, threads.count)) }
  }
}

/// What a thread of a crew is started with.
private final class Start {
  let board: Board
  let index: Int

  init(board: Board, index: Int) { (self.board, self.index) = (board, index) }
}

private func runCrewMember(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let start else { return nil }
  let taken = Unmanaged<Start>.fromOpaque(start).takeRetainedValue()
  taken.board.serve(taken.index)
  return nil
}

/// Where a crew finds its work.
private final class Board {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let called = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let finished = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // All below is read and written under the lock.
  private var work: ((Int) -> Void)?
  private var round = 0
  private var helpers = 0
  private var unfinished = 0
  private var isEnding = false

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(called, nil)
    pthread_cond_init(finished, nil)
  }

  deinit {
    pthread_cond_destroy(finished)
    pthread_cond_destroy(called)
    pthread_mutex_destroy(lock)
    finished.deallocate()
    called.deallocate()
    lock.deallocate()
  }

  /// Has so many helpers do work, does its own part, and waits for theirs.
  func perform(_ work: @escaping (Int) -> Void, helpers: Int) {
    pthread_mutex_lock(lock)
    (self.work, self.helpers, unfinished) = (work, helpers, helpers)
    round += 1
    pthread_cond_broadcast(called)
    pthread_mutex_unlock(lock)
    work(0)
    pthread_mutex_lock(lock)
    while unfinished > 0 { pthread_cond_wait(finished, lock) }
    self.work = nil
    pthread_mutex_unlock(lock)
  }

  /// Helps until the crew ends.
  func serve(_ index: Int) {
    var seen = 0
    pthread_mutex_lock(lock)
    while true {
      while round == seen, !isEnding { pthread_cond_wait(called, lock) }
      if isEnding { break }
      seen = round
      guard index <= helpers, let work else { continue }
      pthread_mutex_unlock(lock)
      work(index)
      pthread_mutex_lock(lock)
      unfinished -= 1
      if unfinished == 0 { pthread_cond_signal(finished) }
    }
    pthread_mutex_unlock(lock)
  }

  /// Has everybody go.
  func end() {
    pthread_mutex_lock(lock)
    isEnding = true
    pthread_cond_broadcast(called)
    pthread_mutex_unlock(lock)
  }
}
