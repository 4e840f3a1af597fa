import Foundation
import SheenTestSupport
import SheenUI
import Testing

/// Unit curves and springs as values.
struct MotionValueTests {
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
