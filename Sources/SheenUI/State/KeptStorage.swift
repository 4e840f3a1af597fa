public import Foundation

/// A value kept under a key by the host, as the property wrappers for it use it.
private struct KeptValue<Value> {
  /// The key among all that are kept.
  let key: String
  let initial: Value
  private var location: StateLocation<Value>?

  init(_ key: String, _ initial: Value) { (self.key, self.initial) = (key, initial) }

  var value: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  var binding: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }

  @MainActor
  mutating func connect(to slot: PropertySlot) {
    location = slot.host.keptValue(key, initial: initial)
  }
}

/// A value kept under a key, shared by all views that name it, for as long as the scene runs.
///
/// A picture depends on nothing an earlier run has left, so it begins with the value given here.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var kept: KeptValue<Value>

  /// Makes a property with the value it starts with; the store has no effect.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    kept = KeptValue("app.\(key)", wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> { kept.binding }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a property that starts as `nil`; the store has no effect.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

extension AppStorage: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) { kept.connect(to: slot) }
}

/// A value kept under a key, shared by all views that name it, for as long as the scene runs.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var kept: KeptValue<Value>

  /// Makes a property with the value it starts with.
  public init(wrappedValue: Value, _ key: String) {
    kept = KeptValue("scene.\(key)", wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> { kept.binding }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a property that starts as `nil`.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) { kept.connect(to: slot) }
}
