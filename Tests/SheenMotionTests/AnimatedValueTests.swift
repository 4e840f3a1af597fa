import SheenMotion
import Testing

private func linear(_ duration: Double) -> Motion { .curve(.linear, duration: duration) }

/// Interruption and combination, by the formulas of the semantics reference.
struct AnimatedValueTests {
  @Test func aChangeJumpsTheTargetAndShowsLater() {
    var value = AnimatedValue(10.0)
    value.set(30, motion: linear(2), at: 1)
    #expect(value.target == 30)
    #expect(value.value(at: 1) == 10)
    #expect(value.value(at: 1.5) == 15)
    #expect(value.velocity(at: 1.5) == 10)
    #expect(value.value(at: 3) == 30)
    #expect(!value.isAnimating(at: 3))
    #expect(value.end == 3)
  }

  @Test func withoutAMotionItJumps() {
    var value = AnimatedValue(10.0)
    value.set(30, motion: nil, at: 1)
    #expect(value.value(at: 1) == 30)
    #expect(value.nextChange(after: 1) == nil)
  }

  /// A jump while a motion runs moves what shows by as much and leaves the motion alone.
  @Test func aJumpDuringAMotionKeepsTheOffset() {
    var value = AnimatedValue(0.0)
    value.set(10, motion: linear(1), at: 0)
    value.set(110, motion: nil, at: 0.5)
    #expect(value.value(at: 0.5) == 105)
    #expect(value.value(at: 1) == 110)
  }

  /// old(t) + f(t)·(target − old(t)), with the old motion going on.
  @Test func otherMotionsBlendOverTheOldOne() {
    var value = AnimatedValue(0.0)
    value.set(100, motion: linear(2), at: 0)
    value.set(0, motion: linear(1), at: 1)
    for t in [1, 1.25, 1.5, 1.75] {
      let old = 50 * t
      let f = t - 1
      #expect(abs(value.value(at: t) - (old + f * (0 - old))) < 1e-12)
      #expect(abs(value.velocity(at: t) - (50 * (1 - f) - old)) < 1e-12)
    }
    // It ends with the newest.
    #expect(value.value(at: 2) == 0)
    #expect(value.end == 2)
  }

  @Test func threeMotionsCombineRecursively() {
    var value = AnimatedValue(0.0)
    value.set(100, motion: linear(4), at: 0)
    value.set(200, motion: linear(4), at: 1)
    value.set(50, motion: linear(4), at: 2)
    let first = 25.0 * 3
    let second = first + 0.5 * (200 - first)
    #expect(abs(value.value(at: 3) - (second + 0.25 * (50 - second))) < 1e-12)
  }

  /// A repeat goes on beneath a new motion and is gone when that ends.
  @Test func aNewMotionTakesOverFromARepeat() {
    var value = AnimatedValue(0.0)
    value.set(100, motion: .repeated(linear(1), count: nil, autoreverses: false), at: 0)
    #expect(value.value(at: 10.25) == 25)
    value.set(200, motion: linear(1), at: 10.5)
    #expect(value.value(at: 10.5) == 50)
    // The repeat restarts at 11 while the new motion is half way.
    #expect(abs(value.value(at: 11) - 100) < 1e-9)
    #expect(value.value(at: 11.5) == 200)
    #expect(value.course == .rests(at: 11.5))
  }

  @Test func springsTakeOverValueAndVelocity() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var value = AnimatedValue(0.0)
    value.set(100, motion: .spring(spring, merges: true), at: 0)
    let (before, speed) = (value.value(at: 0.1), value.velocity(at: 0.1))
    value.set(0, motion: .spring(spring, merges: true), at: 0.1)
    #expect(abs(value.value(at: 0.1) - before) < 1e-9)
    #expect(abs(value.velocity(at: 0.1) - speed) < 1e-9)
    // From there on the closed form of a spring with that displacement and velocity.
    let state = spring.response(at: 0.2)
    let expected = before * state.displacement + speed * state.impulse
    #expect(abs(value.value(at: 0.3) - expected) < 1e-9)
  }

  @Test func aSpringTakesOverFromACurve() {
    var value = AnimatedValue(0.0)
    value.set(100, motion: linear(1), at: 0)
    value.set(300, motion: .spring(Spring(duration: 0.5, bounce: 0), merges: true), at: 0.5)
    #expect(abs(value.value(at: 0.5) - 50) < 1e-9)
    #expect(abs(value.velocity(at: 0.5) - 100) < 1e-9)
  }

  /// An interpolating spring blends like any curve: the speed does not carry over.
  @Test func interpolatingSpringsBlend() {
    let spring = Spring(duration: 0.5, bounce: 0)
    var value = AnimatedValue(0.0)
    value.set(100, motion: linear(1), at: 0)
    value.set(0, motion: .spring(spring, merges: false), at: 0.5)
    let f = 1 - spring.response(at: 0.1).displacement
    #expect(abs(value.value(at: 0.6) - (60 + f * (0 - 60))) < 1e-9)
  }

  @Test func wrappedSpringsMergeOnlyInEqualWrappers() {
    let spring = Motion.spring(Spring(duration: 0.5, bounce: 0), merges: true)
    var merged = AnimatedValue(0.0)
    merged.set(100, motion: .scaled(spring, speed: 2), at: 0)
    let (before, speed) = (merged.value(at: 0.1), merged.velocity(at: 0.1))
    merged.set(50, motion: .scaled(spring, speed: 2), at: 0.1)
    #expect(abs(merged.value(at: 0.1) - before) < 1e-9)
    #expect(abs(merged.velocity(at: 0.1) - speed) < 1e-9)

    var blended = AnimatedValue(0.0)
    blended.set(100, motion: .scaled(spring, speed: 2), at: 0)
    blended.set(50, motion: .scaled(spring, speed: 3), at: 0.1)
    let old = AnimatedValueTests.critical(0.2 * 2) * 100
    let f = AnimatedValueTests.critical(0.1 * 3)
    #expect(abs(blended.value(at: 0.2) - (old + f * (50 - old))) < 1e-9)
  }

  /// Progress of the critically damped spring of half a second.
  private static func critical(_ t: Double) -> Double {
    1 - Spring(duration: 0.5, bounce: 0).response(at: t).displacement
  }

  @Test func coursesOfSeveralThingsTogether() {
    var a = AnimatedValue(0.0)
    a.set(1, motion: .repeated(linear(0.4), count: nil, autoreverses: true), at: 0)
    var b = AnimatedValue(0.0)
    b.set(
      1, motion: .delayed(.repeated(linear(0.3), count: nil, autoreverses: false), by: 1), at: 0)
    #expect(a.course == .repeats(from: 0, period: 0.8))
    let both = a.course.combined(with: b.course)
    guard case .repeats(let start, let period) = both else {
      Issue.record("\(both)")
      return
    }
    #expect(start == 1)
    #expect(abs(period - 2.4) < 1e-9)
    #expect(Course.commonPeriod(1, 2.0.squareRoot()) == nil)
    #expect(Course.commonPeriod(2.5, 2.5) == 2.5)
    #expect(Course.rests(at: 2).combined(with: .rests(at: 3)) == .rests(at: 3))
  }
}
