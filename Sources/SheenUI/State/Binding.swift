/// A way to read and write a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction that writes are made under, where it animates.
  public var transaction = Transaction()
  private let read: () -> Value
  private let write: (Value) -> Void
  /// What tells two bindings to one place apart from bindings to others; `nil` if nothing does.
  private let identity: Identity?

  private struct Identity {
    let location: AnyObject
    var path: [AnyKeyPath]
  }

  /// Makes a binding from code that reads and code that writes.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
    identity = nil
  }

  /// Makes a binding from code that reads and code that writes under a transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction.current) })
  }

  init(location: StateLocation<Value>) {
    self.init(
      read: { location.value }, write: { location.value = $0 },
      identity: Identity(location: location, path: []))
  }

  /// Makes a binding to a property of an object.
  init<Object: AnyObject>(object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(
      read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 },
      identity: Identity(location: object, path: [keyPath]))
  }

  private init(
    read: @escaping () -> Value, write: @escaping (Value) -> Void, identity: Identity?
  ) {
    self.read = read
    self.write = write
    self.identity = identity
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      if transaction.animation == nil, !transaction.disablesAnimations {
        write(newValue)
      } else {
        withTransaction(transaction) { write(newValue) }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding from another's projection.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var part = identity
    part?.path.append(keyPath)
    let whole = self
    var binding = Binding<Subject>(
      read: { whole.wrappedValue[keyPath: keyPath] },
      write: { whole.wrappedValue[keyPath: keyPath] = $0 },
      identity: part.map { Binding<Subject>.Identity(location: $0.location, path: $0.path) })
    binding.transaction = transaction
    return binding
  }

  /// The binding whose writes unfold as an animation says.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// The binding whose writes unfold as a transaction says.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding {
  /// Makes a binding that sees a value as an optional.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Makes a binding to what an optional holds, or `nil` if it holds nothing now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to an element; once the element is gone, one that writes nothing.
  ///
  /// The path is the element's in the whole, for those who compare bindings.
  func element(at position: Value.Index, path: AnyKeyPath?) -> Binding<Value.Element> {
    let (whole, now) = (self, wrappedValue[position])
    var part = path == nil ? nil : identity
    if let path { part?.path.append(path) }
    return Binding<Value.Element>(
      read: {
        let value = whole.wrappedValue
        return value.indices.contains(position) ? value[position] : now
      },
      write: {
        if whole.wrappedValue.indices.contains(position) { whole.wrappedValue[position] = $0 }
      },
      identity: part.map { Binding<Value.Element>.Identity(location: $0.location, path: $0.path) })
  }
}

extension Binding: DynamicProperty {}

extension Binding: IdentityComparable {
  func isSame(as other: Binding<Value>) -> Bool {
    guard let identity, let theirs = other.identity else { return false }
    return identity.location === theirs.location && identity.path == theirs.path
      && transaction.animation == other.transaction.animation
  }
}
