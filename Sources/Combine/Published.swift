/// A property of an observable object that tells of its changes.
@propertyWrapper
public struct Published<Value> {
  private let source: Source

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { source = Source(wrappedValue) }

  /// Makes a property with its first value.
  public init(initialValue: Value) { source = Source(initialValue) }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { source.value }
    set { source.value = newValue }
  }

  /// Sends the value now and each new one before it is there.
  public var projectedValue: Publisher {
    get { Publisher(source: source) }
    set {}
  }

  /// Reads and writes the property of an object, which tells before it changes.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].source.value }
    set {
      let source = object[keyPath: storageKeyPath].source
      if source.tellOwner == nil, let owner = object as? any ObservableObject {
        source.tellOwner = notice(of: owner)
      }
      source.assign(newValue)
    }
  }

  /// Where the value is kept.
  final class Source {
    var value: Value
    /// Tells that the object around is about to change.
    var tellOwner: (() -> Void)?
    let audience = Audience<Value, Never>()
    private var kept: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func assign(_ new: Value) {
      tellOwner?()
      audience.send(new)
      value = new
    }

    func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }
  }

  /// Sends the value of a published property now and each new one before it is there.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    let source: Source

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      source.audience.add(subscriber) { source.value }
    }
  }
}

/// What tells that an object is about to change, as long as it is there.
private func notice<Object: ObservableObject>(of object: Object) -> () -> Void {
  { [weak object] in
    (object?.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
