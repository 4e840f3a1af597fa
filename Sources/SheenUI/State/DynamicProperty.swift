/// A stored property that gives a view something from outside itself.
///
/// The properties a dynamic property stores are connected too, before `update()` and the body.
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of Sheen itself, connected to its view's node.
protocol ConnectedProperty: DynamicProperty {
  @MainActor mutating func connect(to slot: PropertySlot)
}

/// A property that two values of a view are compared by, though it is not equatable.
@MainActor
protocol IdentityComparable {
  func isSame(as other: Self) -> Bool
}

/// The place of one dynamic property in its view's node.
@MainActor
struct PropertySlot {
  let host: ViewHost
  let storage: PropertyStorage
  /// The property's position in the view, and within the properties around it.
  let path: [Int]

  /// The object kept for this property, made on first use.
  func stored<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let kept = storage.objects[path] as? Object { return kept }
    let object = make()
    storage.objects[path] = object
    return object
  }

  /// The place of a property inside this one.
  func inner(_ index: Int) -> PropertySlot {
    PropertySlot(host: host, storage: storage, path: path + [index])
  }
}

/// What a node keeps for its view's dynamic properties.
@MainActor
final class PropertyStorage {
  var objects: [[Int]: AnyObject] = [:]
  /// The environment of the evaluation about to come.
  var environment = EnvironmentValues()
  /// Whether the view reads the environment.
  var readsEnvironment = false
}
