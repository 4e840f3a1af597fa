/// Whether two values of one type are known to be equal: equatable and equal, or the same object.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  if let a = a as? any Equatable { return isEqual(a, b) }
  if Value.self is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
  return false
}

/// Whether a value is of another's type and equal to it.
func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool {
  (b as? Value).map { $0 == a } ?? false
}
