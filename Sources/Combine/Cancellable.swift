/// Something that goes on until it is cancelled.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps it going as long as it is in a collection.
  public func store<Items: RangeReplaceableCollection>(in collection: inout Items)
  where Items.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it going as long as it is in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// A cancellable of any type, cancelled when nobody keeps it any more.
public final class AnyCancellable: Cancellable {
  private var action: (() -> Void)?

  /// Makes a cancellable of what cancels.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Hides the type of a cancellable.
  public init<Other: Cancellable>(_ canceller: Other) { action = canceller.cancel }

  deinit { cancel() }

  /// Lets it go on though nobody keeps it.
  package func release() { action = nil }

  /// Ends it, once.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }
}

extension AnyCancellable: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Feeds the object's identity into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
