internal import Combine

/// Follows an observable object for the body that depends on it.
final class ObjectFollower: StateSource {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?
  private weak var reader: ReadRecorder?

  /// Follows an object instead of the one before, for the evaluation about to come.
  @MainActor
  func follow<Object: ObservableObject>(_ object: Object, in slot: PropertySlot) {
    reader = slot.storage.recorder
    reader?.note(self)
    guard self.object !== object else { return }
    self.object = object
    let queue = slot.host.commits
    subscription = object.objectWillChange.sink { [weak self] _ in
      // By the time of the commit the object has changed.
      queue.enqueue { self?.reader?.invalidate() }
    }
  }

  func removeReader(_ reader: ObjectIdentifier) {
    if let known = self.reader, ObjectIdentifier(known) == reader { self.reader = nil }
  }
}
