import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Names that effect code uses now and then.
@MainActor
struct SurfaceTests {
  // MARK: Keyframes

  private struct Pose {
    var x = 0.0
    var y = 0.0
  }

  private struct Hop: Keyframes {
    var body: some Keyframes<Pose> {
      KeyframeTrack(\.x) { LinearKeyframe(10.0, duration: 1) }
      KeyframeTrack(\.y) {
        LinearKeyframe(8.0, duration: 2)
        Settling(end: 4)
      }
    }
  }

  private struct Settling: KeyframeTrackContent {
    let end: Double
    var body: some KeyframeTrackContent<Double> {
      MoveKeyframe(end / 2)
      LinearKeyframe(end, duration: 1)
    }
  }

  @Test func keyframesAndTracksCanBeTypesOfTheirOwn() {
    let timeline = KeyframeTimeline(initialValue: Pose()) { Hop() }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).x == 5 && timeline.value(time: 0.5).y == 2)
    #expect(timeline.value(time: 2.5).x == 10 && timeline.value(time: 2.5).y == 3)
    #expect(timeline.value(time: 3).y == 4)
  }

  // MARK: Data of several properties

  @Test func partsOfDifferentTypesAreInterpolatedTogether() {
    var (number, point) = (1.0, CGPoint(x: 2, y: 3))
    let start = _AnimatableParts(number, point)
    let end = _AnimatableParts(3.0, CGPoint(x: 4, y: 7))
    let half = start + (end - start).scaled(by: 0.5)
    half._apply(0, to: &number)
    half._apply(1, to: &point)
    #expect(number == 2 && point == CGPoint(x: 3, y: 5))
    #expect(start.magnitudeSquared == 14)
    #expect(start - start == .zero && start + .zero == start && start != end)
    _AnimatableParts.zero._apply(1, to: &point)
    #expect(point == .zero)
  }

  // MARK: Scrolling

  private struct Scrolled: View {
    let trigger: Trigger
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { index in
            box(100, 20)
              .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .scrollView(axis: .vertical)).minY
              } action: {
                if index == 2 { trigger.counts["y"] = Int($0) }
              }
          }
        }
      }
      .onScrollPhaseChange { old, new in trigger.log.append("\(old) \(new)") }
      .padding(.top, 10)
    }
  }

  @Test func phasesOfScrollingAreToldOf() throws {
    let trigger = Trigger()
    let pointer = try PointerScript("1:50,90 1:down 1.1:50,80 1.15:50,60 1.2:50,40 1.2:up")
    let view = host(Scrolled(trigger: trigger), size: Size(100, 100)) { $0.pointer = pointer }
    _ = try view.displayList(at: 0)
    #expect(trigger.log.isEmpty)
    // In the coordinates of the scroll view, which begins 10 points down.
    #expect(trigger.counts["y"] == 40)
    _ = try view.displayList(at: 1.15)
    #expect(trigger.log == ["idle interacting"])
    #expect(trigger.counts["y"] == 20)
    _ = try view.displayList(at: 1.3)
    #expect(trigger.log == ["idle interacting", "interacting decelerating"])
    _ = try view.displayList(at: 9)
    #expect(trigger.log.last == "decelerating idle" && trigger.log.count == 3)
  }

  // MARK: Redaction

  private func paths(_ view: some View) throws -> [(Rect, RGBA)] {
    func leaves(_ item: DisplayItem, _ map: Affine) -> [(Rect, RGBA)] {
      switch item.content {
      case .fill(let shape, .solid(let color)):
        let box = shape.bounds
        let corner = map * item.transform * Point(box.x, box.y)
        return [(Rect(corner.x, corner.y, box.width, box.height), color)]
      case .fill: return []
      case .group(let items): return items.flatMap { leaves($0, map * item.transform) }
      }
    }
    return try host(view, size: Size(100, 80)).displayList(at: 0).items
      .flatMap { leaves($0, .identity) }
  }

  /// The colour is `systemFill` of iOS: 120, 120, 128 at 20 %.
  @Test func boxesStandForPicturesThatAreNotThere() throws {
    let picture = Image(.swatch)
    #expect(try paths(picture).isEmpty)
    let (frame, color) = try #require(try paths(picture.redacted(reason: .placeholder)).first)
    #expect(frame == Rect(18, 20, 64, 40))
    #expect(abs(color.alpha - 0.2) < 0.001 && abs(color.red * 255 - 120) < 0.1)
    let symbol = Image(systemName: "star").resizable().frame(width: 30, height: 20)
    #expect(
      try paths(symbol.redacted(reason: .placeholder)).first?.0 == Rect(35, 30, 30, 20))
    #expect(try paths(picture.unredacted().redacted(reason: .placeholder)).isEmpty)
    #expect(try paths(picture.redacted(reason: [])).isEmpty)
    #expect(try paths(box(20, 10).redacted(reason: .placeholder)).first?.0 == Rect(40, 35, 20, 10))
  }

  // MARK: Symbols

  private struct Switch: View {
    let trigger: Trigger
    let transition: ContentTransition
    @State private var isOn = false
    var body: some View {
      Image(systemName: isOn ? "pause.fill" : "play.fill").contentTransition(transition)
        .onAppear { trigger.action = { isOn = true } }
    }
  }

  /// How large and how dense the things are that are drawn.
  private func looks(
    _ transition: ContentTransition, at times: [Double]
  ) throws -> [[(scale: Double, opacity: Double)]] {
    let trigger = Trigger()
    let view = host(Switch(trigger: trigger, transition: transition))
    _ = try view.displayList(at: 0)
    try view.fire(trigger, at: 1)
    return try times.map { time in
      try view.displayList(at: time).items.map { ($0.transform.a, $0.opacity) }
    }
  }

  @Test func aSymbolTakesThePlaceOfAnother() throws {
    let down = try looks(.symbolEffect(.replace), at: [1, 1.09, 1.27, 2])
    #expect(down[0].count == 1 && down[0][0].scale == 1 && down[0][0].opacity == 1)
    // The old one shrinks away, the new one grows.
    #expect(down[1].count == 1 && isNear(down[1][0].scale, 0.75))
    #expect(isNear(down[1][0].opacity, 0.5))
    #expect(down[2].count == 1 && isNear(down[2][0].scale, 0.75))
    #expect(down[3].count == 1 && down[3][0].scale == 1 && down[3][0].opacity == 1)
    let up = try looks(.symbolEffect(.replace.upUp), at: [1.09])
    #expect(isNear(up[0][0].scale, 1.15))
    let off = try looks(.symbolEffect(.replace.offUp), at: [1, 1.09, 1.18])
    #expect(off[0].isEmpty && isNear(off[1][0].scale, 0.75) && off[2][0].scale == 1)
    let fast = try looks(
      .symbolEffect(.replace, options: .speed(2)), at: [1.045])
    #expect(isNear(fast[0][0].scale, 0.75))
    #expect(try looks(.identity, at: [1.01])[0][0].scale == 1)
  }

  // MARK: Groups

  private struct Arriving: View {
    let trigger: Trigger
    let isGrouped: Bool
    @State private var isMoved = false
    var body: some View {
      HStack(spacing: 0) {
        if isGrouped { inner.geometryGroup() } else { inner }
        Spacer(minLength: 0)
      }
      .padding(.leading, isMoved ? 50 : 0)
      .onAppear {
        trigger.action = { withAnimation(.linear(duration: 1)) { isMoved = true } }
      }
    }
    private var inner: some View {
      VStack(spacing: 0) {
        box(20, 10)
        if isMoved { box(30, 10).transition(.identity) }
      }
      .frame(width: 40)
    }
  }

  /// A view that is new begins where its group shows, not where the group will be.
  @Test func groupsMoveAsOne() throws {
    for (isGrouped, expected) in [(true, 30.0), (false, 55.0)] {
      let trigger = Trigger()
      let view = host(Arriving(trigger: trigger, isGrouped: isGrouped), size: Size(100, 80))
      _ = try view.displayList(at: 0)
      try view.fire(trigger, at: 1)
      let shown = try rects(view, at: 1.5)
      #expect(shown.map(\.x) == [35, expected], "\(isGrouped)")
    }
  }

  // MARK: Canvas

  @Test func aMeshFillsAPath() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .red, .red, .red])
    let canvas = Canvas { context, _ in
      context.fill(
        Path(CGRect(x: 10, y: 20, width: 30, height: 40)), with: .meshGradient(mesh))
    }
    #expect(try rects(host(canvas, size: Size(100, 80))) == [Rect(10, 20, 30, 40)])
  }

  // MARK: Navigation

  @Test func stylesOfNavigationShowTheFirstScreen() throws {
    let view = NavigationView { box(20, 10) }.navigationViewStyle(.stack)
    #expect(try rects(host(view, size: Size(100, 80))) == [Rect(40, 35, 20, 10)])
    let pushed = NavigationStack(path: .constant([1])) { box(20, 10) }
    _ = try host(pushed).displayList(at: 0)
    #expect(Warnings.told.contains { $0.hasPrefix("NavigationStack: ") })
  }

  // MARK: Containers

  /// What the only thing drawn is filled in.
  private func outline(_ view: some View) throws -> SheenDisplay.Shape? {
    let items = try host(view, size: Size(100, 80)).displayList(at: 0).items
    guard case .fill(let shape, _)? = items.first?.content else { return nil }
    return shape
  }

  /// 10 points inside of corners of 30 points those of 20 have the same centre.
  @Test func cornersInsideOfAContainerHaveItsCentre() throws {
    let round = RoundedRectangle(cornerRadius: 30)
    let twenty = try outline(RoundedRectangle(cornerRadius: 20).padding(10))
    #expect(twenty != nil)
    #expect(try outline(ContainerRelativeShape().padding(10).containerShape(round)) == twenty)
    #expect(try outline(ConcentricRectangle().padding(10).containerShape(round)) == twenty)
    let inset = try #require(
      try outline(ContainerRelativeShape().inset(by: 6).padding(4).containerShape(round)))
    #expect(isNear(inset.bounds, Rect(10, 10, 80, 60)) && inset != .rect(inset.bounds))
    #expect(try outline(ContainerRelativeShape().padding(10)) == .rect(Rect(10, 10, 80, 60)))
  }
}
