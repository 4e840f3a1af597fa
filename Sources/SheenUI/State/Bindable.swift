public import Observation

/// An observable object to whose properties there are bindings.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The property itself, which gives bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Only observable objects have properties that bindings can follow.
  @available(*, unavailable, message: "the value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a property from another's projection.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(object: wrappedValue, keyPath)
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes a property of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a property of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
