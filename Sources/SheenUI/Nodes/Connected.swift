/// Connects the dynamic properties of a modifier or a style with those of the view that stands for its
/// body.
struct Connected<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Connected: ConnectedProperty {
  mutating func connect(to slot: PropertySlot) {
    var inner = slot
    inner.name = ""
    FieldTable.of(value).connect(&value, to: inner)
  }
}

extension Connected: IdentityComparable {
  func isSame(as other: Connected<Value>) -> Bool {
    FieldTable.of(value).areSame(value, other.value)
  }
}
