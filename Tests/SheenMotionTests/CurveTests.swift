import SheenMotion
import SheenTestSupport
import Testing

/// Timing curves against values computed with 50 digits.
struct CurveTests {
  @Test func bezierCurvesMatchTheReference() throws {
    for line in try Corpus.lines("curves/bezier.jsonl") {
      let p = line.numbers("p")
      let curve = TimingCurve(p[0], p[1], p[2], p[3])
      let tolerance = line.number("tolerance")
      for sample in line.rows("samples") {
        guard let x = sample[0], let y = sample[1] else { continue }
        #expect(abs(curve.value(at: x) - y) <= tolerance, "\(line.id) at \(x)")
        if let slope = sample[2], abs(slope) < 100 {
          let error = abs(curve.slope(at: x) - slope)
          #expect(error <= tolerance * max(1, abs(slope)) * 100, "slope of \(line.id) at \(x)")
        }
      }
    }
  }

  /// The solver is far better than the tolerance the reference allows.
  @Test func smoothCurvesAreSolvedToNineDigits() throws {
    for line in try Corpus.lines("curves/bezier.jsonl") where line.number("tolerance") <= 1e-6 {
      let p = line.numbers("p")
      let curve = TimingCurve(p[0], p[1], p[2], p[3])
      for sample in line.rows("samples") {
        guard let x = sample[0], let y = sample[1] else { continue }
        #expect(abs(curve.value(at: x) - y) <= 1e-9, "\(line.id) at \(x)")
      }
    }
  }

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

  /// Values that Apple's unit curves gave in another project's tests.
  @Test func unitCurvesMatchPublishedValues() throws {
    for line in try Corpus.lines("curves/external.jsonl") where line["p"] != nil {
      let p = line.numbers("p")
      let curve = TimingCurve(p[0], p[1], p[2], p[3])
      for sample in line["samples"] as? [[Any]] ?? [] {
        guard let kind = sample[0] as? String, let x = sample[1] as? Double,
          let value = sample[2] as? Double
        else { continue }
        let result = kind == "value" ? curve.value(at: x) : curve.slope(at: x)
        #expect(abs(result - value) <= line.number("tolerance"), "\(line.id) \(kind) \(x)")
      }
    }
  }
}
