internal import Synchronization

/// The threads of a renderer, and how work is divided among them.
final class Workers {
  /// How many there are, the caller's among them.
  let count: Int
  private lazy var crew = Crew(count: count - 1)

  init(count: Int) {
    self.count = count
  }

  /// Calls `work` with every number below `total`, in no order, and with that of the worker; each worker
  /// takes up to `most` numbers in a row, but never so many that another has none.
  func each(_ total: Int, atOnce most: Int, _ work: (Int, Int) -> Void) {
    let grab = min(max(total / (4 * count), 1), most)
    let next = Atomic(0)
    let needed = min(count, (total + grab - 1) / grab)
    guard needed > 1 else {
      for index in 0..<total { work(index, 0) }
      return
    }
    crew.perform(needed) { worker in
      while true {
        let first = next.add(grab, ordering: .relaxed).oldValue
        guard first < total else { return }
        for index in first..<min(first + grab, total) { work(index, worker) }
      }
    }
  }
}
