/// A length that grows with the size people choose for text: the length itself, in a picture.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Makes a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a length that grows as a style of text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
