/// A value that views further out have passed down.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value; its default before the view has its place.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    slot.storage.readsEnvironment = true
    value = slot.storage.environment[keyPath: keyPath]
  }
}
