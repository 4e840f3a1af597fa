import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Positions of scroll views as values, and code that follows them.
@MainActor
struct ScrollPositionTests {
  /// Ten boxes of 40 × 20 points in a window of 60.
  private struct Column: View {
    let trigger: Trigger
    var anchor: UnitPoint?
    @State var shown: Int?

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { _ in Color.red.frame(width: 40, height: 20) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $shown, anchor: anchor)
      .onChange(of: shown) { trigger.log.append(shown.map { "\($0)" } ?? "none") }
      .onAppear {
        trigger.action = { withAnimation(.linear(duration: 1)) { shown = 5 } }
      }
    }
  }

  private func scripted(_ view: some View, _ script: String) throws -> ViewHost {
    let pointer = try PointerScript(script)
    return host(view, size: Size(40, 60)) { $0.pointer = pointer }
  }

  @Test func codeChoosesTheViewThatShows() throws {
    func place(_ anchor: UnitPoint?) throws -> Double {
      try rects(host(Column(trigger: Trigger(), anchor: anchor, shown: 5), size: Size(40, 60)))[0].y
    }
    #expect(try place(.top) == -100)
    #expect(try place(.center) == -80)
    #expect(try place(.bottom) == -60)
    // As little as shows it.
    #expect(try place(nil) == -60)
  }

  @Test func aChangeOfTheValueScrollsWithItsAnimation() throws {
    let trigger = Trigger()
    let host = host(Column(trigger: trigger, anchor: .top), size: Size(40, 60))
    #expect(try rects(host)[0].y == 0)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1.5)[0].y == -50)
    #expect(try rects(host, at: 2)[0].y == -100)
    #expect(trigger.log == ["5"])
  }

  @Test func theValueFollowsThePerson() throws {
    let trigger = Trigger()
    let host = try scripted(
      Column(trigger: trigger), "0:20,30 1:scroll@0,-19 2:scroll@0,-2 3:scroll@0,-60 4:scroll@0,500"
    )
    #expect(try rects(host, at: 5)[0].y == 0)
    #expect(trigger.log == ["1", "4", "0"])
    let bottom = Trigger()
    _ = try rects(
      scripted(Column(trigger: bottom, anchor: .bottom), "0:20,30 1:scroll@0,-40"), at: 2)
    #expect(bottom.log == ["4"])
  }

  private struct Placed: View {
    let trigger: Trigger
    @State var position = ScrollPosition(idType: Int.self)

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in Color.red.frame(width: 40, height: 20) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onAppear {
        trigger.others = [
          { position.scrollTo(edge: .bottom) },
          { position.scrollTo(y: 30) },
          { position.scrollTo(id: 4, anchor: .top) },
          { position.scrollTo(edge: .top) },
        ]
        trigger.action = {
          trigger.log.append(
            "\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)")
        }
      }
    }
  }

  @Test func positionsAreEndsPlacesAndViews() throws {
    let trigger = Trigger()
    let host = host(Placed(trigger: trigger), size: Size(40, 60))
    for (step, expected) in [-140.0, -30, -80, 0].enumerated() {
      try host.perform(at: Double(step)) { trigger.others[step]() }
      #expect(try rects(host, at: Double(step))[0].y == expected)
    }
    try host.fire(trigger, at: 5)
    #expect(trigger.log == ["false -1"])
    let start = try frames(Placed(trigger: trigger, position: ScrollPosition(y: 50)), in: 40, 60)
    #expect(start[0].y == -50)
  }

  @Test func aPersonTakesThePositionOver() throws {
    let trigger = Trigger()
    let host = try scripted(
      Placed(trigger: trigger, position: ScrollPosition(edge: .bottom)), "0:20,30 1:scroll@0,80")
    #expect(try rects(host)[0].y == -140)
    #expect(try rects(host, at: 1)[0].y == -60)
    try host.fire(trigger, at: 2)
    try host.perform(at: 3) { trigger.others[0]() }
    #expect(try rects(host, at: 3)[0].y == -140)
    #expect(trigger.log == ["true -1"])
  }

  @Test func positionsTellWhatTheyAre() {
    var position = ScrollPosition(id: 7, anchor: .top)
    #expect(position.viewID(type: Int.self) == 7 && !position.isPositionedByUser)
    position.scrollTo(edge: .leading)
    #expect(position.edge == .leading && position.viewID == nil)
    position.scrollTo(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2) && position.edge == nil)
    #expect(position.x == 1 && position.y == 2)
    #expect(ScrollPosition(x: 3) == ScrollPosition(x: 3))
    #expect(ScrollPosition(x: 3) != ScrollPosition(y: 3))
  }

  // MARK: Following

  private struct Followed: View {
    let trigger: Trigger

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          box(40, 50)
          Color.blue.frame(width: 40, height: 20)
            .onScrollVisibilityChange(threshold: 0.5) { trigger.log.append("\($0)") }
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .global).minY
            } action: {
              trigger.log.append("y \($0)")
            }
          box(40, 100)
        }
      }
      .contentMargins(.top, 10)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { old, new in
        trigger.log.append("\(old) \(new)")
      }
    }
  }

  /// The content is 170 points high and 10 below the top: the blue box is at 60 at first.
  @Test func codeFollowsWhatShows() throws {
    let trigger = Trigger()
    let host = try scripted(Followed(trigger: trigger), "0:20,30 1:scroll@0,-5 2:scroll@0,-5")
    _ = try rects(host)
    #expect(Set(trigger.log) == ["y 60.0", "-10.0 -10.0"])
    trigger.log = []
    _ = try rects(host, at: 1)
    #expect(Set(trigger.log) == ["y 55.0", "-10.0 -5.0"])
    trigger.log = []
    _ = try rects(host, at: 2)
    #expect(Set(trigger.log) == ["y 50.0", "-5.0 0.0", "true"])
  }

  @Test func theGeometryIsThatOfTheDocumentation() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: -10), contentSize: CGSize(width: 40, height: 170),
      contentInsets: EdgeInsets(top: 10, leading: 1, bottom: 2, trailing: 3),
      containerSize: CGSize(width: 44, height: 60))
    #expect(geometry.visibleRect == CGRect(x: 0, y: -10, width: 44, height: 60))
    #expect(geometry.bounds == CGRect(x: 1, y: 0, width: 40, height: 48))
  }

  // MARK: Anchors

  @Test func anchorsAlignWhatIsSmallAndKeepWhatGrows() throws {
    let small = ScrollView { box(40, 20) }
    #expect(try frames(small.defaultScrollAnchor(.bottom), in: 40, 60)[0].y == 40)
    #expect(try frames(small.defaultScrollAnchor(.center, for: .alignment), in: 40, 60)[0].y == 20)
    #expect(
      try frames(small.defaultScrollAnchor(.bottom, for: .initialOffset), in: 40, 60)[0].y == 0)
    struct Growing: View {
      let trigger: Trigger
      @State private var height: CGFloat = 100
      var body: some View {
        ScrollView { Color.red.frame(width: 40, height: height) }
          .defaultScrollAnchor(.bottom)
          .onAppear { trigger.action = { height = 150 } }
      }
    }
    let trigger = Trigger()
    let host = host(Growing(trigger: trigger), size: Size(40, 60))
    #expect(try rects(host)[0].y == -40)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1)[0].y == -90)
  }
}
