import SheenMotion
import Testing

/// Springs by their closed forms.
struct SpringTests {
  /// x(t) = 1 − (1 + ωt)e^(−ωt) for a response of half a second, to four digits.
  @Test func criticalSpringHasTheClosedFormValues() {
    let motion = Motion.spring(Spring(duration: 0.5, bounce: 0), merges: true)
    for (t, x) in [(0.1, 0.3577), (0.2, 0.7154), (0.5, 0.9864), (0.7, 0.9985)] {
      #expect(abs(motion.progress(at: t, span: 100) - x) <= 0.00005)
    }
  }

  @Test func aSpringRestsOnlyWhenNobodyCanSee() throws {
    for fraction in [0.1, 0.5, 0.825, 1, 1.5] {
      let spring = Spring(response: 0.5, dampingFraction: fraction)
      let end = try #require(spring.settlingTime(displacement: 300, velocity: 0))
      // Every later moment is within a thousandth of a point of the target.
      for step in 0..<200 {
        let state = spring.response(at: end + Double(step) * 0.01)
        #expect(abs(state.displacement * 300) <= 0.001)
      }
      // Restarts stay on a grid that periods can be compared on.
      #expect(abs((end * 300).rounded() - end * 300) < 1e-6)
    }
  }

  @Test func springsWithoutEndOrMotion() {
    let undamped = Spring(response: 0.5, dampingFraction: 0)
    #expect(undamped.settlingTime(displacement: 1, velocity: 0) == nil)
    let rigid = Motion.spring(Spring(response: 0, dampingFraction: 1), merges: true)
    #expect(rigid.progress(at: 0, span: 10) == 1)
    #expect(rigid.duration(span: 10) == 0)
    let slack = Motion.spring(Spring(stiffness: 0, damping: 1), merges: true)
    #expect(slack.progress(at: 5, span: 10) == 0)
    #expect(slack.duration(span: 10) == nil)
    #expect(slack.nextChange(after: 0, span: 10) == nil)
  }
}
