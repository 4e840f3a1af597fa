/// A list of numbers as animatable data, for values whose number of parts varies.
///
/// The empty list is zero. Lists of different lengths cannot be mixed: the sum is the left one.
struct AnimatableNumbers: VectorArithmetic {
  var numbers: [Double]

  static var zero: AnimatableNumbers { AnimatableNumbers(numbers: []) }

  static func + (lhs: AnimatableNumbers, rhs: AnimatableNumbers) -> AnimatableNumbers {
    if lhs.numbers.isEmpty { return rhs }
    guard lhs.numbers.count == rhs.numbers.count else { return lhs }
    return AnimatableNumbers(numbers: zip(lhs.numbers, rhs.numbers).map { $0 + $1 })
  }

  static func - (lhs: AnimatableNumbers, rhs: AnimatableNumbers) -> AnimatableNumbers {
    lhs + rhs.scaled(by: -1)
  }

  static func == (lhs: AnimatableNumbers, rhs: AnimatableNumbers) -> Bool {
    if lhs.numbers.isEmpty { return rhs.numbers.allSatisfy { $0 == 0 } }
    if rhs.numbers.isEmpty { return lhs.numbers.allSatisfy { $0 == 0 } }
    return lhs.numbers == rhs.numbers
  }

  mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
