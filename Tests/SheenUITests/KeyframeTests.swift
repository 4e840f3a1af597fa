import SheenCore
import SheenDisplay
import SheenUI
import Testing

private struct Pose {
  var x = 0.0
  var y = 0.0
}

@MainActor
struct KeyframeTests {
  /// The values at some times.
  private func values(_ timeline: KeyframeTimeline<Double>, _ times: [Double]) -> [Double] {
    times.map { timeline.value(time: $0) }
  }

  private func isNear(_ timeline: KeyframeTimeline<Double>, _ time: Double, _ value: Double) -> Bool
  {
    abs(timeline.value(time: time) - value) < 1e-9
  }

  private func timeline(
    from initial: Double = 0,
    @KeyframeTrackContentBuilder<Double> _ content: () -> some KeyframeTrackContent<Double>
  ) -> KeyframeTimeline<Double> {
    let content = content()
    return KeyframeTimeline(initialValue: initial) { content }
  }

  @Test func linesFollowTheirCurves() {
    let line = self.timeline(from: 10) {
      LinearKeyframe(20, duration: 1)
      LinearKeyframe(0, duration: 2, timingCurve: .easeInOut)
    }
    #expect(line.duration == 3)
    let expected: [Double] = [10, 10, 15, 20, 10, 0, 0]
    #expect(values(line, [-1.0, 0.0, 0.5, 1.0, 2.0, 3.0, 9.0]) == expected)
    // The probe value of ease in and out at a quarter is 0.1292.
    #expect(abs(line.value(time: 1.5) - 17.416) < 0.001)
    #expect(line.value(progress: 0.5) == line.value(time: 1.5))
  }

  /// Hermite's cubic; between two cubic keyframes the slope from the value before to the value
  /// behind, here 30 in 2 s; 0 at both ends.
  @Test func cubicsGoThroughTheirValuesSmoothly() {
    let curve = self.timeline {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 1)
    }
    // Half of each way, and an eighth of the velocity in the middle less or more.
    #expect(isNear(curve, 0.5, 5 - 1.875))
    #expect(isNear(curve, 1, 10))
    #expect(isNear(curve, 1.5, 20 + 1.875))
    let near = values(curve, [0.000001, 0.999999, 1.0, 1.000001])
    let left: Double = (near[2] - near[1]) * 1e6
    let right: Double = (near[3] - near[2]) * 1e6
    #expect(abs(left - 15) < 1e-3)
    #expect(abs(right - 15) < 1e-3)
    #expect(near[0] * 1e6 < 1e-3)
  }

  @Test func cubicsTakeVelocities() {
    let given = self.timeline { CubicKeyframe(10, duration: 2, startVelocity: 4, endVelocity: -6) }
    // At the middle: 10/2 + 2·(4/8 + 6/8).
    #expect(isNear(given, 1, 7.5))
    // After a line a cubic goes on as fast as the line was.
    let after = self.timeline {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(10, duration: 1)
    }
    #expect(isNear(after, 1.5, 11.25))
  }

  @Test func springsAreSprings() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let timeline = self.timeline(from: 100) {
      SpringKeyframe(200, duration: 0.2, spring: spring)
      SpringKeyframe(200, spring: spring)
    }
    // The closed form: 0.3577 of the way after 0.1 s, 0.7154 after 0.2 s.
    #expect(isNear(timeline, 0.1, 135.77395564695645))
    #expect(isNear(timeline, 0.2, 171.54156890859574))
    // The second takes over place and speed, so that it is one spring.
    #expect(isNear(timeline, 0.5, 198.6399068534425))
    let end: Double = timeline.value(time: timeline.duration + 1)
    #expect(abs(end - 200) < 0.11)
  }

  @Test func movesJump() {
    let timeline = self.timeline {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(50)
      LinearKeyframe(60, duration: 1)
    }
    let expected: [Double] = [5, 50, 55, 60]
    #expect(values(timeline, [0.5, 1.0, 1.5, 2.0]) == expected)
    #expect(self.timeline { MoveKeyframe(7) }.value(time: 0) == 7)
  }

  @Test func tracksChangeTheirOwnParts() {
    let timeline = KeyframeTimeline(initialValue: Pose(x: 1, y: 2)) {
      KeyframeTrack(\.x) {
        LinearKeyframe(3, duration: 1)
        for value: Double in [5, 7] { LinearKeyframe(value, duration: 1) }
      }
      KeyframeTrack(\.y) { if true { LinearKeyframe(4, duration: 2) } }
    }
    #expect(timeline.duration == 3)
    let pose = timeline.value(time: 2.5)
    #expect(pose.x == 6 && pose.y == 4)
    var other = Pose(x: 0, y: 0)
    timeline.update(value: &other, time: 1)
    #expect(other.x == 3 && other.y == 3)
  }

  @Test func animatorsRepeatWithoutASeam() throws {
    let view = Color.red.frame(width: 10, height: 10)
      .keyframeAnimator(initialValue: Pose()) { content, pose in
        content.offset(x: pose.x, y: pose.y)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(100, duration: 1)
          LinearKeyframe(0, duration: 1)
        }
        KeyframeTrack(\.y) { LinearKeyframe(20, duration: 1) }
      }
    let host = host(view, size: Size(10, 10))
    let places = try [0, 0.5, 1.5, 2, 2.5, 21.5].map { (time: Double) in try x(host, at: time) }
    #expect(places == [0, 50, 50, 0, 50, 50])
    #expect(try host.extent() == .repeats(from: 0, period: 2))
    #expect(host.nextChange(after: 21.5) == 21.5)
  }

  @Test func animatorsRunOnceWhereTheyDoNotRepeat() throws {
    let view = Color.red.frame(width: 10, height: 10)
      .keyframeAnimator(initialValue: 0.0, repeating: false) { content, place in
        content.offset(x: place)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
        LinearKeyframe(40, duration: 1)
      }
    let host = host(view, size: Size(10, 10))
    let places = try [0, 0.5, 1.5, 5].map { (time: Double) in try x(host, at: time) }
    #expect(places == [0, 50, 70, 40])
    #expect(host.nextChange(after: 5) == nil)
    #expect(try host.extent() == .rests(at: 2))
  }

  @Test func triggersStartARunFromTheValueThereIs() throws {
    struct Triggered: View {
      let trigger: Trigger
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        Color.red.frame(width: CGFloat(10 + other), height: 10)
          .keyframeAnimator(initialValue: 0.0, trigger: count) { content, place in
            content.offset(x: place)
          } keyframes: { place in
            LinearKeyframe(place + 100, duration: 1)
          }
          .frame(width: 400, alignment: .leading)
          .onAppear {
            trigger.action = { count += 1 }
            trigger.others = [{ other += 1 }]
          }
      }
    }
    let trigger = Trigger()
    let host = host(Triggered(trigger: trigger))
    #expect(try x(host, at: 3) == 0)
    try host.fire(trigger, at: 4)
    try host.perform(at: 4.25) { trigger.others[0]() }
    #expect(try rects(host, at: 4.5)[0] == Rect(50, 395, 11, 10))
    #expect(try x(host, at: 6) == 100)
    try host.fire(trigger, at: 7)
    #expect(try x(host, at: 7.5) == 150)
    #expect(try x(host, at: 9) == 200)
  }
}
