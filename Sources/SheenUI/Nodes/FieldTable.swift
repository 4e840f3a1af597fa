@_spi(Reflection) internal import Swift

/// The stored properties of a type of view: how to connect its dynamic properties, how to compare
/// two values.
///
/// Built once a type from the runtime's own field descriptions; the properties are reached by key
/// paths.
@MainActor
final class FieldTable<Root> {
  private var connections: [(inout Root, PropertySlot) -> Void] = []
  private var comparisons: [(Root, Root) -> Bool] = []
  /// Whether there is a property no two values can be compared by, such as a closure.
  private var isOpaque = false

  /// The table of a view's type.
  static func of(_ view: Root) -> FieldTable<Root> {
    cached { Mirror(reflecting: view).displayStyle == .struct }
  }

  private static func cached(isStruct: () -> Bool) -> FieldTable<Root> {
    let key = ObjectIdentifier(Root.self)
    if let table = FieldTables.tables[key] as? FieldTable<Root> { return table }
    let table = FieldTable(isStruct: isStruct())
    FieldTables.tables[key] = table
    return table
  }

  private init(isStruct: Bool) {
    guard isStruct else {
      isOpaque = true
      return
    }
    let (fields, count) = storedFields(of: Root.self)
    for field in fields { field.add(to: self) }
    if fields.count != count { isOpaque = true }
  }

  /// Takes up one stored property.
  fileprivate func add<Value>(
    _ path: KeyPath<Root, Value>, isStruct: Bool, index: Int, name: String
  ) {
    if let type = Value.self as? any DynamicProperty.Type {
      addProperty(type, path, index: index, name: name)
    }
    if let comparison = Self.comparison(of: Value.self, isStruct: isStruct) {
      comparisons.append { comparison($0[keyPath: path], $1[keyPath: path]) }
    } else if !(Value.self is any ConnectedProperty.Type) {
      isOpaque = true
    }
  }

  private func addProperty<Property: DynamicProperty>(
    _ type: Property.Type, _ path: AnyKeyPath, index: Int, name: String
  ) {
    guard let path = path as? WritableKeyPath<Root, Property> else { return }
    if let type = type as? any ConnectedProperty.Type {
      addConnected(type, path, index: index, name: name)
    } else {
      connections.append { root, slot in
        FieldTable<Property>.of(root[keyPath: path])
          .connect(&root[keyPath: path], to: slot.inner(index, name))
        root[keyPath: path].update()
      }
    }
  }

  private func addConnected<Property: ConnectedProperty>(
    _ type: Property.Type, _ path: AnyKeyPath, index: Int, name: String
  ) {
    guard let path = path as? WritableKeyPath<Root, Property> else { return }
    connections.append { root, slot in
      root[keyPath: path].connect(to: slot.inner(index, name))
      root[keyPath: path].update()
    }
  }

  /// How two values of a property are compared; `nil` if they cannot be or need not be.
  private static func comparison<Value>(
    of type: Value.Type, isStruct: Bool
  ) -> ((Value, Value) -> Bool)? {
    if let type = type as? any IdentityComparable.Type {
      return { a, b in isSame(type, a, b) }
    }
    if type is any ConnectedProperty.Type { return nil }
    if type is any Equatable.Type || type is AnyObject.Type {
      return { a, b in areEqual(a, b) }
    }
    if isStruct {
      return { a, b in FieldTable<Value>.cached { true }.areSame(a, b) }
    }
    return { a, b in areEqual(a, b) }
  }

  private static func isSame<Value: IdentityComparable>(
    _ type: Value.Type, _ a: Any, _ b: Any
  ) -> Bool {
    guard let a = a as? Value, let b = b as? Value else { return false }
    return a.isSame(as: b)
  }

  /// Gives the dynamic properties of a view their places.
  func connect(_ view: inout Root, to slot: PropertySlot) {
    for connection in connections { connection(&view, slot) }
  }

  /// Whether two values of a view are known to have the same body, state and environment aside.
  func areSame(_ a: Root, _ b: Root) -> Bool {
    !isOpaque && comparisons.allSatisfy { $0(a, b) }
  }
}

/// All tables made so far, by type.
@MainActor
private enum FieldTables {
  static var tables: [ObjectIdentifier: AnyObject] = [:]
}

/// A stored property of a type, found in the runtime's descriptions.
private protocol Field<Root> {
  associatedtype Root
  @MainActor func add(to table: FieldTable<Root>)
}

private struct TypedField<Root, Value>: Field {
  let path: KeyPath<Root, Value>
  let isStruct: Bool
  let index: Int
  let name: String

  func add(to table: FieldTable<Root>) {
    table.add(path, isStruct: isStruct, index: index, name: name)
  }
}

/// The stored properties of a struct that key paths reach, and the number of all.
private func storedFields<Root>(of type: Root.Type) -> (fields: [any Field<Root>], count: Int) {
  var kinds: [String: _MetadataKind] = [:]
  _forEachField(of: type, options: .unknownFieldsToo) { name, _, _, kind in
    kinds[String(cString: name)] = kind
    return true
  }
  var fields: [any Field<Root>] = []
  _forEachFieldWithKeyPath(of: type, options: .unknownFieldsToo) { name, path in
    let stored = String(cString: name)
    let isStruct = kinds[stored] == .struct
    // A wrapped property is stored under its name with an underscore.
    let name = stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
    func add<Value>(_ type: Value.Type) {
      guard let path = path as? KeyPath<Root, Value> else { return }
      fields.append(TypedField(path: path, isStruct: isStruct, index: fields.count, name: name))
    }
    _openExistential(Swift.type(of: path).valueType, do: add)
    return true
  }
  return (fields, kinds.count)
}

extension _EachFieldOptions {
  /// Skips what key paths cannot reach instead of giving up.
  ///
  /// The standard library's own constant is a mutable global, which language mode 6 refuses.
  fileprivate static var unknownFieldsToo: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 1) }
}
