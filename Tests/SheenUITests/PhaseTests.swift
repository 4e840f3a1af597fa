import SheenCore
import SheenDisplay
import SheenUI
import Testing

private enum Step: CaseIterable {
  case left, right, middle

  var place: CGFloat {
    switch self {
    case .left: 0
    case .right: 100
    case .middle: 50
    }
  }

  var animation: Animation? {
    switch self {
    case .left: .linear(duration: 1)
    case .right: .linear(duration: 2)
    case .middle: .linear(duration: 0.5)
    }
  }
}

@MainActor
struct PhaseTests {
  /// Each phase is entered by its own animation: right in 2 s, the middle in 0.5 s, left in 1 s.
  private static let course: [(Double, Double)] = [
    (0, 0), (1, 50), (2, 100), (2.25, 75), (2.5, 50), (3, 25), (3.5, 0),
  ]

  @Test func phasesFollowEachOtherForEver() throws {
    let view = Color.red.frame(width: 10, height: 10)
      .phaseAnimator(Step.allCases) { content, step in
        content.offset(x: step.place)
      } animation: {
        $0.animation
      }
    let host = host(view, size: Size(10, 10))
    for round in 0..<3 {
      for (time, place) in Self.course {
        let shown = try x(host, at: time + 3.5 * Double(round))
        #expect(isNear(shown, place), "at \(time) of round \(round)")
      }
    }
    guard case .repeats(let start, let period) = try host.extent() else {
      Issue.record("\(try host.extent())")
      return
    }
    #expect(isNear(period, 3.5))
    #expect(isNear(try x(host, at: start + 20 * period), try x(host, at: start + 21 * period)))
  }

  @Test func aTriggerRunsThemOnce() throws {
    struct Triggered: View {
      let trigger: Trigger
      @State private var count = 0
      var body: some View {
        PhaseAnimator(Step.allCases, trigger: count) { step in
          Color.red.frame(width: 10, height: 10).offset(x: step.place)
        } animation: {
          $0.animation
        }
        .onAppear { trigger.action = { count += 1 } }
      }
    }
    let trigger = Trigger()
    let host = host(Triggered(trigger: trigger), size: Size(10, 10))
    #expect(try [0, 5].map { try x(host, at: $0) } == [0, 0])
    for start in [10.0, 20] {
      try host.fire(trigger, at: start)
      for (time, place) in Self.course {
        #expect(isNear(try x(host, at: start + time), place), "at \(time)")
      }
      #expect(try x(host, at: start + 9) == 0)
      #expect(host.nextChange(after: start + 9) == nil)
    }
    // In the middle of a run it begins anew.
    try host.fire(trigger, at: 30)
    try host.fire(trigger, at: 31)
    #expect(try x(host, at: 33) == 100)
    #expect(isNear(try x(host, at: 33.25), 75))
  }

  @Test func phasesThatShowNothingTakeTheirTime() throws {
    struct Phases: View {
      let trigger: Trigger
      var body: some View {
        PhaseAnimator([0, 1, 2]) { phase in
          trigger.count("\(phase)")
          Color.red
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let trigger = Trigger()
    let host = host(Phases(trigger: trigger))
    _ = try host.displayList(at: 5.5)
    #expect(trigger.counts == ["0": 3, "1": 2, "2": 2])
  }

  @Test func theDefaultAnimationIsTheSystems() throws {
    let view = Color.red.frame(width: 10, height: 10)
      .phaseAnimator([false, true]) { $0.offset(x: $1 ? 100 : 0) }
    let host = host(view, size: Size(10, 10))
    // The critically damped spring of half a second.
    #expect(abs(try x(host, at: 0.2) - 71.54156890859574) < 1e-6)
  }

  @Test func phasesEndWithTheirView() throws {
    struct Going: View {
      let trigger: Trigger
      @State private var isShown = true
      var body: some View {
        ZStack {
          if isShown {
            PhaseAnimator([0, 1]) { Color.red.offset(x: CGFloat($0)) }
          }
        }
        .onAppear { trigger.action = { isShown = false } }
      }
    }
    let trigger = Trigger()
    let host = host(Going(trigger: trigger))
    _ = try host.displayList(at: 1)
    try host.fire(trigger, at: 1)
    _ = try host.displayList(at: 9)
    #expect(host.nextChange(after: 9) == nil)
  }
}
