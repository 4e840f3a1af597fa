/// A name no other view has, made once for a view's place.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The name.
  public struct ID: Hashable, Sendable {
    let number: UInt64
  }

  private var id = ID(number: 0)

  /// Makes a namespace; it has its name once the view has its place.
  public init() {}

  /// The name.
  public var wrappedValue: Namespace.ID { id }
}

extension Namespace: ConnectedProperty {
  private final class Kept {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  mutating func connect(to slot: PropertySlot) {
    id = slot.stored { Kept(ID(number: slot.host.makeSerial())) }.id
  }
}
