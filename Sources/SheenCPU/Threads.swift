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
    for _ in 0..<count {
      let board = Unmanaged.passRetained(board)
      var thread = pthread_t()
      guard pthread_create(&thread, nil, runCrewMember, board.toOpaque()) == 0 else {
        board.release()
        break
      }
      threads.append(thread)
    }
  }

  deinit {
    board.end()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Calls `work` on this thread, and on those others that come before that call returns, with 0 here and
  /// with different numbers below `count` there; returns when every call has.
  ///
  /// The calls divide among themselves what is to be done, since one of them may be all there are.
  func perform(_ count: Int, _ work: (Int) -> Void) {
    withoutActuallyEscaping(work) { work in
      board.open(min(count - 1, threads.count), work)
      work(0)
      board.close()
    }
  }
}

private func runCrewMember(_ board: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let board else { return nil }
  Unmanaged<Board>.fromOpaque(board).takeRetainedValue().serve()
  return nil
}

/// Where a crew finds its work.
private final class Board {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let finished = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // All below is read and written under the lock.
  private var work: ((Int) -> Void)?
  /// How many may still join.
  private var places = 0
  private var working = 0
  private var isEnding = false

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
    pthread_cond_init(finished, nil)
  }

  deinit {
    pthread_cond_destroy(finished)
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    finished.deallocate()
    changed.deallocate()
    lock.deallocate()
  }

  /// Lets so many others join in work.
  func open(_ places: Int, _ work: @escaping (Int) -> Void) {
    pthread_mutex_lock(lock)
    (self.work, self.places) = (work, places)
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(lock)
  }

  /// Lets nobody join any more, and waits for those who have.
  func close() {
    pthread_mutex_lock(lock)
    places = 0
    while working > 0 { pthread_cond_wait(finished, lock) }
    work = nil
    pthread_mutex_unlock(lock)
  }

  /// Joins whatever work there is until the crew ends.
  func serve() {
    pthread_mutex_lock(lock)
    while !isEnding {
      if places > 0 { join() } else { pthread_cond_wait(changed, lock) }
    }
    pthread_mutex_unlock(lock)
  }

  /// Takes a place and does its part, without the lock meanwhile.
  ///
  /// A function of its own, so that nothing holds the work any longer once it returns.
  @inline(never)
  private func join() {
    guard let work else { return }
    let place = places
    places -= 1
    working += 1
    pthread_mutex_unlock(lock)
    work(place)
    pthread_mutex_lock(lock)
    working -= 1
    if working == 0 { pthread_cond_signal(finished) }
  }

  /// Has everybody go.
  func end() {
    pthread_mutex_lock(lock)
    isEnding = true
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(lock)
  }
}
