/// A value that a view owns: it lives as long as the view has its place, and a change shows.
///
/// Reading and writing take effect once the view has its place in a host; before, writing does
/// nothing.
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a piece of state with the value it starts with.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Makes a piece of state with the value it starts with.
  public init(initialValue value: Value) { initial = value }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a piece of state that starts as `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    location = slot.stored { StateLocation(initial, queue: slot.host.commits) }
  }
}
