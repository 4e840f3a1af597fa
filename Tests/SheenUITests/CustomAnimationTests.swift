import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Goes the way in equal steps.
private struct Steps: CustomAnimation {
  let count: Double
  let duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { return nil }
    var part = value
    part.scale(by: (time / duration * count).rounded(.down) / count)
    return part
  }
}

/// Linear, and takes the place of another of its kind.
private struct Taking: CustomAnimation {
  let duration: Double

  private struct Merges: AnimationStateKey {
    static let defaultValue = 0
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    // Each merge gives it a second more.
    let end = duration + Double(context.state[Merges.self])
    if time >= end { return nil }
    var part = value
    part.scale(by: time / end)
    return part
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    var rate = value
    rate.scale(by: 1 / (duration + Double(context.state[Merges.self])))
    return rate
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    context.state[Merges.self] += 1
    return true
  }
}

/// A box that goes where a trigger sends it.
private struct Mover: View {
  let trigger: Trigger
  let animation: Animation
  @State private var place: CGFloat = 0
  var body: some View {
    ZStack(alignment: .leading) {
      Color.clear
      Color.red.frame(width: 10, height: 10).offset(x: place)
    }
    .onAppear {
      trigger.action = { withAnimation(animation) { place += 100 } }
      trigger.others = [{ withAnimation(.spring(duration: 0.5)) { place += 100 } }]
    }
  }
}

@MainActor
struct CustomAnimationTests {
  private func moved(_ animation: Animation) throws -> (ViewHost, Trigger) {
    let trigger = Trigger()
    let host = host(Mover(trigger: trigger, animation: animation))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    return (host, trigger)
  }

  @Test func codeGivesTheCourse() throws {
    let (host, _) = try moved(Animation(Steps(count: 4, duration: 2)))
    #expect(try [0, 0.4, 0.5, 1.2, 1.9, 2].map { try x(host, at: $0) } == [0, 0, 25, 50, 75, 100])
    #expect(try host.displayList(at: 3).items.count == 1)
    #expect(host.nextChange(after: 3) == nil)
  }

  @Test func wrappersKnowWhenItEnds() throws {
    let base = Animation(Steps(count: 4, duration: 2))
    let (host, _) = try moved(base.speed(2).delay(1).repeatCount(2, autoreverses: true))
    // 1 s of rest and 1 s of steps, then the same backwards.
    #expect(try [0.9, 1.6, 1.99].map { try x(host, at: $0) } == [0, 50, 75])
    #expect(try [2.2, 2.45, 3.5, 4].map { try x(host, at: $0) } == [75, 50, 0, 100])
  }

  @Test func codeCanTakeOverFromCode() throws {
    let (host, trigger) = try moved(Animation(Taking(duration: 1)))
    try host.fire(trigger, at: 0.5)
    // One way of 200 points in 2 s, begun at 0.
    #expect(try [0.5, 1, 1.5, 2].map { try x(host, at: $0) } == [50, 100, 150, 200])
  }

  @Test func springsTakeOverTheSpeedThatCodeTells() throws {
    let (host, trigger) = try moved(Animation(Taking(duration: 1)))
    try host.perform(at: 0.5) { trigger.others[0]() }
    let step = 1e-5
    let start = try x(host, at: 0.5)
    #expect(isNear(start, 50))
    #expect(abs((try x(host, at: 0.5 + step) - start) / step - 100) < 1)
  }

  @Test func animationsAnswerAsCodeDoes() {
    var context = AnimationContext<Double>(state: AnimationState())
    #expect(Animation.linear(duration: 2).animate(value: 10.0, time: 1, context: &context) == 5)
    #expect(Animation.linear(duration: 2).animate(value: 10.0, time: 2, context: &context) == nil)
    #expect(Animation.linear(duration: 2).velocity(value: 10.0, time: 1, context: context) == 5)
    #expect(
      Animation.spring.shouldMerge(previous: .linear, value: 1.0, time: 0, context: &context))
    #expect(
      !Animation.linear.shouldMerge(previous: .spring, value: 1.0, time: 0, context: &context))
    #expect(Animation(Steps(count: 1, duration: 1)) == Animation(Steps(count: 1, duration: 1)))
    #expect(Animation(Steps(count: 1, duration: 1)) != Animation(Steps(count: 2, duration: 1)))
  }
}
