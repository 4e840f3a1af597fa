/// Names a value that views pass up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view passes one up.
  static var defaultValue: Value { get }

  /// Makes one value of two neighbours'.
  ///
  /// - Parameters:
  ///   - value: The value of the views before.
  ///   - nextValue: Gives that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// None.
  public static var defaultValue: Value { nil }
}

extension _AnyViewNode {
  /// One value of what several views pass up for a key, in their order; `nil` where none does.
  func combinedPreference<Key: PreferenceKey>(
    _ key: Key.Type, of nodes: [_AnyViewNode]
  ) -> Key.Value? {
    var result: Key.Value?
    for node in nodes {
      guard let next = node.preference(key) else { continue }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}
