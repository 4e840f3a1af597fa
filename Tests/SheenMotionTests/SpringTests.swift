import SheenMotion
import SheenTestSupport
import Testing

/// Springs against closed forms computed with 50 digits and values other engines gave.
struct SpringTests {
  @Test func springsMatchTheReference() throws {
    for line in try Corpus.lines("curves/spring.jsonl") {
      let spring = Spring(
        mass: line.number("mass"), stiffness: line.number("stiffness"),
        damping: line.number("damping"), initialVelocity: line.number("initialVelocity"))
      let motion = Motion.spring(spring, merges: true)
      let tolerance = line.number("tolerance")
      for sample in line.rows("samples_t_value_velocity") {
        guard let t = sample[0], let value = sample[1], let velocity = sample[2] else { continue }
        // A span so large that the spring counts as moving at every sample.
        let progress = motion.progress(at: t, span: 1e12)
        #expect(abs(progress - value) <= tolerance, "\(line.id) at \(t)")
        let rate = motion.velocity(at: t, span: 1e12)
        #expect(abs(rate - velocity) <= tolerance * max(1, abs(velocity)), "\(line.id) at \(t)")
      }
    }
  }

  @Test func parametersMatchTheReference() throws {
    for line in try Corpus.lines("curves/spring-parameters.jsonl") {
      let spring = Spring(duration: line.number("duration"), bounce: line.number("bounce"))
      let tolerance = line.number("tolerance")
      #expect(abs(spring.response - line.number("response")) <= tolerance)
      #expect(abs(spring.dampingFraction - line.number("dampingFraction")) <= tolerance)
      #expect(abs(spring.stiffness - line.number("stiffness")) <= tolerance)
      #expect(abs(spring.damping - line.number("damping")) <= tolerance)
    }
  }

  /// Values other engines published; Flutter's are rounded down.
  @Test func springsMatchOtherEngines() throws {
    for line in try Corpus.lines("curves/external.jsonl") where line["dampingFraction"] != nil {
      let fraction = line.number("dampingFraction")
      let spring: Spring
      if line["response"] != nil {
        spring = Spring(response: line.number("response"), dampingFraction: fraction)
      } else {
        let stiffness = line.number("stiffness")
        spring = Spring(stiffness: stiffness, damping: 2 * fraction * stiffness.squareRoot())
      }
      let motion = Motion.spring(spring, merges: true)
      let distance = line.number("to", or: 1)
      for sample in line["samples"] as? [[Any]] ?? [] {
        let row = ["row": sample.filter { !($0 is String) }].numbers("row")
        switch sample[0] as? String {
        case "stiffness": #expect(abs(spring.stiffness - row[0]) <= line.number("tolerance"))
        case "damping": #expect(abs(spring.damping - row[0]) <= line.number("tolerance"))
        case "x":
          let x = motion.progress(at: row[0], span: 1e12) * distance
          #expect(x.rounded(.down) == row[1], "\(line.id) x at \(row[0])")
        case "v":
          let v = motion.velocity(at: row[0], span: 1e12) * distance
          #expect(v.rounded(.down) == row[1], "\(line.id) v at \(row[0])")
        default:
          let x = motion.progress(at: row[0] * line.number("time_scale"), span: 1e12)
          #expect(abs(x - row[1]) <= line.number("tolerance"), "\(line.id) at \(row[0])")
        }
      }
    }
  }

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
