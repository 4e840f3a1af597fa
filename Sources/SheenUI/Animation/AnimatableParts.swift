/// The data of several properties of any types: what `@Animatable` makes of a type; an implementation
/// detail.
public struct _AnimatableParts: VectorArithmetic {
  /// None for the zero of every type.
  private let parts: [AnyAnimatableData]

  private init(parts: [AnyAnimatableData]) { self.parts = parts }

  /// The data of values.
  public init<each Value: Animatable>(_ values: repeat each Value) {
    var parts: [AnyAnimatableData] = []
    for value in repeat each values {
      parts.append(AnyAnimatableData(value.animatableData))
    }
    self.parts = parts
  }

  /// Gives a value the data at an index; the zero of its type where there is none of that type.
  public func _apply<Value: Animatable>(_ index: Int, to value: inout Value) {
    let part = parts.indices.contains(index) ? parts[index].value : nil
    value.animatableData = part as? Value.AnimatableData ?? .zero
  }

  /// The zero of every type.
  public static var zero: _AnimatableParts { _AnimatableParts(parts: []) }

  /// The sum.
  public static func + (lhs: _AnimatableParts, rhs: _AnimatableParts) -> _AnimatableParts {
    if lhs.parts.isEmpty { return rhs }
    if rhs.parts.isEmpty { return lhs }
    return _AnimatableParts(parts: zip(lhs.parts, rhs.parts).map { $0 + $1 })
  }

  /// The difference.
  public static func - (lhs: _AnimatableParts, rhs: _AnimatableParts) -> _AnimatableParts {
    lhs + rhs.scaled(by: -1)
  }

  /// Whether both are the same; the zero of every type is that of each.
  public static func == (lhs: _AnimatableParts, rhs: _AnimatableParts) -> Bool {
    if lhs.parts.isEmpty { return rhs.magnitudeSquared == 0 }
    if rhs.parts.isEmpty { return lhs.magnitudeSquared == 0 }
    return lhs.parts == rhs.parts
  }

  /// Multiplies the data by a factor.
  public mutating func scale(by rhs: Double) {
    self = _AnimatableParts(parts: parts.map { $0.scaled(by: rhs) })
  }

  /// The square of the length.
  public var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.magnitudeSquared } }
}
