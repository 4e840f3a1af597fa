/// How a change unfolds: a pure function of the time since it began.
///
/// `span` is the size of the change in points; only the moment a spring counts as at rest depends
/// on it.
package indirect enum Motion: Hashable, Sendable {
  /// Along a curve, in a duration in seconds.
  case curve(TimingCurve, duration: Double)
  /// By a spring; `merges` tells whether it takes over the velocity of what it interrupts.
  case spring(Spring, merges: Bool)
  /// After a time in seconds.
  case delayed(Motion, by: Double)
  /// With its clock running at another rate.
  case scaled(Motion, speed: Double)
  /// Again and again, `nil` for ever; with `autoreverses` every second pass runs backwards.
  case repeated(Motion, count: Int?, autoreverses: Bool)
  /// Logically complete after a time in seconds, whatever the motion does.
  case completing(Motion, after: Double)
  /// As code from elsewhere has it.
  case custom(CustomCourse)
}

extension Motion {
  /// The share of the way gone: 0 at the start, 1 at the end, between and beyond as the motion has
  /// it.
  package func progress(at time: Double, span: Double) -> Double {
    state(at: time, span: span).progress
  }

  /// The rate of `progress`, per second.
  package func velocity(at time: Double, span: Double) -> Double {
    state(at: time, span: span).velocity
  }

  typealias State = (progress: Double, velocity: Double)

  /// Progress and its rate.
  func state(at time: Double, span: Double) -> State {
    let (way, rate) = moved(1.0, at: time, span: span)
    return (way, rate)
  }

  /// The part of a way that is gone at a time, and its rate per second.
  package func moved<Value: VectorArithmetic>(
    _ way: Value, at time: Double, span: Double
  ) -> (value: Value, velocity: Value) {
    guard let clock = clock(at: time, span: span) else { return (way, .zero) }
    if case .custom(let course) = clock.motion {
      guard let value = course.value(of: way, at: clock.time) else { return (way, .zero) }
      let velocity = course.velocity(of: way, at: clock.time) ?? .zero
      return (value, velocity.scaled(by: clock.rate))
    }
    let (progress, velocity) = clock.motion.ownState(at: clock.time, span: span)
    return (way.scaled(by: progress), way.scaled(by: velocity * clock.rate))
  }

  /// Where a motion without wrappers stands.
  private func ownState(at time: Double, span: Double) -> State {
    switch self {
    case .curve(let curve, let duration):
      if !(duration > 0) || time >= duration { return (1, 0) }
      return (curve.value(at: time / duration), curve.slope(at: time / duration) / duration)
    case .spring(let spring, _):
      if let end = duration(span: span), time >= end { return (1, 0) }
      let state = spring.response(at: time)
      let v = spring.initialVelocity
      return (
        1 - state.displacement + v * state.impulse,
        time < 0 ? 0 : v * state.impulseRate - state.displacementRate
      )
    case .delayed, .scaled, .repeated, .completing, .custom: return (1, 0)
    }
  }

  /// A motion without wrappers on its own clock.
  struct Clock {
    var motion: Motion
    /// Seconds on its clock.
    var time: Double
    /// Seconds of its clock in a second; negative while it runs backwards.
    var rate: Double
  }

  /// What the wrappers make of a time; `nil` once they have ended.
  func clock(at time: Double, span: Double) -> Clock? {
    switch self {
    case .curve, .spring, .custom: return Clock(motion: self, time: time, rate: 1)
    case .delayed(let motion, let delay):
      guard time < delay else { return motion.clock(at: time - delay, span: span) }
      // What takes no time has not begun yet, though at its own start it has ended.
      if motion.duration(span: span) == 0 {
        return Clock(motion: .curve(.linear, duration: 1), time: 0, rate: 0)
      }
      var clock = motion.clock(at: 0, span: span)
      clock?.rate = 0
      return clock
    case .scaled(let motion, let speed):
      var clock = motion.clock(at: max(time * speed, 0), span: span)
      clock?.rate *= speed
      return clock
    case .repeated(let motion, let count, let autoreverses):
      return repeatedClock(motion, count, autoreverses, time, span)
    case .completing(let motion, _): return motion.clock(at: time, span: span)
    }
  }

  private func repeatedClock(
    _ motion: Motion, _ count: Int?, _ autoreverses: Bool, _ time: Double, _ span: Double
  ) -> Clock? {
    guard let pass = motion.pass(span: span) else { return motion.clock(at: time, span: span) }
    guard pass > 0 else { return nil }
    let (index, local) = Self.pass(at: time, of: pass)
    if let count, index >= Double(max(count, 1)) { return nil }
    guard autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 else {
      return motion.clock(at: local, span: span)
    }
    var clock = motion.clock(at: pass - local, span: span)
    clock?.rate.negate()
    return clock
  }

  /// How long one pass of what is repeated takes; `nil` if the first never ends.
  func pass(span: Double) -> Double? {
    duration(span: span).flatMap { $0 < .infinity ? $0 : nil }
  }

  /// Which pass a time lies in and how far; a time within rounding of a border begins the later
  /// pass.
  package static func pass(at time: Double, of duration: Double) -> (index: Double, local: Double) {
    let passes = max(time, 0) / duration
    let nearest = passes.rounded()
    if (passes - nearest).magnitude <= 1e-12 * max(nearest, 1) { return (nearest, 0) }
    let index = passes.rounded(.down)
    return (index, max(time, 0) - index * duration)
  }

  /// When the motion ends, in seconds from its start; `nil` if it never does.
  package func duration(span: Double) -> Double? {
    switch self {
    case .curve(_, let duration): max(duration, 0)
    case .spring(let spring, _):
      spring.settlingTime(displacement: span, velocity: spring.initialVelocity * span)
    case .delayed(let motion, let delay):
      motion.duration(span: span).map { max($0 + delay, 0) }
    case .scaled(let motion, let speed):
      speed > 0 ? motion.duration(span: span).map { $0 / speed } : nil
    case .repeated(let motion, let count, _):
      if let pass = motion.duration(span: span) {
        pass > 0 ? count.map { pass * Double(max($0, 1)) } : 0
      } else {
        nil
      }
    case .completing(let motion, _): motion.duration(span: span)
    case .custom(let course): course.duration(span: span)
    }
  }

  /// When completions run that do not wait for the last trace of the motion; `nil` if never.
  ///
  /// A spring is logically complete after one response.
  package func logicalDuration(span: Double) -> Double? {
    switch self {
    case .curve(_, let duration): max(duration, 0)
    case .spring(let spring, _):
      spring.isRigid ? 0 : spring.angularFrequency > 0 ? spring.response : nil
    case .delayed(let motion, let delay):
      motion.logicalDuration(span: span).map { max($0 + delay, 0) }
    case .scaled(let motion, let speed):
      speed > 0 ? motion.logicalDuration(span: span).map { $0 / speed } : nil
    case .repeated, .custom: duration(span: span)
    case .completing(_, let time): max(time, 0)
    }
  }
}
