internal import Synchronization

/// State changes on their way to the views, in the order they were made.
///
/// Changes under one `withAnimation` are one commit; so are neighbours outside of all. Changes may
/// come from any thread; the host applies them on the main one.
final class CommitQueue: Sendable {
  /// Changes that are applied together.
  struct Commit: @unchecked Sendable {
    var transaction: Transaction
    var changes: [() -> Void]
  }

  /// The queue of the host whose code is running.
  @TaskLocal static var current: CommitQueue?

  private let pending = Mutex<[Commit]>([])

  /// Adds a change made under the transaction in force.
  func enqueue(_ change: @escaping () -> Void) {
    let transaction = Transaction.current
    let commit = Commit(transaction: transaction, changes: [change])
    pending.withLock { pending in
      if let last = pending.indices.last, pending[last].transaction.id == transaction.id {
        pending[last].changes.append(contentsOf: commit.changes)
      } else {
        pending.append(commit)
      }
    }
  }

  /// Takes the oldest commit out.
  func next() -> Commit? {
    pending.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  /// Whether changes wait.
  var isEmpty: Bool { pending.withLock { $0.isEmpty } }
}
