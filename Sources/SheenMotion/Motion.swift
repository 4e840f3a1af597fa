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

  /// Progress and its rate, which wrappers have to transform alike.
  func state(at time: Double, span: Double) -> State {
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
    case .delayed(let motion, let delay):
      if time < delay { return (motion.state(at: 0, span: span).progress, 0) }
      return motion.state(at: time - delay, span: span)
    case .scaled(let motion, let speed):
      let (progress, velocity) = motion.state(at: max(time * speed, 0), span: span)
      return (progress, velocity * speed)
    case .repeated(let motion, let count, let autoreverses):
      return repeatedState(motion, count, autoreverses, time, span)
    case .completing(let motion, _):
      return motion.state(at: time, span: span)
    }
  }

  private func repeatedState(
    _ motion: Motion, _ count: Int?, _ autoreverses: Bool, _ time: Double, _ span: Double
  ) -> State {
    guard let pass = motion.duration(span: span) else { return motion.state(at: time, span: span) }
    guard pass > 0 else { return (1, 0) }
    let (index, local) = Self.pass(at: time, of: pass)
    if let count, index >= Double(max(count, 1)) { return (1, 0) }
    guard autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 else {
      return motion.state(at: local, span: span)
    }
    let (progress, velocity) = motion.state(at: pass - local, span: span)
    return (progress, -velocity)
  }

  /// Which pass a time lies in and how far; a time within rounding of a border begins the later
  /// pass.
  static func pass(at time: Double, of duration: Double) -> (index: Double, local: Double) {
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
    case .repeated: duration(span: span)
    case .completing(_, let time): max(time, 0)
    }
  }
}
