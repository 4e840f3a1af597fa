public import Foundation

/// A value kept under a key, shared by all views that name it, for as long as the scene runs.
///
/// A picture depends on nothing an earlier run has left, so it begins with the value given here.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a property with the value it starts with; the store has no effect.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    initial = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a property that starts as `nil`; the store has no effect.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

extension AppStorage: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    location = slot.host.keptValue("app.\(key)", initial: initial)
  }
}

/// A value kept under a key, shared by all views that name it, for as long as the scene runs.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a property with the value it starts with.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    initial = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a property that starts as `nil`.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    location = slot.host.keptValue("scene.\(key)", initial: initial)
  }
}
