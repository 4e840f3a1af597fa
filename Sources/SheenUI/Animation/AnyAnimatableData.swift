/// The data of something of any type that animates.
///
/// Data of different types do not mix: the sum and the difference of two are the first.
public struct AnyAnimatableData: VectorArithmetic {
  /// `nil` for the zero of every type.
  let value: (any VectorArithmetic)?

  init(_ value: (any VectorArithmetic)?) { self.value = value }

  /// The zero of every type.
  public static var zero: AnyAnimatableData { AnyAnimatableData(nil) }

  /// The sum.
  public static func + (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> AnyAnimatableData {
    guard let left = lhs.value else { return rhs }
    return AnyAnimatableData(left.adding(rhs.value))
  }

  /// The difference.
  public static func - (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> AnyAnimatableData {
    var negative = rhs
    negative.scale(by: -1)
    return lhs + negative
  }

  /// Multiplies the data by a factor.
  public mutating func scale(by rhs: Double) {
    guard var new = value else { return }
    new.scale(by: rhs)
    self = AnyAnimatableData(new)
  }

  /// The square of the length.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

  /// Whether both are the same; the zero of every type is that of each.
  public static func == (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> Bool {
    switch (lhs.value, rhs.value) {
    case (nil, nil): true
    case (let value?, nil), (nil, let value?): value.magnitudeSquared == 0
    case (let left?, let right?): left.isSame(as: right)
    }
  }
}

extension VectorArithmetic {
  fileprivate func adding(_ other: (any VectorArithmetic)?) -> any VectorArithmetic {
    (other as? Self).map { self + $0 } ?? self
  }

  fileprivate func isSame(as other: any VectorArithmetic) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}
