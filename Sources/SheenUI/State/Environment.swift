public import Observation

/// A value that views further out have passed down.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private var value: Value?

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type; the scene ends with an error where there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[ObjectKey<Value>.self] }
  }

  /// Reads the observable object of a type, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0[ObjectKey<T>.self]) }
  }

  /// The value; its default before the view has its place.
  public var wrappedValue: Value {
    guard let value = value ?? read(EnvironmentValues()) else {
      preconditionFailure("no \(Value.self) in the environment of this view")
    }
    return value
  }
}

extension Environment: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    slot.storage.readsEnvironment = true
    value = read(slot.storage.environment)
    if value == nil { slot.host.fail(.missingObject(type: "\(Value.self)")) }
  }
}
