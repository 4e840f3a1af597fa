import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// A box that a trigger moves from 0 to 100.
private struct Mover: View {
  let trigger: Trigger
  var animation: Animation? = .linear(duration: 1)
  @State private var isMoved = false
  var body: some View {
    ZStack(alignment: .leading) {
      Color.clear
      Color.red.frame(width: 10, height: 10).offset(x: isMoved ? 100 : 0)
    }
    .onAppear { trigger.action = { withAnimation(animation) { isMoved.toggle() } } }
  }
}

@MainActor
struct AnimationTests {
  @Test func onAppearAnimatesFromTheInitialState() throws {
    struct Appearing: View {
      @State private var isMoved = false
      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: isMoved ? 100 : 0)
          .onAppear { withAnimation(.linear(duration: 2)) { isMoved = true } }
      }
    }
    let host = host(Appearing())
    #expect([0, 0.5, 1].map { try? x(host, at: $0) } == [195, 220, 245])
    #expect(host.nextChange(after: 1) == 1)
    #expect([2, 3].map { try? x(host, at: $0) } == [295, 295])
    #expect(host.nextChange(after: 3) == nil)
    #expect(try host.extent() == .rests(at: 2))
  }

  @Test func stillScenesAreStill() throws {
    let host = host(Color.red)
    #expect(try host.extent() == .still)
    _ = try host.displayList(at: 0)
    #expect(host.nextChange(after: 0) == nil)
  }

  @Test func changesWithoutAnimationJump() throws {
    let trigger = Trigger()
    let host = host(Mover(trigger: trigger, animation: nil))
    #expect(try x(host, at: 0) == 0)
    try host.fire(trigger, at: 1)
    #expect(try x(host, at: 1) == 100)
  }

  @Test(arguments: [
    (Animation.easeIn(duration: 1), 0.25, 0.0935), (.easeOut(duration: 1), 0.5, 0.6846),
    (.easeInOut(duration: 1), 0.75, 0.8708), (.timingCurve(0, 0, 1, 1, duration: 2), 0.5, 0.25),
    (.linear, 0.175, 0.5), (.linear(duration: 1).speed(2), 0.25, 0.5),
    (.linear(duration: 1).delay(1), 1.5, 0.5), (.spring(duration: 0.5), 0.1, 0.3577),
    (.default, 0.2, 0.7154), (.smooth, 0.2, 0.7154), (.spring(), 0.2, 0.7154),
    (.linear(duration: 1).repeatCount(3, autoreverses: true), 1.25, 0.75),
    (.linear(duration: 1).repeatCount(2, autoreverses: true), 2.5, 1),
    (.interactiveSpring(), 5, 1), (.bouncy, 9, 1), (.snappy, 9, 1),
    (.interpolatingSpring(stiffness: 157.91367041742973, damping: 25.132741228718345), 0.2, 0.7154),
  ])
  func animationsShowTheirCurve(_ animation: Animation, _ time: Double, _ progress: Double) throws {
    let trigger = Trigger()
    let host = host(Mover(trigger: trigger, animation: animation))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 10)
    #expect(abs(try x(host, at: 10 + time) - 100 * progress) < 0.01)
  }

  @Test func defaultEqualsOnlyItself() {
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring)
    #expect(Animation.smooth == .spring(duration: 0.5))
    #expect(Animation.linear(duration: 0.35) == .linear)
  }

  @Test func aSpringIsInterruptedWithoutAJerk() throws {
    let trigger = Trigger()
    let host = host(Mover(trigger: trigger, animation: .spring(duration: 0.5, bounce: 0.2)))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    let before = [try x(host, at: 0.1998), try x(host, at: 0.1999), try x(host, at: 0.2)]
    try host.fire(trigger, at: 0.2)
    let after = [try x(host, at: 0.2), try x(host, at: 0.2001), try x(host, at: 0.2002)]
    #expect(isNear(before[2], after[0]))
    let (arriving, leaving) = (before[2] - before[1], after[1] - after[0])
    #expect(abs(arriving - leaving) < 0.01 * abs(arriving))
  }

  @Test func aRepeatIsNotRestartedByEvaluation() throws {
    struct Repeating: View {
      let trigger: Trigger
      @State private var isMoved = false
      @State private var other = 0
      var body: some View {
        ZStack(alignment: .leading) {
          Color.clear
          Color.red.frame(width: 10, height: CGFloat(10 + other))
            .offset(x: isMoved ? 100 : 0)
        }
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
            isMoved = true
          }
          trigger.action = { other += 1 }
        }
      }
    }
    let trigger = Trigger()
    let host = host(Repeating(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0.6)
    #expect(isNear(try x(host, at: 1.75), 75))
    #expect(try rects(host, at: 1.75)[0].height == 11)
    #expect(try host.extent() == .repeats(from: 0, period: 1))
  }

  /// Two animations of one closure each keep their start and curve.
  @Test func severalAnimationsInOneClosure() throws {
    struct Pair: View {
      @State private var a = false
      @State private var b = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: a ? 100 : 0)
          Color.red.frame(width: 10, height: 10).offset(x: b ? 100 : 0)
        }
        .onAppear {
          withAnimation(.linear(duration: 1)) { a = true }
          withAnimation(.linear(duration: 1).delay(1)) { b = true }
        }
      }
    }
    let host = host(Pair())
    #expect(try rects(host, at: 0.5).map(\.x) == [50, 0])
    #expect(try rects(host, at: 1.5).map(\.x) == [100, 50])
    #expect(try host.extent() == .rests(at: 2))
  }

  @Test func layoutAnimatesAsFrames() throws {
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        Color.red.frame(width: isLarge ? 200 : 100, height: 10).padding(isLarge ? 20 : 0)
          .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
      }
    }
    let host = host(Growing())
    #expect(try rects(host, at: 0) == [Rect(150, 395, 100, 10)])
    #expect(try rects(host, at: 0.5) == [Rect(125, 395, 150, 10)])
    // Between its ends a frame is not rounded.
    #expect(try rects(host, at: 0.25)[0] == Rect(137.5, 395, 125, 10))
    #expect(try rects(host, at: 1) == [Rect(100, 395, 200, 10)])
  }

  @Test func valueAnimationsActOnlyWhenTheirValueChanged() throws {
    struct Scoped: View {
      let trigger: Trigger
      let other: Trigger
      @State private var a = false
      @State private var b = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: 10, height: 10)
            .offset(x: a ? 100 : 0, y: b ? 100 : 0)
            .animation(.linear(duration: 1), value: a)
          Color.blue.frame(width: 10, height: 10).offset(x: a ? 100 : 0)
        }
        .onAppear {
          trigger.action = { a.toggle() }
          other.action = { b.toggle() }
        }
      }
    }
    let (trigger, other) = (Trigger(), Trigger())
    let host = host(Scoped(trigger: trigger, other: other))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    // The sibling jumps: the animation does not leak.
    #expect(try rects(host, at: 1.25).map(\.x) == [25, 100])
    try host.fire(other, at: 3)
    #expect(try rects(host, at: 3)[0] == Rect(100, 100, 10, 10))
  }

  /// An inner `.animation` wins over the transaction; `nil` there stops it; disabling stops
  /// `.animation`.
  @Test func theNearestModifierWins() throws {
    struct Nested: View {
      let trigger: Trigger
      @State private var a = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: a ? 100 : 0)
            .animation(.linear(duration: 4), value: a)
          Color.red.frame(width: 10, height: 10).offset(x: a ? 100 : 0)
            .animation(nil, value: a)
          Color.red.frame(width: 10, height: 10).offset(x: a ? 100 : 0)
            .transaction { $0.animation = $0.animation?.speed(0.5) }
        }
        .animation(.linear(duration: 1), value: a)
        .onAppear {
          trigger.action = {
            var transaction = Transaction(animation: .linear(duration: 2))
            transaction.disablesAnimations = a
            withTransaction(transaction) { a.toggle() }
          }
        }
      }
    }
    let trigger = Trigger()
    let host = host(Nested(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    #expect(try rects(host, at: 1).map(\.x) == [25, 100, 50])
    try host.fire(trigger, at: 10)
    #expect(try rects(host, at: 11).map(\.x) == [50, 50, 75])
  }

  @Test func effectsAnimateAtTheirOwnModifier() throws {
    struct Effects: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .opacity(isOn ? 0.5 : 1)
          .rotationEffect(.degrees(isOn ? 720 : 0))
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let host = host(Effects())
    let item = try #require(try host.displayList(at: 0.125).items.first)
    #expect(isNear(item.opacity, 1 - 0.5 * 0.125))
    // 720° is two turns: an eighth of the time is a quarter turn.
    #expect(isNear(item.transform.a, 0) && isNear(item.transform.b, 1))
    #expect(try host.displayList(at: 0).items.first?.opacity == 1)
  }

  /// Colours are mixed in linear light; stops and points of gradients are mixed one by one.
  @Test func paintsAnimate() throws {
    struct Paints: View {
      @State private var isOn = false
      var body: some View {
        ZStack {
          isOn ? Color.white : Color.black
          LinearGradient(
            stops: [
              .init(color: .black, location: 0), .init(color: .white, location: isOn ? 0.5 : 1),
            ], startPoint: .leading, endPoint: isOn ? .bottom : .trailing)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let list = try host(Paints(), size: Size(100, 100)).displayList(at: 0.5)
    guard case .fill(_, .solid(let color)) = list.items[0].content,
      case .fill(_, .linear(let paint)) = list.items[1].content
    else {
      Issue.record("\(list)")
      return
    }
    #expect(isNear(color.red, SRGB.encode(0.5)))
    #expect(paint.ramp.stops[1].location == 0.75)
    #expect(isNear(paint.end.x, 75) && isNear(paint.end.y, 75))
  }

  @Test func animatableViewsSeeInterpolatedValues() throws {
    struct Bar: View, Animatable {
      var width: CGFloat
      nonisolated var animatableData: CGFloat {
        get { width }
        set { width = newValue }
      }
      var body: some View { Color.red.frame(width: width.rounded(), height: 1) }
    }
    struct Holder: View {
      @State private var isOn = false
      var body: some View {
        Bar(width: isOn ? 100 : 0)
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let host = host(Holder())
    #expect(try rects(host, at: 0.25)[0].width == 25)
    #expect(try rects(host, at: 0.5)[0].width == 50)
    #expect(try rects(host, at: 2)[0].width == 100)
    #expect(host.nextChange(after: 2) == nil)
    #expect(try host.extent() == .rests(at: 1))
  }

  @Test func completionsRunWhenTheAnimationIsComplete() throws {
    struct Chain: View {
      let trigger: Trigger
      @State private var step = 0
      var body: some View {
        ZStack(alignment: .leading) {
          Color.clear
          Color.red.frame(width: 10, height: 10).offset(x: CGFloat(step) * 100)
        }
        .onAppear {
          withAnimation(.linear(duration: 1)) {
            step = 1
          } completion: {
            trigger.log.append("first")
            withAnimation(.linear(duration: 2)) {
              step = 2
            } completion: {
              trigger.log.append("second")
            }
          }
          withAnimation(.linear) {
          } completion: {
            trigger.log.append("nothing changed")
          }
        }
      }
    }
    let trigger = Trigger()
    let host = host(Chain(trigger: trigger))
    _ = try host.displayList(at: 0)
    #expect(trigger.log == ["nothing changed"])
    #expect(try x(host, at: 2) == 150)
    #expect(trigger.log == ["nothing changed", "first"])
    #expect(try x(host, at: 100) == 200)
    #expect(trigger.log == ["nothing changed", "first", "second"])
    #expect(try host.extent() == .rests(at: 3))
  }

  /// Offsets animate by the animation in force at the leaf, effects by the one at the modifier.
  @Test func offsetsBelongToTheLeaf() throws {
    struct Inside: View {
      let trigger: Trigger
      @State private var isOn = false
      var body: some View {
        ZStack(alignment: .leading) {
          Color.clear
          Color.red.frame(width: 10, height: 10)
            .animation(.linear(duration: 1), value: isOn)
            .offset(x: isOn ? 100 : 0)
            .opacity(isOn ? 0.5 : 1)
        }
        .onAppear { trigger.action = { isOn = true } }
      }
    }
    let trigger = Trigger()
    let host = host(Inside(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    #expect(try x(host, at: 1.5) == 50)
    #expect(try host.displayList(at: 1.5).items.first?.opacity == 0.5)
  }
}
