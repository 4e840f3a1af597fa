import SheenCore
import SheenUI
import Testing

@MainActor
struct AnimationScopeTests {
  /// Without a value every change below is animated, layout included, but not the first appearance.
  @Test func animationWithoutAValueActsOnEveryChange() throws {
    struct Moving: View {
      let trigger: Trigger
      @State private var place: CGFloat = 40
      @State private var width: CGFloat = 10
      var body: some View {
        ZStack(alignment: .leading) {
          Color.clear
          Color.red.frame(width: width, height: 10).padding(.leading, place)
        }
        .everyAnimation(.linear(duration: 1))
        .onAppear {
          trigger.action = { place += 100 }
          trigger.others = [{ width += 100 }]
        }
      }
    }
    let trigger = Trigger()
    let host = host(Moving(trigger: trigger))
    #expect(try x(host, at: 0) == 40)
    #expect(host.nextChange(after: 0) == nil)
    try host.fire(trigger, at: 1)
    #expect(try x(host, at: 1.25) == 65)
    try host.perform(at: 3) { trigger.others[0]() }
    #expect(try rects(host, at: 3.5)[0] == Rect(140, 395, 60, 10))
  }

  @Test func repeatsInsideAnimationRunFromTheChangeInOnAppear() throws {
    struct Pulsing: View {
      @State private var isOn = false
      var body: some View {
        ZStack(alignment: .leading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
            .everyAnimation(.linear(duration: 1).repeatForever())
        }
        .onAppear { isOn = true }
      }
    }
    let host = host(Pulsing())
    #expect(try [0, 0.25, 1.25, 2.25].map { try x(host, at: $0) } == [0, 25, 75, 25])
    #expect(try host.extent() == .repeats(from: 0, period: 2))
  }

  /// Other state, new values of parents and evaluations of the body leave a running repeat alone.
  @Test func aBodyNeverRestartsOrStopsARepeat() throws {
    struct Root: View {
      let trigger: Trigger
      @State private var count = 0
      @State private var isOn = false
      var body: some View {
        trigger.count("body")
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn)
            .opacity(count > 2 ? 0.5 : 1)
          Color.blue.frame(width: CGFloat(count), height: 10)
        }
        .onAppear {
          isOn = true
          trigger.action = { count += 1 }
          trigger.others = [{ withAnimation(.linear(duration: 3)) { count += 1 } }]
        }
      }
    }
    let trigger = Trigger()
    let host = host(Root(trigger: trigger))
    _ = try host.displayList(at: 0)
    for time in stride(from: 0.3, to: 5, by: 0.7) { try host.fire(trigger, at: time) }
    try host.perform(at: 5.1) { trigger.others[0]() }
    #expect((trigger.counts["body"] ?? 0) > 8)
    #expect(isNear(try x(host, at: 5.25), 25))
    #expect(isNear(try x(host, at: 10.75), 75))
  }

  /// A change without animation moves what shows by as much; `nil` from a modifier as well.
  @Test func nilEndsAnAnimation() throws {
    struct Cancelled: View {
      let trigger: Trigger
      @State private var isOn = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
            .animation(nil, value: isOn)
          Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
          Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0)
            .everyAnimation(nil)
        }
        .onAppear { trigger.action = { withAnimation(.linear(duration: 1)) { isOn = true } } }
      }
    }
    let trigger = Trigger()
    let host = host(Cancelled(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1.5).map(\.x) == [100, 50, 100])
  }

  /// Neither the parent's layout nor the siblings take part in an animation further in.
  @Test func aScopeDoesNotLeak() throws {
    struct Leaking: View {
      let trigger: Trigger
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: isOn ? 110 : 10, height: isOn ? 110 : 10)
            .animation(.linear(duration: 1), value: isOn)
          Color.blue.frame(width: 10, height: 10)
        }
        .frame(width: 400, height: 800, alignment: .topLeading)
        .onAppear { trigger.action = { isOn = true } }
      }
    }
    let trigger = Trigger()
    let host = host(Leaking(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    let shown = try rects(host, at: 1.5)
    #expect(shown[0] == Rect(0, 0, 60, 60))
    #expect(shown[1] == Rect(0, 110, 10, 10))
  }

  /// Several animations of one property in one closure, each with its own start and curve:
  /// old(t) + f(t − start)·(target − old(t)).
  @Test func staggeredAnimationsOfOneProperty() throws {
    struct Staggered: View {
      @State private var place: CGFloat = 0
      var body: some View {
        ZStack(alignment: .leading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: place)
        }
        .onAppear {
          withAnimation(.linear(duration: 1)) { place = 100 }
          withAnimation(.linear(duration: 1).delay(0.5)) { place = 50 }
          withAnimation(.linear(duration: 1).delay(2)) { place = 200 }
        }
      }
    }
    let host = host(Staggered())
    for time in [0.0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4] {
      func progress(_ delay: Double) -> Double { min(max(time - delay, 0), 1) }
      let first = 100 * progress(0)
      let second = first + progress(0.5) * (50 - first)
      let third = second + progress(2) * (200 - second)
      #expect(isNear(try x(host, at: time), third), "at \(time)")
    }
  }

  /// A new animation over a running repeat mixes with it and then takes its place.
  @Test func anAnimationOverARepeat() throws {
    struct Overlapping: View {
      let trigger: Trigger
      @State private var place: CGFloat = 0
      var body: some View {
        ZStack(alignment: .leading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: place)
        }
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { place = 100 }
          trigger.action = { withAnimation(.linear(duration: 2).delay(0.5)) { place = 300 } }
        }
      }
    }
    let trigger = Trigger()
    let host = host(Overlapping(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 3.25)
    for time in [3.25, 3.5, 3.9, 4, 4.5, 5.5] {
      let old = 100 * (time - time.rounded(.down))
      let share = min(max((time - 3.75) / 2, 0), 1)
      #expect(isNear(try x(host, at: time), old + share * (300 - old)), "at \(time)")
    }
    #expect(try x(host, at: 6) == 300)
    #expect(host.nextChange(after: 6) == nil)
  }

  /// A view in the same branch keeps its state; in another branch it is another view.
  @Test func branchesHaveTheirOwnIdentity() throws {
    struct Grower: View {
      let trigger: Trigger
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).onAppear { trigger.action = { width += 10 } }
      }
    }
    struct Branches: View {
      let trigger: Trigger
      let inner: Trigger
      @State private var step = 0
      var body: some View {
        ZStack {
          if step < 2 {
            Grower(trigger: inner).padding(CGFloat(step))
          } else {
            Grower(trigger: inner).padding(CGFloat(step))
          }
        }
        .onAppear { trigger.action = { step += 1 } }
      }
    }
    let (trigger, inner) = (Trigger(), Trigger())
    let host = host(Branches(trigger: trigger, inner: inner))
    _ = try host.displayList(at: 0)
    try host.fire(inner, at: 1)
    try host.fire(trigger, at: 2)
    #expect(try rects(host, at: 2)[0].width == 20)
    try host.fire(trigger, at: 3)
    #expect(try rects(host, at: 3)[0].width == 10)
  }
}
