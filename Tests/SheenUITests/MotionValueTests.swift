import Foundation
import SheenTestSupport
import SheenUI
import Testing

/// Unit curves and springs as values, against numbers from elsewhere.
struct MotionValueTests {
  private static let curves: [String: UnitCurve] = [
    "external/unitcurve-ease-in": .easeIn,
    "external/unitcurve-ease-in-out": .easeInOut,
    "external/unitcurve-bezier-half": .bezier(
      startControlPoint: UnitPoint(x: 0.5, y: 0.5), endControlPoint: UnitPoint(x: 0.5, y: 0.5)),
    "external/unitcurve-circular-ease-out": .circularEaseOut,
  ]

  @Test func unitCurvesHaveApplesValues() throws {
    for line in try Corpus.lines("curves/external.jsonl") {
      guard let id = line["id"] as? String, let curve = Self.curves[id] else { continue }
      let tolerance = (line["tolerance"] as? NSNumber)?.doubleValue ?? 0
      for sample in line["samples"] as? [[Any]] ?? [] {
        guard let kind = sample[0] as? String, let x = sample[1] as? Double,
          let expected = sample[2] as? Double
        else { continue }
        let value = kind == "value" ? curve.value(at: x) : curve.velocity(at: x)
        #expect(abs(value - expected) <= tolerance, "\(id) \(kind) at \(x)")
      }
    }
  }

  @Test func unitCurvesHaveTheValuesApplesTestsAssert() throws {
    let curves: [String: UnitCurve] = [
      "UnitCurve.linear": .linear, "UnitCurve.easeIn": .easeIn, "UnitCurve.easeOut": .easeOut,
      "UnitCurve.easeInOut": .easeInOut,
    ]
    let section = try AppleValues.load()["unit_curves"] as? [String: Any]
    for line in section?["cases"] as? [[String: Any]] ?? [] {
      guard let name = line["curve"] as? String, let curve = curves[name] else { continue }
      let tolerance = (line["tolerance"] as? NSNumber)?.doubleValue ?? 0
      for (key, function) in [("value", curve.value(at:)), ("velocity", curve.velocity(at:))] {
        for sample in line[key] as? [[String: NSNumber]] ?? [] {
          guard let t = sample["t"]?.doubleValue, let v = sample["v"]?.doubleValue else { continue }
          #expect(abs(function(t) - v) <= tolerance, "\(key) of \(name) at \(t)")
        }
      }
    }
  }

  @Test func circularCurvesAreQuartersOfACircle() {
    for x in [0.1, 0.25, 0.4] {
      let low = 1 - (1 - x * x).squareRoot()
      #expect(isNear(UnitCurve.circularEaseIn.value(at: x), low))
      #expect(isNear(UnitCurve.circularEaseOut.value(at: 1 - x), 1 - low))
      #expect(isNear(UnitCurve.circularEaseInOut.value(at: x / 2), low / 2))
      #expect(isNear(UnitCurve.circularEaseInOut.value(at: 1 - x / 2), 1 - low / 2))
      #expect(isNear(UnitCurve.circularEaseIn.velocity(at: x), x / (1 - x * x).squareRoot()))
    }
  }

  @Test(arguments: [
    UnitCurve.easeIn, .easeOut, .easeInOut, .linear, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ])
  func inverseCurvesLeadBack(_ curve: UnitCurve) {
    for x in [0.05, 0.3, 0.5, 0.8, 0.95] {
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
    }
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
  }

  @Test func springsHaveTheReferenceValues() throws {
    for line in try Corpus.lines("curves/spring.jsonl") {
      func number(_ key: String) -> Double { (line[key] as? NSNumber)?.doubleValue ?? .nan }
      let spring = Spring(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"),
        allowOverDamping: true)
      let start = number("initialVelocity")
      for sample in line["samples_t_value_velocity"] as? [[NSNumber]] ?? [] {
        let (t, x, v) = (sample[0].doubleValue, sample[1].doubleValue, sample[2].doubleValue)
        let value = spring.value(target: 1.0, initialVelocity: start, time: t)
        let rate = spring.velocity(target: 1.0, initialVelocity: start, time: t)
        #expect(abs(value - x) <= number("tolerance"))
        #expect(abs(rate - v) <= number("tolerance") * max(1, abs(v)))
      }
    }
  }

  @Test func springsSettleWhenTheReferenceSays() throws {
    var count = 0
    for line in try Corpus.lines("curves/spring.jsonl") {
      func number(_ key: String) -> Double { (line[key] as? NSNumber)?.doubleValue ?? .nan }
      guard let settling = line["settling"] as? [String: NSNumber] else { continue }
      let spring = Spring(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"),
        allowOverDamping: true)
      for (key, time) in settling {
        guard let epsilon = Double(key) else { continue }
        let found = spring.settlingDuration(
          target: 1.0, initialVelocity: number("initialVelocity"), epsilon: epsilon)
        #expect(
          abs(found - time.doubleValue) <= 1e-6 * max(1, time.doubleValue), "\(line["id"] ?? "")")
        count += 1
      }
    }
    print("settling times compared: \(count)")
  }

  @Test func springsAreDescribedInEveryWay() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    // Mass 1: stiffness (2π/0.5)², damping 4π·0.7/0.5.
    #expect(isNear(spring.stiffness, 157.91367041742973))
    #expect(isNear(spring.damping, 17.59291886010284))
    #expect(isNear(spring.dampingRatio, 0.7) && isNear(spring.bounce, 0.3))
    #expect(isNear(Spring(response: 0.5, dampingRatio: 0.7).stiffness, spring.stiffness))
    #expect(isNear(Spring(duration: 0.5, bounce: -0.3).bounce, -0.3))
    #expect(Spring(mass: 1, stiffness: 100, damping: 90).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 90, allowOverDamping: true).damping == 90)
    #expect(isNear(Spring.snappy.bounce, 0.15) && isNear(Spring.bouncy.bounce, 0.3))
    #expect(Spring.smooth == Spring())
    let settled = Spring(settlingDuration: 2, dampingRatio: 0.5)
    #expect(abs(settled.settlingDuration - 2) < 1e-6)
  }

  @Test func springsTakeValuesOnStepByStep() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    var (value, velocity) = (10.0, 0.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 30, deltaTime: 0.02)
    }
    #expect(isNear(value, 10 + spring.value(target: 20.0, time: 0.2)))
    #expect(isNear(velocity, spring.velocity(target: 20.0, time: 0.2)))
    #expect(spring.force(target: 30.0, position: 30, velocity: 2) == -2 * spring.damping)
    let point = spring.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 30, y: 40), initialVelocity: .zero,
      time: 0.2)
    #expect(isNear(Double(point.x), value) && isNear(Double(point.y), 2 * (value - 10)))
  }
}
