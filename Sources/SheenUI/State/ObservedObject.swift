public import Combine
public import Observation

/// An observable object that a view has been given: its changes show.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Makes a property of an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Makes a property of an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Gives bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object: object, keyPath)
    }
  }
}

extension ObservedObject: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    slot.stored { ObjectFollower() }.follow(wrappedValue, in: slot)
  }
}

extension ObservedObject: IdentityComparable {
  func isSame(as other: ObservedObject<ObjectType>) -> Bool {
    wrappedValue === other.wrappedValue
  }
}

/// An observable object that a view makes and keeps as long as it has its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Kept {
    let object: ObjectType
    let follower = ObjectFollower()

    init(_ object: ObjectType) { self.object = object }
  }

  private let make: () -> ObjectType
  private var kept: Kept?

  /// Makes a property of code that makes the object, once, when the view gets its place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; a new one before the view has its place.
  public var wrappedValue: ObjectType { kept?.object ?? make() }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    let kept = slot.stored { Kept(make()) }
    kept.follower.follow(kept.object, in: slot)
    self.kept = kept
  }
}

/// An observable object that views further out have passed down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Reads the object of this type.
  public init() {}

  /// The object; the scene ends with an error where nobody has passed one down.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure("no \(ObjectType.self) in the environment of this view")
    }
    return object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    slot.storage.readsEnvironment = true
    object = slot.storage.environment[ObjectKey<ObjectType>.self]
    if let object {
      slot.stored { ObjectFollower() }.follow(object, in: slot)
    } else {
      slot.host.fail(.missingObject(type: "\(ObjectType.self)"))
    }
  }
}

/// Names the object of a type that views pass down.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension View {
  /// Passes an observable object down to the views inside.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(object: object)
  }

  /// Passes an observable object down to the views inside; `nil` takes one away.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(object: object)
  }

  private nonisolated func environment<T: AnyObject>(object: T?) -> some View {
    modifier(
      EnvironmentModifier(
        change: { $0[ObjectKey<T>.self] = object }, value: ObjectIdentity(object: object)))
  }
}

/// An object as a value that equals itself alone.
private struct ObjectIdentity: Equatable {
  let object: AnyObject?

  static func == (lhs: ObjectIdentity, rhs: ObjectIdentity) -> Bool {
    lhs.object === rhs.object
  }
}
