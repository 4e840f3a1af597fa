/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers for the same seed on every machine.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator; equal seeds give equal sequences.
  package init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether an event of a probability happens.
  package mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// A number of a range.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A whole number of a range.
  package mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// One of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[integer(0...values.count - 1)]
  }
}
