/// A value whose changes may be animated: the value it has been given, and the motions still
/// running.
///
/// A change jumps the target at once; what shows is the target plus an offset that decays. With a
/// new motion of progress f over a running offset o and a change Δ of the target, the offset
/// becomes (o − Δ)·(1 − f): the old motion goes on beneath the new one. A merging spring instead
/// takes over the offset and its velocity. A change without a motion leaves the running offset as
/// it is.
package struct AnimatedValue<Value: VectorArithmetic> {
  /// The value it has been given last.
  package private(set) var target: Value
  private var layers: [Layer<Value>] = []

  /// Makes a value at rest.
  package init(_ value: Value) {
    target = value
  }

  /// Gives a new value at a time; without a motion the change is a jump.
  package mutating func set(_ value: Value, motion: Motion?, at time: Double) {
    let change = value - target
    target = value
    guard let motion, change != .zero else { return }
    if let end = layers.last?.end, end <= time { layers = [] }
    let span = change.magnitude
    if motion.springClock(at: 0) != nil, let last = layers.last, motion.merges(after: last.motion) {
      let taken = offset(at: time)
      layers = [
        Layer(
          motion: motion, start: time,
          kind: .spring(displacement: taken.value - change, velocity: taken.velocity))
      ]
    } else if let last = layers.last, let merged = last.merged(motion, change, at: time) {
      layers[layers.count - 1] = merged
    } else {
      layers.append(Layer(motion: motion, start: time, kind: .blend(change: change, span: span)))
    }
  }

  /// Gives a new value and ends what is running.
  package mutating func jump(to value: Value) {
    target = value
    layers = []
  }

  /// The value that shows at a time, not before the last change.
  package func value(at time: Double) -> Value {
    layers.isEmpty ? target : target + offset(at: time).value
  }

  /// The rate at which the value that shows changes, per second.
  package func velocity(at time: Double) -> Value {
    layers.isEmpty ? .zero : offset(at: time).velocity
  }

  /// Whether a motion is running at a time, be it in its delay.
  package func isAnimating(at time: Double) -> Bool {
    guard let last = layers.last else { return false }
    return last.end.map { time < $0 } ?? true
  }

  /// When the newest motion ends; `nil` if none runs or it never ends.
  package var end: Double? { layers.last?.end }

  /// When the newest motion counts as complete; `nil` if none runs or it never does.
  package var logicalEnd: Double? { layers.last?.logicalEnd }

  /// The earliest moment from `time` on at which the value moves: `time` itself while it moves.
  package func nextChange(after time: Double) -> Double? {
    guard isAnimating(at: time) else { return nil }
    let next = layers.compactMap { $0.nextChange(after: time) }.min()
    // A jump at the very end of a motion that stands still until then.
    return next ?? end
  }

  /// What the value will do if it is left alone.
  package var course: Course {
    guard let last = layers.last else { return .rests(at: 0) }
    if let end = last.end { return .rests(at: end) }
    return layers.reduce(.rests(at: 0)) { $0.combined(with: $1.course) }
  }

  private func offset(at time: Double) -> (value: Value, velocity: Value) {
    guard isAnimating(at: time) else { return (.zero, .zero) }
    return layers.reduce((.zero, .zero)) { $1.applied(to: $0, at: time) }
  }
}

/// One running motion of a value.
private struct Layer<Value: VectorArithmetic> {
  enum Kind {
    /// Mixes towards a new target over whatever runs beneath.
    case blend(change: Value, span: Double)
    /// A spring that took over this displacement and velocity; nothing beneath counts any more.
    case spring(displacement: Value, velocity: Value)
  }

  let motion: Motion
  let start: Double
  let kind: Kind
  /// When it ends, or `nil`.
  let end: Double?

  init(motion: Motion, start: Double, kind: Kind) {
    self.motion = motion
    self.start = start
    self.kind = kind
    switch kind {
    case .blend(_, let span): end = motion.duration(span: span).map { start + $0 }
    case .spring(let displacement, let velocity):
      end = motion.springClock(at: 0)
        .flatMap { clock in
          clock.spring.settlingTime(
            displacement: displacement.magnitude, velocity: velocity.magnitude)
        }
        .map { start + motion.outerTime(ofSpring: $0) }
    }
  }

  var logicalEnd: Double? {
    switch kind {
    case .blend(_, let span): motion.logicalDuration(span: span).map { start + $0 }
    case .spring: motion.logicalDuration(span: 0).map { start + $0 }
    }
  }

  func applied(
    to below: (value: Value, velocity: Value), at time: Double
  ) -> (value: Value, velocity: Value) {
    switch kind {
    case .blend(let change, let span):
      // The way is from what shows beneath to the target, and its start moves too.
      let way = change - below.value
      let gone = motion.moved(way, at: time - start, span: span)
      let drift = motion.moved(below.velocity, at: time - start, span: span)
      return (gone.value - way, below.velocity - drift.value + gone.velocity)
    case .spring(let displacement, let velocity):
      if let end, time >= end { return (.zero, .zero) }
      guard let clock = motion.springClock(at: time - start) else { return (.zero, .zero) }
      let state = clock.spring.response(at: clock.time)
      // Beneath a wrapper of another rate, one second of the clock is not one second.
      let rate = clock.rate > 0 ? clock.rate : 1
      return (
        displacement.scaled(by: state.displacement)
          + velocity.scaled(by: state.impulse / rate),
        displacement.scaled(by: state.displacementRate * clock.rate)
          + velocity.scaled(by: state.impulseRate * clock.rate / rate)
      )
    }
  }

  func nextChange(after time: Double) -> Double? {
    switch kind {
    case .blend(_, let span):
      return motion.nextChange(after: time - start, span: span).map { max($0 + start, time) }
    case .spring:
      if let end, time >= end { return nil }
      return max(time, start + motion.outerTime(ofSpring: 0))
    }
  }

  /// The layer that goes on where this one is, if the code of a motion wants it so.
  func merged(_ new: Motion, _ change: Value, at time: Double) -> Layer? {
    guard case .blend(let old, _) = kind, case .custom(let course) = new else { return nil }
    guard let merged = course.merged(after: motion, way: old, at: time - start) else { return nil }
    let way = old + change
    return Layer(
      motion: .custom(merged), start: start, kind: .blend(change: way, span: way.magnitude))
  }

  var course: Course {
    if let end { return .rests(at: end) }
    if case .blend(_, let span) = kind {
      if let cycle = motion.cycle(span: span) {
        return .repeats(from: start + cycle.start, period: cycle.period)
      }
      if motion.nextChange(after: 0, span: span) == nil { return .rests(at: start) }
    }
    return .endless
  }
}
