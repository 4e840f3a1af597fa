// What sleeping and looping need to know of a motion.

extension Motion {
  /// The earliest moment from `time` on at which progress moves: `time` itself while it moves.
  ///
  /// - Returns: `nil` if it never moves again.
  package func nextChange(after time: Double, span: Double) -> Double? {
    switch self {
    case .curve, .spring, .custom:
      if let end = duration(span: span) {
        return time < end ? max(time, 0) : nil
      }
      if case .spring(let spring, _) = self, !(spring.angularFrequency > 0) { return nil }
      return max(time, 0)
    case .delayed(let motion, let delay):
      if motion.duration(span: span) == 0 { return time < delay ? delay : nil }
      return motion.nextChange(after: max(time - delay, 0), span: span).map { max($0 + delay, 0) }
    case .scaled(let motion, let speed):
      guard speed > 0 else { return nil }
      return motion.nextChange(after: time * speed, span: span).map { max($0 / speed, time) }
    case .repeated(let motion, let count, let autoreverses):
      return nextRepeatedChange(motion, count, autoreverses, time, span)
    case .completing(let motion, _):
      return motion.nextChange(after: time, span: span)
    }
  }

  private func nextRepeatedChange(
    _ motion: Motion, _ count: Int?, _ autoreverses: Bool, _ time: Double, _ span: Double
  ) -> Double? {
    guard let pass = motion.pass(span: span) else {
      return motion.nextChange(after: time, span: span)
    }
    guard pass > 0 else { return nil }
    let (index, local) = Self.pass(at: time, of: pass)
    if let count, index >= Double(max(count, 1)) { return nil }
    // A reversed pass may rest at its end; asking again then is cheaper than being exact here.
    if autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 { return max(time, 0) }
    guard let next = motion.nextChange(after: local, span: span) else {
      return (index + 1) * pass
    }
    return max(index * pass + next, time)
  }

  /// From when on, and how often, the motion repeats itself for ever; `nil` if it does not.
  package func cycle(span: Double) -> (start: Double, period: Double)? {
    switch self {
    case .curve, .spring, .custom: return nil
    case .delayed(let motion, let delay):
      return motion.cycle(span: span).map { (max($0.start + delay, 0), $0.period) }
    case .scaled(let motion, let speed):
      guard speed > 0 else { return nil }
      return motion.cycle(span: span).map { ($0.start / speed, $0.period / speed) }
    case .repeated(let motion, let count, let autoreverses):
      guard let pass = motion.pass(span: span) else { return motion.cycle(span: span) }
      return count == nil && pass > 0 ? (0, autoreverses ? 2 * pass : pass) : nil
    case .completing(let motion, _): return motion.cycle(span: span)
    }
  }
}

extension Motion {
  /// A merging spring behind delays and speeds, with its own clock.
  struct SpringClock {
    var spring: Spring
    /// Seconds on the spring's clock.
    var time: Double
    /// Seconds of the spring's clock in a second.
    var rate: Double
  }

  /// The spring at a time since the start, if this is a merging spring, bare or delayed or scaled.
  func springClock(at time: Double) -> SpringClock? {
    switch self {
    case .spring(let spring, true): return SpringClock(spring: spring, time: time, rate: 1)
    case .delayed(let motion, let delay):
      var clock = motion.springClock(at: max(time - delay, 0))
      if time < delay { clock?.rate = 0 }
      return clock
    case .scaled(let motion, let speed):
      guard speed > 0, var clock = motion.springClock(at: time * speed) else { return nil }
      clock.rate *= speed
      return clock
    case .completing(let motion, _): return motion.springClock(at: time)
    case .curve, .spring, .repeated, .custom: return nil
    }
  }

  /// When a time on the spring's own clock comes, in seconds since the start.
  func outerTime(ofSpring time: Double) -> Double {
    switch self {
    case .delayed(let motion, let delay): motion.outerTime(ofSpring: time) + delay
    case .scaled(let motion, let speed): motion.outerTime(ofSpring: time) / speed
    case .completing(let motion, _): motion.outerTime(ofSpring: time)
    case .curve, .spring, .repeated, .custom: time
    }
  }

  /// Whether the motion takes over from another: a bare spring from anything, a wrapped one from a
  /// motion in the same wrappers.
  package func merges(after other: Motion) -> Bool {
    switch (self, other) {
    case (.spring(_, let merges), _): merges
    case (.delayed(let a, let delay), .delayed(let b, let otherDelay)):
      delay == otherDelay && a.merges(after: b)
    case (.scaled(let a, let speed), .scaled(let b, let otherSpeed)):
      speed == otherSpeed && speed > 0 && a.merges(after: b)
    case (.completing(let a, _), .completing(let b, _)): a.merges(after: b)
    case (.completing(let a, _), _): a.merges(after: other)
    default: false
    }
  }
}
