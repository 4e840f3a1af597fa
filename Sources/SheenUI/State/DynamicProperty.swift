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
  /// The property's name, behind those of the properties around it and dots.
  var name = ""

  /// The object kept for this property, made on first use.
  func stored<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let kept = storage.objects[path]?.object as? Object { return kept }
    let object = make()
    storage.objects[path] = PropertyStorage.Kept(object: object, name: name)
    return object
  }

  /// The place of a property inside this one.
  func inner(_ index: Int, _ name: String) -> PropertySlot {
    PropertySlot(
      host: host, storage: storage, path: path + [index],
      name: self.name.isEmpty ? name : "\(self.name).\(name)")
  }
}

/// What a node keeps for its view's dynamic properties.
@MainActor
final class PropertyStorage {
  var objects: [[Int]: Kept] = [:]
  /// The environment of the evaluation about to come.
  var environment = EnvironmentValues()
  /// What notes what the evaluation about to come depends on.
  var recorder: ReadRecorder?
  /// Whether the view reads the environment.
  var readsEnvironment = false

  /// An object and the name of the property it is kept for.
  struct Kept {
    let object: AnyObject
    let name: String
  }

  /// The state among the objects, in the order of the properties.
  var carriedStates: [(name: String, state: any CarriedState)] {
    objects.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, kept in
      (kept.object as? any CarriedState).map { (kept.name, $0) }
    }
  }
}
