import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Views that scroll; numbers worked out by hand.
@MainActor
struct ScrollTests {
  /// Ten boxes of 40 × 20 points.
  private var column: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10) { _ in box(40, 20) }
      }
    }
  }

  private func scripted(
    _ view: some View, _ script: String, size: Size = Size(100, 60)
  ) throws -> ViewHost {
    let pointer = try PointerScript(script)
    return host(view, size: size) { $0.pointer = pointer }
  }

  // MARK: Layout

  @Test func scrollViewsTakeTheSpaceTheyScrollIn() throws {
    #expect(
      try host(column).sizeThatFits(ProposedViewSize(width: 100, height: 60)) == Size(40, 60))
    #expect(try host(column).sizeThatFits(.unspecified) == Size(40, 200))
    let row = ScrollView(.horizontal, showsIndicators: false) {
      box(80, 10)
      box(80, 20)
    }
    #expect(
      try host(row).sizeThatFits(ProposedViewSize(width: 100, height: 60)) == Size(100, 20))
    #expect(try rects(host(row, size: Size(100, 20))) == [Rect(0, 5, 80, 10), Rect(88, 0, 80, 20)])
    let both = ScrollView([.horizontal, .vertical]) { box(300, 200) }
    #expect(
      try host(both).sizeThatFits(ProposedViewSize(width: 100, height: 60)) == Size(100, 60))
  }

  @Test func severalViewsFollowOneAnother() throws {
    let view = ScrollView {
      box(10, 10)
      box(10, 10)
    }
    #expect(try rects(host(view, size: Size(10, 60))) == [Rect(0, 0, 10, 10), Rect(0, 18, 10, 10)])
  }

  @Test func contentIsClippedToTheFrame() throws {
    func mask(_ view: some View) throws -> Rect? {
      let items = try host(view.frame(height: 30), size: Size(40, 60)).displayList(at: 0).items
      guard let mask = items.first?.mask?.items.first, case .fill(let shape, _) = mask.content
      else { return nil }
      return shape.bounds
    }
    #expect(try mask(column) == Rect(0, 15, 40, 30))
    #expect(try mask(column.scrollClipDisabled()) == nil)
  }

  @Test func marginsAreScrolledAlong() throws {
    let view = column.contentMargins(.top, 15).contentMargins(.leading, 5)
    #expect(try rects(host(view, size: Size(100, 60)))[0] == Rect(32.5 + 0.5, 15, 40, 20))
    let padded = column.safeAreaPadding(.top, 15)
    let scrolled = try scripted(padded, "0:50,30 1:scroll@0,-10")
    #expect(try rects(scrolled)[0] == Rect(30, 15, 40, 20))
    #expect(try rects(scrolled, at: 1)[0] == Rect(30, 5, 40, 20))
    #expect(
      try rects(host(box(10, 10).safeAreaPadding(3).background(.blue), size: Size(16, 16)))[0]
        == Rect(0, 0, 16, 16))
  }

  // MARK: Scrolling

  @Test func theScriptScrollsWhatIsUnderThePointer() throws {
    let view = try scripted(column, "0:50,30 1:scroll@0,-25 2:scroll@0,-500 3:scroll@0,30")
    #expect(try rects(view, at: 0)[0].y == 0)
    #expect(try rects(view, at: 1)[0].y == -25)
    // No further than the end: 200 - 60.
    #expect(try rects(view, at: 2)[0].y == -140)
    #expect(try rects(view, at: 3)[0].y == -110)
    let beside = try scripted(column, "0:5,30 1:scroll@0,-25")
    #expect(try rects(beside, at: 1)[0].y == 0)
    #expect(
      try rects(scripted(column.scrollDisabled(true), "0:50,30 1:scroll@0,-25"), at: 1)[0].y == 0)
  }

  @Test func aStillIsTheFrameOfASequence() throws {
    let script = "0:50,30 1:scroll@0,-25 2:scroll@0,-15"
    let sequence = try scripted(column, script)
    for frame in 0...60 { _ = try sequence.displayList(at: Double(frame) / 20) }
    #expect(try rects(sequence, at: 3) == rects(scripted(column, script), at: 3))
  }

  @Test func whatTheInnerOneLeavesScrollsTheOuterOne() throws {
    let inner = ScrollView { box(40, 50) }.frame(height: 30)
    let view = ScrollView {
      inner
      box(40, 100)
    }
    let scrolled = try scripted(view, "0:50,10 1:scroll@0,-35")
    // 20 in the inner one, 15 left for the outer one.
    #expect(try rects(scrolled, at: 1).map(\.y) == [-35, 23])
  }

  @Test func pagesAndViewsAreWhereItComesToRest() throws {
    let paged = try scripted(column.scrollTargetBehavior(.paging), "0:50,30 1:scroll@0,-40")
    #expect(try rects(paged, at: 1)[0].y == -40)
    #expect(try rects(paged, at: 3)[0].y == -60)
    let aligned = ScrollView {
      VStack(spacing: 0) { ForEach(0..<10) { _ in box(40, 20) } }.scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    #expect(try rects(scripted(aligned, "0:50,30 1:scroll@0,-29"), at: 3)[0].y == -20)
    #expect(try rects(scripted(aligned, "0:50,30 1:scroll@0,-31"), at: 3)[0].y == -40)
  }

  /// Targets are where they are in the content, whatever says how far that stands from the edges.
  @Test func marginsAreNoPartOfTargets() throws {
    let aligned = ScrollView {
      VStack(spacing: 0) { ForEach(0..<10) { _ in box(40, 20) } }.scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    func place(_ view: some View) throws -> Double {
      try rects(scripted(view, "0:50,30 1:scroll@0,-31"), at: 3)[0].y
    }
    #expect(try place(aligned.safeAreaPadding(.top, 15)) == 15 - 40)
    #expect(try place(aligned.contentMargins(.top, 15)) == 15 - 40)
  }

  @Test func theStartMayBeElsewhere() throws {
    #expect(try rects(host(column.defaultScrollAnchor(.bottom), size: Size(40, 60)))[0].y == -140)
  }

  private struct Reader: View {
    let trigger: Trigger
    let anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { _ in Color.red.frame(width: 40, height: 20) }
            Color.blue.frame(width: 40, height: 20).id("last")
          }
        }
        .onAppear { trigger.action = { proxy.scrollTo(5, anchor: anchor) } }
        .onAppear {
          trigger.others = [{ withAnimation(.linear(duration: 1)) { proxy.scrollTo("last") } }]
        }
      }
    }
  }

  @Test func codeScrollsToViews() throws {
    func place(_ anchor: UnitPoint?) throws -> Double {
      let trigger = Trigger()
      let view = host(Reader(trigger: trigger, anchor: anchor), size: Size(40, 60))
      try view.perform(at: 0) { trigger.action() }
      return try rects(view, at: 0)[0].y
    }
    #expect(try place(.top) == -100)
    #expect(try place(.center) == -80)
    #expect(try place(.bottom) == -60)
    // As little as shows it.
    #expect(try place(nil) == -60)
  }

  @Test func codeScrollsWithAnimation() throws {
    let trigger = Trigger()
    let view = host(Reader(trigger: trigger, anchor: nil), size: Size(40, 60))
    try view.perform(at: 1) { trigger.others[0]() }
    #expect(try rects(view, at: 1)[0].y == 0)
    #expect(try rects(view, at: 1.5)[0].y == -80)
    #expect(try rects(view, at: 2)[0].y == -160)
  }

  @Test func readersInsideFollow() throws {
    let view = ScrollView {
      GeometryReader { proxy in
        Color.red.frame(width: -proxy.frame(in: .global).minY + 10, height: 10)
      }
      .frame(width: 100, height: 300)
    }
    let scrolled = try scripted(view, "0:50,30 1:scroll@0,-25")
    #expect(try rects(scrolled, at: 0).map(\.width) == [10])
    #expect(try rects(scrolled, at: 1).map(\.width) == [35])
  }

  @Test func nothingIsHitOutsideTheFrame() throws {
    var isOver: [Bool] = []
    let view = column.onHover { isOver.append($0) }.frame(height: 20)
    let shown = try scripted(view, "0:50,50 1:50,30")
    _ = try shown.displayList(at: 0)
    #expect(isOver.isEmpty)
    _ = try shown.displayList(at: 1)
    #expect(isOver == [true])
  }

  // MARK: Around

  @Test func extentsFollowTheContainer() throws {
    let row = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        Color.red.containerRelativeFrame(.horizontal)
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
      }
      .frame(height: 20)
    }
    // (170 - 30) / 4 = 35; two of them and a space.
    let view = host(row, size: Size(170, 20))
    #expect(try rects(view).map(\.width) == [170, 80, 43])
    view.resize(to: Size(90, 20))
    #expect(try rects(view).map(\.width) == [90, 40, 23])
    #expect(
      try rects(
        host(Color.red.containerRelativeFrame([.horizontal, .vertical]), size: Size(90, 20)))
        == [Rect(0, 0, 90, 20)])
  }

  @Test func othersStandAtTheEdgeOfAView() throws {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 4) { box(30, 10) }
    #expect(
      try rects(host(view, size: Size(50, 60))) == [Rect(0, 0, 50, 46), Rect(10, 50, 30, 10)])
    let side = Color.red.safeAreaInset(edge: .leading, alignment: .top) { box(30, 10) }
    #expect(
      try rects(host(side, size: Size(50, 60))) == [Rect(30, 0, 20, 60), Rect(0, 0, 30, 10)])
  }
}
