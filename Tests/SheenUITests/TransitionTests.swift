import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// A box of 40 × 20 points that a trigger shows and hides within a second of equal progress.
private struct Shown<Content: View>: View {
  let trigger: Trigger
  var animation: Animation? = .linear(duration: 1)
  @ViewBuilder let content: () -> Content
  @State private var isShown = false
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isShown { content() }
    }
    .onAppear { trigger.action = { withAnimation(animation) { isShown.toggle() } } }
  }
}

private var box: some View { Color.red.frame(width: 40, height: 20) }

/// What is drawn of the box: where it is and how opaque.
private struct Look: Equatable {
  var rect: Rect
  var opacity: Double
}

/// Moves by a part of its amount that the body rounds, so that the body has to be evaluated.
private struct Lift: ViewModifier, Animatable {
  var amount: CGFloat
  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.offset(y: (amount / 10).rounded() * 10) }
}

/// A transition of the user's.
private struct Sink: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: 100 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
  }
}

@MainActor
struct TransitionTests {
  private func looks(_ host: ViewHost, at time: Double) throws -> [Look] {
    func leaves(_ item: DisplayItem, _ outer: Affine, _ opacity: Double) -> [Look] {
      let map = outer * item.transform
      switch item.content {
      case .fill(let shape, _):
        let (a, b) = (
          map * Point(shape.bounds.x, shape.bounds.y),
          map * Point(shape.bounds.maxX, shape.bounds.maxY)
        )
        return [Look(rect: Rect(a.x, a.y, b.x - a.x, b.y - a.y), opacity: opacity * item.opacity)]
      case .group(let items): return items.flatMap { leaves($0, map, opacity * item.opacity) }
      }
    }
    return try host.displayList(at: time).items.flatMap { leaves($0, .identity, 1) }
  }

  /// What shows a quarter of the way in, and a quarter of the way out.
  private func run(_ transition: AnyTransition) throws -> (coming: Look?, going: Look?) {
    let trigger = Trigger()
    let host = host(Shown(trigger: trigger) { box.transition(transition) })
    return try run(host, trigger)
  }

  private func run(_ host: ViewHost, _ trigger: Trigger) throws -> (coming: Look?, going: Look?) {
    #expect(try looks(host, at: 0).isEmpty)
    try host.fire(trigger, at: 1)
    let coming = try looks(host, at: 1.25).first
    #expect(try looks(host, at: 2) == [Look(rect: Rect(0, 0, 40, 20), opacity: 1)])
    try host.fire(trigger, at: 3)
    let going = try looks(host, at: 3.25).first
    #expect(try looks(host, at: 4).isEmpty)
    #expect(host.nextChange(after: 4) == nil)
    return (coming, going)
  }

  @Test func viewsFadeWhereNothingIsSaid() throws {
    let trigger = Trigger()
    let (coming, going) = try run(host(Shown(trigger: trigger) { box }), trigger)
    #expect(coming == Look(rect: Rect(0, 0, 40, 20), opacity: 0.25))
    #expect(going == Look(rect: Rect(0, 0, 40, 20), opacity: 0.75))
  }

  @Test func changesWithoutAnimationHaveNoTransition() throws {
    let trigger = Trigger()
    let host = host(
      Shown(trigger: trigger, animation: nil) { box.transition(.move(edge: .leading)) })
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    #expect(try looks(host, at: 1) == [Look(rect: Rect(0, 0, 40, 20), opacity: 1)])
    try host.fire(trigger, at: 2)
    #expect(try looks(host, at: 2).isEmpty)
  }

  @Test func theFirstAppearanceHasNoTransition() throws {
    let host = host(
      ZStack {
        if true { box.transition(.move(edge: .leading)) }
      }
      .everyAnimation(.linear(duration: 1)), size: Size(40, 20))
    #expect(try looks(host, at: 0) == [Look(rect: Rect(0, 0, 40, 20), opacity: 1)])
    #expect(host.nextChange(after: 0) == nil)
  }

  @Test func opacityAndIdentity() throws {
    let faded = try run(.opacity)
    #expect(faded.coming?.opacity == 0.25 && faded.going?.opacity == 0.75)
    let trigger = Trigger()
    let host = host(Shown(trigger: trigger) { box.transition(.identity) })
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    #expect(try looks(host, at: 1.25).map(\.opacity) == [1])
    try host.fire(trigger, at: 3)
    #expect(try looks(host, at: 3).isEmpty)
  }

  @Test func scales() throws {
    let centre = try run(.scale)
    #expect(centre.coming?.rect == Rect(15, 7.5, 10, 5))
    #expect(centre.going?.rect == Rect(5, 2.5, 30, 15))
    let corner = try run(.scale(scale: 0.5, anchor: .topLeading))
    #expect(corner.coming?.rect == Rect(0, 0, 25, 12.5))
  }

  @Test func slidesAndMoves() throws {
    let slide = try run(.slide)
    #expect(slide.coming?.rect.x == -30 && slide.going?.rect.x == 10)
    for (edge, x, y) in [
      (Edge.leading, -30.0, 0.0), (.trailing, 30, 0), (.top, 0, -15), (.bottom, 0, 15),
    ] {
      let move = try run(.move(edge: edge))
      #expect(move.coming == Look(rect: Rect(x, y, 40, 20), opacity: 1))
      #expect(move.going == Look(rect: Rect(x / 3, y / 3, 40, 20), opacity: 1))
    }
  }

  @Test func pushesAndOffsets() throws {
    let push = try run(.push(from: .bottom))
    #expect(push.coming == Look(rect: Rect(0, 15, 40, 20), opacity: 0.25))
    #expect(push.going == Look(rect: Rect(0, -5, 40, 20), opacity: 0.75))
    let offset = try run(.offset(x: 100, y: 40))
    #expect(offset.coming?.rect == Rect(75, 30, 40, 20))
    #expect(try run(.offset(CGSize(width: 0, height: 8))).coming?.rect.y == 6)
  }

  @Test func asymmetricAndCombined() throws {
    let both = try run(
      .asymmetric(
        insertion: .move(edge: .leading), removal: .move(edge: .bottom).combined(with: .opacity)))
    #expect(both.coming == Look(rect: Rect(-30, 0, 40, 20), opacity: 1))
    #expect(both.going == Look(rect: Rect(0, 5, 40, 20), opacity: 0.75))
  }

  @Test func modifiersOfUsersAnimateBetweenTwoForms() throws {
    let lift = try run(.modifier(active: Lift(amount: 80), identity: Lift(amount: 0)))
    #expect(lift.coming?.rect.y == 60 && lift.going?.rect.y == 20)
  }

  @Test func transitionsOfUsersKnowThePhase() throws {
    let trigger = Trigger()
    let (coming, going) = try run(
      host(Shown(trigger: trigger) { box.transition(Sink()) }), trigger)
    #expect(coming == Look(rect: Rect(0, -75, 40, 20), opacity: 0.625))
    #expect(going == Look(rect: Rect(0, 25, 40, 20), opacity: 0.875))
  }

  @Test func theNamesOfTheProtocolMeanTheSame() throws {
    @MainActor func coming(_ transition: some Transition) throws -> Look? {
      try run(AnyTransition(transition)).coming
    }
    #expect(try coming(.slide)?.rect.x == -30)
    #expect(try coming(.scale(0.5, anchor: .topLeading))?.rect == Rect(0, 0, 25, 12.5))
    #expect(try coming(.move(edge: .top))?.rect.y == -15)
    #expect(try coming(.push(from: .bottom)) == Look(rect: Rect(0, 15, 40, 20), opacity: 0.25))
    #expect(try coming(.offset(x: 100, y: 40))?.rect == Rect(75, 30, 40, 20))
    #expect(try coming(.opacity.combined(with: .slide))?.opacity == 0.25)
    #expect(
      try coming(AsymmetricTransition(insertion: .slide, removal: .opacity))?.rect.x == -30)
  }

  /// A transition's own animation is that of the transition alone, and needs no other.
  @Test func transitionsHaveAnimationsOfTheirOwn() throws {
    let trigger = Trigger()
    let host = host(
      Shown(trigger: trigger, animation: nil) {
        box.transition(.move(edge: .leading).animation(.linear(duration: 4)))
      })
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    #expect(try looks(host, at: 1).map(\.rect.x) == [-30])
    try host.fire(trigger, at: 10)
    #expect(try looks(host, at: 13).map(\.rect.x) == [-30])
    #expect(try looks(host, at: 14).isEmpty)
  }

  @Test func whatComesBackWhileLeavingIsTheSameView() throws {
    let trigger = Trigger()
    let inner = Trigger()
    struct Grower: View {
      let trigger: Trigger
      @State private var width: CGFloat = 40
      var body: some View {
        Color.red.frame(width: width, height: 20)
          .onAppear {
            trigger.log.append("appear")
            trigger.action = { width += 10 }
          }
          .onDisappear { trigger.log.append("disappear") }
      }
    }
    let host = host(Shown(trigger: trigger) { Grower(trigger: inner).transition(.opacity) })
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    try host.fire(inner, at: 2)
    try host.fire(trigger, at: 3)
    #expect(try looks(host, at: 3.5) == [Look(rect: Rect(0, 0, 50, 20), opacity: 0.5)])
    try host.fire(trigger, at: 3.5)
    // old(t) goes on beneath: 1 − 0.75 mixed with 1 by a quarter.
    #expect(try looks(host, at: 3.75).map(\.opacity) == [0.25 + 0.25 * 0.75])
    #expect(try looks(host, at: 4.5) == [Look(rect: Rect(0, 0, 50, 20), opacity: 1)])
    #expect(inner.log == ["appear"])
    try host.fire(trigger, at: 6)
    _ = try host.displayList(at: 6.9)
    #expect(inner.log == ["appear"])
    _ = try host.displayList(at: 7)
    #expect(inner.log == ["appear", "disappear"])
  }

  /// What leaves keeps its place and holds no space: what is behind it moves up at once.
  @Test func leavingViewsHoldNoSpace() throws {
    struct List: View {
      let trigger: Trigger
      @State private var rows = [1, 2, 3]
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color.red.frame(width: CGFloat(row) * 10, height: 20).transition(.opacity)
          }
        }
        .frame(width: 400, height: 800, alignment: .topLeading)
        .onAppear {
          trigger.action = { withAnimation(.linear(duration: 1)) { rows = [1, 3, 4] } }
        }
      }
    }
    let trigger = Trigger()
    let host = host(List(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    let shown = try looks(host, at: 1.5)
    // The one that leaves lies behind the others; the next is on its way up.
    #expect(
      shown == [
        Look(rect: Rect(0, 20, 20, 20), opacity: 0.5), Look(rect: Rect(0, 0, 10, 20), opacity: 1),
        Look(rect: Rect(0, 30, 30, 20), opacity: 1), Look(rect: Rect(0, 40, 40, 20), opacity: 0.5),
      ])
    #expect(try looks(host, at: 2).map(\.rect.width) == [10, 30, 40])
  }

  /// What leaves stays where it is, though the container has nothing else to hold.
  @Test func whatLeavesAnEmptyContainerStays() throws {
    struct Covered: View {
      let trigger: Trigger
      @State private var isShown = true
      var body: some View {
        Color.clear.frame(width: 100, height: 100)
          .overlay { if isShown { box } }
          .overlay(alignment: .bottomTrailing) { if isShown { box } }
          .onAppear { trigger.action = { withAnimation(.linear(duration: 1)) { isShown = false } } }
      }
    }
    let trigger = Trigger()
    let host = host(Covered(trigger: trigger), size: Size(100, 100))
    let places = [Rect(30, 40, 40, 20), Rect(60, 80, 40, 20)]
    #expect(try looks(host, at: 0).map(\.rect) == places)
    try host.fire(trigger, at: 1)
    #expect(try looks(host, at: 1.5) == places.map { Look(rect: $0, opacity: 0.5) })
  }

  @Test func zIndexCountsWhileLeaving() throws {
    struct Stack: View {
      let trigger: Trigger
      @State private var isShown = true
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 100, height: 100)
          if isShown { box.zIndex(1).transition(.opacity) }
          if isShown { Color.red.frame(width: 50, height: 20).transition(.opacity) }
        }
        .onAppear { trigger.action = { withAnimation(.linear(duration: 1)) { isShown = false } } }
      }
    }
    let trigger = Trigger()
    let host = host(Stack(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    #expect(try looks(host, at: 1.5).map(\.rect.width) == [50, 100, 40])
  }

  @Test func branchesOfSwitchesReplaceEachOther() throws {
    struct Switching: View {
      let trigger: Trigger
      @State private var step = 0
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          switch step {
          case 0: Color.red.frame(width: 10, height: 20)
          case 1: Color.red.frame(width: 20, height: 20).transition(.move(edge: .leading))
          default: Color.red.frame(width: 30, height: 20).transition(.offset(x: 100))
          }
        }
        .onAppear { trigger.action = { withAnimation(.linear(duration: 1)) { step += 1 } } }
      }
    }
    let trigger = Trigger()
    let host = host(Switching(trigger: trigger))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    #expect(
      try looks(host, at: 1.5) == [
        Look(rect: Rect(0, 0, 10, 20), opacity: 0.5), Look(rect: Rect(-10, 0, 20, 20), opacity: 1),
      ])
    try host.fire(trigger, at: 3)
    #expect(try looks(host, at: 3.5).map(\.rect.x) == [-10, 50])
  }

  /// Another identity is another view: the old one goes, a new one comes.
  @Test func anotherIdentityIsATransition() throws {
    struct Identified: View {
      let trigger: Trigger
      @State private var step = 0
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: 40, height: 20)
            .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
            .id(step)
        }
        .onAppear { trigger.action = { withAnimation(.linear(duration: 1)) { step += 1 } } }
      }
    }
    let trigger = Trigger()
    let host = host(Identified(trigger: trigger))
    #expect(try looks(host, at: 0) == [Look(rect: Rect(0, 0, 40, 20), opacity: 1)])
    try host.fire(trigger, at: 1)
    #expect(
      try looks(host, at: 1.25) == [
        Look(rect: Rect(0, 0, 40, 20), opacity: 0.75),
        Look(rect: Rect(-30, 0, 40, 20), opacity: 1),
      ])
    #expect(try looks(host, at: 2) == [Look(rect: Rect(0, 0, 40, 20), opacity: 1)])
  }

  /// A view inside a container that comes has no transition; the container has.
  @Test func transitionsInsideContainersWait() throws {
    let trigger = Trigger()
    let host = host(
      Shown(trigger: trigger) { VStack { box.transition(.move(edge: .leading)) } })
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    #expect(try looks(host, at: 1.5) == [Look(rect: Rect(0, 0, 40, 20), opacity: 0.5)])
  }

  @Test func leavingViewsAreNotUnderThePointer() throws {
    let trigger = Trigger()
    let inner = Trigger()
    let host = host(
      Shown(trigger: trigger) {
        box.onHover { inner.log.append("\($0)") }.transition(.opacity)
      })
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    try host.fire(trigger, at: 2)
    try host.pointer(.moved(Point(5, 5)), at: 2.1)
    _ = try host.displayList(at: 2.5)
    #expect(inner.log.isEmpty)
  }

  @Test func contentTransitionsLeaveOtherViewsAlone() throws {
    let plain = try host(box).displayList(at: 0)
    let view = box.contentTransition(.numericText()).contentTransition(.interpolate)
    #expect(
      try rects(host(view))
        == plain.items.compactMap { item in
          guard case .fill(let shape, _) = item.content else { return nil }
          return shape.bounds
        })
  }
}
