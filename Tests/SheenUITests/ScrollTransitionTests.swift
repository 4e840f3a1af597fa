import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// What views look like on their way through a scroll view; a row of 20 × 20 boxes in a window of 100
/// points, so a box at x = 90 is half in sight, and one at x = 100 is just outside.
@MainActor
struct ScrollTransitionTests {
  /// A row whose third box, at x = 40, has a transition; the script scrolls it.
  private func row(
    _ configuration: ScrollTransitionConfiguration, _ script: String = "0:50,10",
    lead: CGFloat = 40, axis: Axis? = nil
  ) throws -> ViewHost {
    let pointer = try PointerScript(script)
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        box(lead, 20)
        Color.blue.frame(width: 20, height: 20)
          .scrollTransition(configuration, axis: axis) { content, phase in
            content.offset(y: phase.value * 10)
          }
        box(300, 20)
      }
    }
    return host(view, size: Size(100, 20)) { $0.pointer = pointer }
  }

  private func y(_ host: ViewHost, at time: Double = 0) throws -> Double {
    try rects(host, at: time)[1].y
  }

  @Test func phasesHaveValues() {
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.identity.value == 0)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
    #expect(ScrollTransitionPhase.identity.isIdentity)
    #expect(!ScrollTransitionPhase.topLeading.isIdentity)
  }

  @Test func interactiveLooksLieBetweenThePhases() throws {
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    for (lead, expected) in [(40, 0), (80, 0), (85, 2.5), (95, 7.5), (100, 10), (140, 10)] {
      #expect(isNear(try y(row(linear, lead: CGFloat(lead))), expected), "\(lead)")
    }
    // A quarter of the box has gone at the leading side.
    #expect(isNear(try y(row(linear, "0:50,10 1:scroll@-45,0"), at: 1), -2.5))
    #expect(isNear(try y(row(linear, "0:50,10 1:scroll@-60,0"), at: 1), -10))
  }

  @Test func theCurveLeadsFromOutsideIn() throws {
    let eased = ScrollTransitionConfiguration.interactive(timingCurve: .easeIn)
    let share = UnitCurve.easeIn.value(at: 0.25)
    #expect(isNear(try y(row(eased, lead: 95)), 10 * (1 - share)))
    #expect(
      isNear(try y(row(.interactive, lead: 95)), 10 * (1 - UnitCurve.easeInOut.value(at: 0.25))))
  }

  /// The ways from just outside, 60 points from the middle, to where the look is that in sight.
  @Test func thresholdsSayWhereTheLookIsThatInSight() throws {
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    let cases: [(Threshold, CGFloat, Double)] = [
      (.centered, 40, 0), (.centered, 70, 5), (.centered, 100, 10),
      (.visible(0.5), 90, 0), (.visible(0.5), 95, 5),
      (.hidden, 99, 0), (.hidden, 101, 10),
      (.visible.inset(by: 20), 60, 0), (.visible.inset(by: 20), 80, 5),
      // Half way from 40 to 0 points from the middle.
      (.visible.interpolated(towards: .centered, amount: 0.5), 60, 0),
      (.visible.interpolated(towards: .centered, amount: 0.5), 80, 5),
    ]
    for (threshold, lead, expected) in cases {
      let y = try y(row(linear.threshold(threshold), lead: lead))
      #expect(isNear(y, expected), "\(lead): \(y) for \(expected)")
    }
  }

  @Test func animatedLooksGoOverAtTheThreshold() throws {
    let half = ScrollTransitionConfiguration.animated(.linear(duration: 1)).threshold(.visible(0.5))
    let host = try row(half, "0:50,10 1:scroll@-5,0 2:scroll@-10,0", lead: 100)
    #expect(try y(host, at: 0) == 10)
    #expect(try y(host, at: 1) == 10)
    #expect(try y(host, at: 2) == 10)
    #expect(isNear(try y(host, at: 2.5), 5))
    #expect(try y(host, at: 3) == 0)
  }

  @Test func theIdentityIsTheLookInSightEverywhere() throws {
    #expect(try y(row(.identity, lead: 140)) == 0)
  }

  @Test func bothSidesMayDiffer() throws {
    func view(_ lead: CGFloat) -> some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box(lead, 20)
          Color.blue.frame(width: 20, height: 20)
            .scrollTransition(topLeading: .identity, bottomTrailing: .animated) { content, phase in
              content.offset(y: phase.isIdentity ? 0 : 7)
            }
        }
      }
      .defaultScrollAnchor(lead == 0 ? .leading : nil)
    }
    #expect(try y(host(view(120), size: Size(100, 20))) == 7)
    let pointer = try PointerScript("0:50,10 1:scroll@-40,0")
    let gone = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.blue.frame(width: 20, height: 20)
          .scrollTransition(topLeading: .identity, bottomTrailing: .animated) { content, phase in
            content.offset(y: phase.isIdentity ? 0 : 7)
          }
        box(300, 20)
      }
    }
    #expect(
      try rects(host(gone, size: Size(100, 20)) { $0.pointer = pointer }, at: 1)[0]
        == Rect(-40, 0, 20, 20))
  }

  /// Without a scroll view around it is the picture that counts; a change of its size is followed.
  @Test func theContainerMayChange() throws {
    let view = Color.blue.frame(width: 20, height: 20).offset(y: 0)
      .scrollTransition(.animated, axis: .vertical) { content, phase in
        content.offset(x: phase.value * 10)
      }
      .frame(height: 0)
    let host = host(
      VStack(spacing: 0) {
        view; box(20, 50)
      }, size: Size(40, 100))
    #expect(try rects(host)[0].x == 10)
    let row = try row(.interactive(timingCurve: .linear), lead: 80)
    #expect(try y(row) == 0)
    row.resize(to: Size(90, 20))
    #expect(isNear(try y(row), 5))
  }
}
