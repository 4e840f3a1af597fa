/// The value of a piece of state on its way to the next version of its scene.
struct CarriedValue {
  let type: Any.Type
  let value: Any
  /// What the state started with.
  let initial: Any

  /// Whether another one is known to have the same value.
  func isSame(as other: CarriedValue) -> Bool {
    type == other.type && areEqualAny(value, other.value)
  }
}

/// A piece of state whose value the next version of its scene can take over.
protocol CarriedState: AnyObject {
  /// Whether it was ever written.
  var isWritten: Bool { get }
  /// The value; `nil` where its type may be the scene's own.
  var carried: CarriedValue? { get }
  /// Takes over a value, unless its type is another or the scene now starts with another value.
  func takeOver(_ value: CarriedValue)
}

extension StateLocation: CarriedState {
  var carried: CarriedValue? {
    guard isCarried(Value.self) else { return nil }
    return CarriedValue(type: Value.self, value: value, initial: initial)
  }

  func takeOver(_ other: CarriedValue) {
    guard other.type == Value.self, let new = other.value as? Value else { return }
    // Somebody who edits the initial value wants to see it.
    let isEdited = initial is any Equatable && !areEqualAny(initial, other.initial)
    if !isEdited, !areEqual(value, new) { value = new }
  }
}

private func areEqualAny(_ a: Any, _ b: Any) -> Bool {
  guard let a = a as? any Equatable else { return false }
  return isEqual(a, b)
}
