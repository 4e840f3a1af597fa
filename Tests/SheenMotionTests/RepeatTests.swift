import SheenMotion
import Testing

private let second = Motion.curve(.linear, duration: 1)

/// Repeats, delays and speeds, by arithmetic.
struct RepeatTests {
  @Test func repeatForeverIsModuloTime() {
    let motion = Motion.repeated(.curve(.linear, duration: 2.5), count: nil, autoreverses: false)
    for pass in [0.0, 1, 7, 1000, 100_000] {
      #expect(motion.progress(at: pass * 2.5, span: 1) == 0)
      #expect(abs(motion.progress(at: pass * 2.5 + 1.25, span: 1) - 0.5) < 1e-9)
    }
    #expect(motion.duration(span: 1) == nil)
    let cycle = motion.cycle(span: 1)
    #expect(cycle?.start == 0)
    #expect(cycle?.period == 2.5)
  }

  /// 0.1 s is not a binary fraction: its multiples must still begin a pass.
  @Test func restartsSurviveRounding() {
    let motion = Motion.repeated(.curve(.linear, duration: 0.1), count: nil, autoreverses: false)
    for frame in 0..<10_000 {
      #expect(motion.progress(at: Double(frame) * 0.1, span: 1) < 1e-6)
    }
  }

  @Test func autoreverseRunsBackAndSnapsToTheEnd() {
    let motion = Motion.repeated(second, count: 2, autoreverses: true)
    #expect(motion.progress(at: 0.25, span: 1) == 0.25)
    #expect(motion.progress(at: 1.25, span: 1) == 0.75)
    #expect(motion.velocity(at: 1.25, span: 1) == -1)
    #expect(motion.progress(at: 1.999, span: 1) < 0.002)
    #expect(motion.progress(at: 2, span: 1) == 1)
    #expect(motion.duration(span: 1) == 2)
    let once = Motion.repeated(second, count: 1, autoreverses: true)
    #expect(once.progress(at: 0.75, span: 1) == 0.75)
    #expect(once.duration(span: 1) == 1)
    let forever = Motion.repeated(second, count: nil, autoreverses: true)
    #expect(forever.cycle(span: 1)?.period == 2)
  }

  /// `.repeatForever().delay(1)` waits once, `.delay(1).repeatForever()` every time.
  @Test func orderOfDelayAndRepeat() {
    let once = Motion.delayed(.repeated(second, count: nil, autoreverses: false), by: 1)
    let always = Motion.repeated(.delayed(second, by: 1), count: nil, autoreverses: false)
    let times = [0.5, 1.25, 2.25, 3.25, 4.25]
    #expect(times.map { once.progress(at: $0, span: 1) } == [0, 0.25, 0.25, 0.25, 0.25])
    #expect(times.map { always.progress(at: $0, span: 1) } == [0, 0.25, 0, 0.25, 0])
    #expect(once.cycle(span: 1)?.start == 1)
    #expect(once.cycle(span: 1)?.period == 1)
    #expect(always.cycle(span: 1)?.period == 2)
  }

  /// A delay inside a speed is scaled, one outside is not.
  @Test func orderOfDelayAndSpeed() {
    let inside = Motion.scaled(.delayed(second, by: 1), speed: 2)
    let outside = Motion.delayed(.scaled(second, speed: 2), by: 1)
    #expect(inside.duration(span: 1) == 1)
    #expect(outside.duration(span: 1) == 1.5)
    #expect(inside.progress(at: 0.75, span: 1) == 0.5)
    #expect(outside.progress(at: 0.75, span: 1) == 0)
    #expect(outside.progress(at: 1.25, span: 1) == 0.5)
    #expect(inside.velocity(at: 0.75, span: 1) == 2)
  }

  @Test func sleepingUntilSomethingMoves() {
    let waiting = Motion.delayed(second, by: 2)
    #expect(waiting.nextChange(after: 0.5, span: 1) == 2)
    #expect(waiting.nextChange(after: 2.5, span: 1) == 2.5)
    #expect(waiting.nextChange(after: 3, span: 1) == nil)
    let blinking = Motion.repeated(.delayed(second, by: 2), count: nil, autoreverses: false)
    #expect(blinking.nextChange(after: 3.5, span: 1) == 5)
    #expect(Motion.scaled(second, speed: 0).nextChange(after: 0, span: 1) == nil)
  }

  @Test func degenerateDurations() {
    let instant = Motion.repeated(.curve(.linear, duration: 0), count: nil, autoreverses: true)
    #expect(instant.progress(at: 0, span: 1) == 1)
    #expect(instant.duration(span: 1) == 0)
    #expect(Motion.curve(.linear, duration: -1).progress(at: 0, span: 1) == 1)
    #expect(Motion.scaled(second, speed: -1).progress(at: 3, span: 1) == 0)
  }

  /// What takes no time happens when its delay is over, not before.
  @Test func momentsWaitForTheirDelay() {
    let jump = Motion.delayed(.curve(.linear, duration: 0), by: 2)
    #expect([0, 1.9, 2, 3].map { jump.progress(at: $0, span: 1) } == [0, 0, 1, 1])
    #expect(jump.nextChange(after: 0.5, span: 1) == 2)
    #expect(jump.nextChange(after: 2, span: 1) == nil)
  }

  @Test func aPassWithoutEndIsTheOnlyOne() {
    let still = Motion.repeated(
      .curve(.linear, duration: .infinity), count: nil, autoreverses: true)
    #expect(still.progress(at: 1000, span: 1) == 0)
    #expect(still.cycle(span: 1) == nil)
  }

  @Test func logicalCompletion() {
    let spring = Motion.spring(Spring(duration: 0.5, bounce: 0.3), merges: true)
    #expect(abs((spring.logicalDuration(span: 100) ?? 0) - 0.5) < 1e-12)
    #expect((spring.duration(span: 100) ?? 0) > 0.5)
    #expect(Motion.completing(spring, after: 0.2).logicalDuration(span: 100) == 0.2)
    #expect(
      Motion.repeated(second, count: nil, autoreverses: false).logicalDuration(span: 1) == nil)
    #expect(Motion.delayed(second, by: 1).logicalDuration(span: 1) == 2)
  }
}
