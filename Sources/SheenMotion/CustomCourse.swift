/// A motion given by code from outside this module.
package protocol CustomMotion: Hashable, Sendable {
  /// The part of a way that is gone at a time since the start, in seconds; `nil` once it has ended.
  func value<Value: VectorArithmetic>(
    of way: Value, at time: Double, state: inout MotionState
  ) -> Value?

  /// The rate of the part that is gone, per second; `nil` if it is not known.
  func velocity<Value: VectorArithmetic>(
    of way: Value, at time: Double, state: MotionState
  ) -> Value?

  /// Whether the motion goes on where another was at a time since that one's start.
  func merges<Value: VectorArithmetic>(
    after other: Motion, way: Value, at time: Double, state: inout MotionState
  ) -> Bool
}

/// What a custom motion keeps from a merge on.
package struct MotionState: @unchecked Sendable {
  /// Values by the identity of their keys.
  package var values: [ObjectIdentifier: Any] = [:]
}

/// A custom motion with the state it begins with.
///
/// Every question starts from that state anew: what shows depends on the time asked for alone, not
/// on the moments asked for before.
package struct CustomCourse: Hashable, Sendable {
  /// The motion.
  package let motion: any CustomMotion
  private var state = MotionState()

  /// Makes a course from its start.
  package init(_ motion: some CustomMotion) { self.motion = motion }

  /// Whether both are the same motion.
  package static func == (lhs: CustomCourse, rhs: CustomCourse) -> Bool {
    AnyHashable(lhs.motion) == AnyHashable(rhs.motion)
  }

  /// Hashes the motion.
  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(motion)) }

  func value<Value: VectorArithmetic>(of way: Value, at time: Double) -> Value? {
    var state = state
    return motion.value(of: way, at: time, state: &state)
  }

  func velocity<Value: VectorArithmetic>(of way: Value, at time: Double) -> Value? {
    motion.velocity(of: way, at: time, state: state)
  }

  /// The course in the place of another one, with what it keeps of that; `nil` if both go on.
  func merged<Value: VectorArithmetic>(
    after other: Motion, way: Value, at time: Double
  ) -> CustomCourse? {
    var copy = self
    if case .custom(let course) = other { copy.state = course.state }
    return motion.merges(after: other, way: way, at: time, state: &copy.state) ? copy : nil
  }

  /// When the motion ends, found by asking; `nil` if it has not ended after 4096 s.
  func duration(span: Double) -> Double? {
    func hasEnded(_ time: Double) -> Bool { value(of: span, at: time) == nil }
    if hasEnded(0) { return 0 }
    var late = 1.0 / 64
    while !hasEnded(late) {
      late *= 2
      if late > 4096 { return nil }
    }
    var early = late == 1.0 / 64 ? 0 : late / 2
    // As far as numbers go.
    for _ in 0..<64 {
      let middle = (early + late) / 2
      if hasEnded(middle) { late = middle } else { early = middle }
    }
    return late
  }
}
