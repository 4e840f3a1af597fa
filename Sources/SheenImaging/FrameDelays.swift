internal import SheenCore

/// Turns exact durations into the 16-bit fractions of `fcTL` chunks without losing time.
struct FrameDelays {
  /// A delay in seconds as `fcTL` holds it.
  struct Delay: Hashable {
    var numerator: UInt16
    var denominator: UInt16
  }

  /// Time owed because earlier durations could not be written exactly.
  private var owed = Rational.zero

  /// The delays that together show a frame; more than one where the duration does not fit into one.
  ///
  /// A fraction whose denominator is over 65535 is rounded to 1/65535 s and the rest carried into
  /// the next duration, so the sum never strays by more than half of that.
  mutating func delays(for duration: Rational) -> [Delay] {
    let total = duration + owed
    var (numerator, denominator) = (total.numerator, total.denominator)
    if denominator > 65535 {
      let exact = total.value * 65535
      (numerator, denominator) = (Int(exact.rounded()), 65535)
    }
    numerator = max(0, numerator)
    owed = total - Rational(numerator, denominator)
    var delays: [Delay] = []
    while numerator > 65535 {
      let seconds = min(numerator / denominator, 65535)
      delays.append(Delay(numerator: UInt16(seconds), denominator: 1))
      numerator -= seconds * denominator
    }
    if numerator > 0 || delays.isEmpty {
      delays.append(Delay(numerator: UInt16(numerator), denominator: UInt16(denominator)))
    }
    return delays
  }
}
