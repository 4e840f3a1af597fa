internal import Synchronization

/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The publisher that tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property of the object changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but the fact.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  /// Makes a publisher.
  public init() {}

  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber)
  }

  /// Tells that the object is about to change.
  public func send() { audience.send(()) }
}

/// The publishers of objects that do not keep one themselves.
private enum ObjectPublishers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before those of objects that are gone are removed.
    var limit = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    nonisolated(unsafe) let object = object
    let entry = table.withLock { table in
      let id = ObjectIdentifier(object)
      if let known = table.entries[id], known.object === object { return known }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      let new = Entry(object: object, publisher: ObservableObjectPublisher())
      table.entries[id] = new
      return new
    }
    return entry.publisher
  }
}
