/// Which view has the keyboard's focus; in a picture none gets it by itself.
///
/// A value that code sets stays as it is set.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a property that says whether a view has the focus.
  public init() where Value == Bool { initial = false }

  /// Makes a property that says which view has the focus.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding { Binding(state: self) }

  /// A way to read and write which view has the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: FocusState<Value>

    /// The value.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    location = slot.stored { StateLocation(initial, queue: slot.host.commits) }
  }
}

extension View {
  /// The view itself: in a picture nothing has the keyboard's focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// The view itself: in a picture nothing has the keyboard's focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
