/// What something that animates will do, as far as it is known.
package enum Course: Hashable, Sendable {
  /// It stands still from a moment on; 0 if it never moved.
  case rests(at: Double)
  /// From a moment on it repeats with a period.
  case repeats(from: Double, period: Double)
  /// It moves for ever without a period that could be found.
  case endless

  /// The longest common period that is worth looking for, in seconds.
  package static let longestPeriod = 600.0

  /// What two things do together.
  package func combined(with other: Course) -> Course {
    switch (self, other) {
    case (.endless, _), (_, .endless): .endless
    case (.rests(let a), .rests(let b)): .rests(at: max(a, b))
    case (.rests(let end), .repeats(let start, let period)),
      (.repeats(let start, let period), .rests(let end)):
      .repeats(from: max(start, end), period: period)
    case (.repeats(let a, let first), .repeats(let b, let second)):
      Self.commonPeriod(first, second).map { .repeats(from: max(a, b), period: $0) } ?? .endless
    }
  }

  /// The least common multiple of two periods, if it is at most `longestPeriod`.
  ///
  /// The ratio is developed as a continued fraction until it is met within 1e-9.
  package static func commonPeriod(_ a: Double, _ b: Double) -> Double? {
    guard a > 0, b > 0, a.isFinite, b.isFinite else { return nil }
    let ratio = b / a
    var (p0, q0, p1, q1) = (0.0, 1.0, 1.0, 0.0)
    var rest = ratio
    for _ in 0..<32 {
      let whole = rest.rounded(.down)
      (p0, q0, p1, q1) = (p1, q1, whole * p1 + p0, whole * q1 + q0)
      guard p1 * a <= longestPeriod else { return nil }
      if (p1 / q1 - ratio).magnitude <= 1e-9 * ratio { return p1 * a }
      let fraction = rest - whole
      guard fraction > 0 else { return nil }
      rest = 1 / fraction
    }
    return nil
  }
}
