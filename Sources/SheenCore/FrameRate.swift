/// Frames a second as an exact fraction, such as 60 or 30000/1001.
package struct FrameRate: Hashable, Sendable {
  /// The largest numerator or denominator.
  package static let limit = 1_000_000

  /// The rate, positive.
  package let rate: Rational

  /// Makes a rate of `frames` a `seconds`; `nil` unless both are in 1…`limit`.
  package init?(_ frames: Int, per seconds: Int = 1) {
    guard (1...Self.limit).contains(frames), (1...Self.limit).contains(seconds) else { return nil }
    rate = Rational(frames, seconds)
  }

  /// Reads `N` or `N/D`.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let frames?, _): self.init(frames)
    case (2, let frames?, let seconds?): self.init(frames, per: seconds)
    default: return nil
    }
  }

  /// How long one frame is shown, in seconds.
  package var frameDuration: Rational { Rational(rate.denominator, rate.numerator) }

  /// When a frame begins, in seconds.
  package func time(ofFrame index: Int) -> Rational { index * frameDuration }

  /// The number of frames that begin in 0 ≤ t < `duration`.
  ///
  /// A product that is whole but for rounding, such as 1.1 · 60, counts as whole.
  ///
  /// - Parameter duration: A length of time in seconds.
  /// - Returns: 0 where the duration is not positive or has too many frames to count.
  package func frameCount(below duration: Double) -> Int {
    let exact = duration * rate.value
    guard exact > 0, exact < 1e15 else { return 0 }
    return Int((exact - 1e-9 * max(1, exact)).rounded(.up))
  }
}

extension FrameRate: CustomStringConvertible {
  /// `60` or `30000/1001`.
  package var description: String { rate.description }
}
