import SheenMotion
import Testing

/// A motion from code: the square of the time.
private struct Squared: CustomMotion {
  func value<Value: VectorArithmetic>(
    of way: Value, at time: Double, state: inout MotionState
  ) -> Value? { time < 2 ? way.scaled(by: time * time / 4) : nil }

  func velocity<Value: VectorArithmetic>(
    of way: Value, at time: Double, state: MotionState
  ) -> Value? { way.scaled(by: time / 2) }

  func merges<Value: VectorArithmetic>(
    after other: Motion, way: Value, at time: Double, state: inout MotionState
  ) -> Bool { false }
}

/// Velocities are the derivatives of values, for every curve, spring, wrapper and interruption.
struct MotionVelocityTests {
  private static let bases: [Motion] = [
    .curve(.linear, duration: 2), .curve(.easeIn, duration: 2), .curve(.easeOut, duration: 2),
    .curve(.easeInOut, duration: 2), .curve(TimingCurve(0.3, -0.4, 0.6, 1.5), duration: 2),
    .curve(.circularInOut, duration: 2), .curve(.circularIn, duration: 2),
    .curve(TimingCurve.circularOut.inverse, duration: 2),
    .spring(Spring(duration: 0.5, bounce: 0), merges: true),
    .spring(Spring(duration: 0.5, bounce: 0.4), merges: true),
    .spring(Spring(duration: 0.5, bounce: -0.4), merges: true),
    .spring(Spring(stiffness: 40, damping: 4, initialVelocity: 3), merges: false),
    .custom(CustomCourse(Squared())),
  ]

  private static let wrapped: [Motion] = bases.flatMap { base in
    [
      base, .delayed(base, by: 0.25), .scaled(base, speed: 1.5),
      .scaled(.delayed(base, by: 0.25), speed: 2), .completing(base, after: 0.1),
      .repeated(base, count: 3, autoreverses: true),
      .repeated(.delayed(base, by: 0.1), count: nil, autoreverses: false),
      .delayed(.repeated(.scaled(base, speed: 3), count: nil, autoreverses: true), by: 0.5),
    ]
  }

  /// Moments that no rest, end or reversal of the motions falls on.
  private static let moments = [
    0.031, 0.137, 0.371, 0.613, 0.879, 1.117, 1.731, 2.303, 3.907, 6.311,
  ]

  private func check(_ value: (Double) -> Double, _ velocity: (Double) -> Double, _ name: String) {
    let step = 1e-6
    for time in Self.moments {
      let slope = (value(time + step) - value(time - step)) / (2 * step)
      let error = abs(velocity(time) - slope)
      #expect(error < 1e-3 * max(1, abs(slope)), "\(name) at \(time)")
    }
  }

  @Test(arguments: wrapped.indices)
  func ofMotions(_ index: Int) {
    let motion = Self.wrapped[index]
    check(
      { motion.progress(at: $0, span: 100) }, { motion.velocity(at: $0, span: 100) }, "\(motion)")
  }

  /// Every motion over every base, begun while that runs.
  @Test(arguments: bases.indices)
  func ofInterruptions(_ index: Int) {
    for motion in Self.wrapped {
      var value = AnimatedValue(0.0)
      value.set(100, motion: Self.bases[index], at: -0.3)
      value.set(20, motion: motion, at: 0)
      check(
        { value.value(at: $0) }, { value.velocity(at: $0) },
        "\(motion) over \(Self.bases[index])")
    }
  }

  /// Whatever takes over, nothing jumps; only what merges keeps the speed.
  @Test(arguments: wrapped.indices)
  func nothingJumpsWhenItIsInterrupted(_ index: Int) {
    let motion = Self.wrapped[index]
    for old in Self.bases {
      var value = AnimatedValue(0.0)
      value.set(100, motion: old, at: 0)
      let (before, speed) = (value.value(at: 0.3), value.velocity(at: 0.3))
      value.set(20, motion: motion, at: 0.3)
      #expect(abs(value.value(at: 0.3) - before) < 1e-9, "\(motion) over \(old)")
      if case .spring(_, merges: true) = motion {
        #expect(abs(value.velocity(at: 0.3) - speed) < 1e-9, "\(motion) over \(old)")
      }
    }
  }
}
