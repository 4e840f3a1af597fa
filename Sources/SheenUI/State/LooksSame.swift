/// Whether two values are known to be the same: equal, one object, or the same in all their parts.
func looksSame(_ a: Any, _ b: Any) -> Bool {
  guard type(of: a) == type(of: b) else { return false }
  if let a = a as? any Equatable { return isEqual(a, b) }
  let (left, right) = (Mirror(reflecting: a), Mirror(reflecting: b))
  if left.displayStyle == .class { return (a as AnyObject) === (b as AnyObject) }
  guard left.children.count == right.children.count else { return false }
  // Functions have no parts, and enumerations without values none to tell them apart by.
  if left.children.isEmpty, left.displayStyle == nil || left.displayStyle == .enum { return false }
  return zip(left.children, right.children).allSatisfy { left, right in
    left.label == right.label && looksSame(left.value, right.value)
  }
}

/// Whether two values are copies of one: the same in every bit, so that they hold the same objects and
/// functions.
func haveSameBits<Value>(_ a: Value, _ b: Value) -> Bool {
  withUnsafeBytes(of: a) { a in
    withUnsafeBytes(of: b) { b in a.elementsEqual(b) }
  }
}
