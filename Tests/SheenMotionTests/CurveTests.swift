import SheenMotion
import Testing

/// Timing curves at their ends and by their names.
struct CurveTests {
  @Test func curvesHoldTheirEndsOutsideTheDuration() {
    #expect(TimingCurve.easeIn.value(at: -1) == 0)
    #expect(TimingCurve.easeIn.value(at: 2) == 1)
    #expect(TimingCurve.easeIn.slope(at: 2) == 0)
  }

  /// The probe values of the semantics reference, to their four digits.
  @Test(arguments: [
    (TimingCurve.easeIn, [0.0935, 0.3154, 0.6219]),
    (TimingCurve.easeOut, [0.3781, 0.6846, 0.9065]),
    (TimingCurve.easeInOut, [0.1292, 0.5, 0.8708]),
    (TimingCurve.linear, [0.25, 0.5, 0.75]),
  ])
  func namedCurves(_ curve: TimingCurve, _ values: [Double]) {
    for (x, value) in zip([0.25, 0.5, 0.75], values) {
      #expect(abs(curve.value(at: x) - value) <= 0.00005)
    }
  }
}
