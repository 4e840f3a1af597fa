/// Something a view's body can read and has to follow.
protocol StateSource: AnyObject {
  /// No longer tells a reader of changes.
  func removeReader(_ reader: ObjectIdentifier)
}

/// Notes what is read while a body is evaluated, so that its node can be told of changes.
final class ReadRecorder: @unchecked Sendable {
  /// The recorder of the body being evaluated where code runs, or where its task was made.
  @TaskLocal static var bound: ReadRecorder?

  /// The recorder of the body being evaluated where code runs.
  static var current: ReadRecorder? {
    guard let bound, bound.uses > 0 else { return nil }
    return bound
  }

  /// How many times around what is running now it has been made the one that notes.
  var uses = 0
  /// Called once a change has been committed.
  let invalidate: () -> Void
  private(set) var sources: [any StateSource] = []

  init(invalidate: @escaping () -> Void) {
    self.invalidate = invalidate
  }

  func note(_ source: any StateSource) {
    sources.append(source)
  }

  /// What to run when an observable object that has been read is about to change: the body runs
  /// again in the commit of the change.
  func observationChange(_ queue: CommitQueue) -> @Sendable () -> Void {
    { [weak self] in queue.enqueue { self?.invalidate() } }
  }

  /// Stops following everything.
  func cancel() {
    for source in sources { source.removeReader(ObjectIdentifier(self)) }
    sources = []
  }
}

/// Where a piece of state lives as long as its view does.
///
/// Writers see their writes at once; bodies see the state as of the commit they are evaluated for.
final class StateLocation<Value>: StateSource, @unchecked Sendable {
  /// What it started with.
  let initial: Value
  /// Whether it was ever written.
  private(set) var isWritten = false
  private var latest: Value
  private var committed: Value
  private let queue: CommitQueue
  private var readers: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    weak var recorder: ReadRecorder?
  }

  init(_ value: Value, queue: CommitQueue) {
    initial = value
    latest = value
    committed = value
    self.queue = queue
  }

  var value: Value {
    get {
      guard let recorder = ReadRecorder.current else { return latest }
      let id = ObjectIdentifier(recorder)
      if readers[id] == nil {
        readers[id] = Reader(recorder: recorder)
        recorder.note(self)
      }
      return committed
    }
    set {
      latest = newValue
      isWritten = true
      queue.enqueue { [self] in commit(newValue) }
    }
  }

  private func commit(_ value: Value) {
    let isSame = areEqual(committed, value)
    committed = value
    guard !isSame else { return }
    for reader in readers.values { reader.recorder?.invalidate() }
  }

  func removeReader(_ reader: ObjectIdentifier) {
    readers[reader] = nil
  }
}
