import SheenCore
import SheenDisplay
import SheenUI
import Testing

@MainActor
struct MatchedGeometryTests {
  /// The rectangles and their opacities.
  private func looks(_ host: ViewHost, at time: Double) throws -> [(rect: Rect, opacity: Double)] {
    try host.displayList(at: time).items.compactMap { item in
      guard case .fill(let shape, _) = item.content else { return nil }
      return (shape.bounds, item.opacity)
    }
  }

  /// A view that goes and one that comes move as one, while one fades out and the other in.
  @Test func viewsTakeEachOthersPlace() throws {
    struct Hero: View {
      let trigger: Trigger
      @Namespace private var names
      @State private var isLarge = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if isLarge {
            Color.red.matchedGeometryEffect(id: "hero", in: names)
              .frame(width: 200, height: 100).padding(.top, 100)
          } else {
            Color.blue.matchedGeometryEffect(id: "hero", in: names)
              .frame(width: 40, height: 20)
          }
        }
        .onAppear {
          trigger.action = { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        }
      }
    }
    let trigger = Trigger()
    let host = host(Hero(trigger: trigger))
    #expect(try rects(host, at: 0) == [Rect(0, 0, 40, 20)])
    try host.fire(trigger, at: 1)
    for time in [0.0, 0.25, 0.5, 0.75] {
      let shown = try looks(host, at: 1 + time)
      let rect = Rect(0, 100 * time, 40 + 160 * time, 20 + 80 * time)
      // Where one is transparent only the other is drawn.
      #expect(shown.allSatisfy { $0.rect == rect }, "at \(time): \(shown)")
      #expect(shown.map(\.opacity) == (time == 0 ? [1] : [1 - time, time]))
    }
    #expect(try rects(host, at: 2) == [Rect(0, 100, 200, 100)])
    #expect(host.nextChange(after: 2) == nil)
    try host.fire(trigger, at: 3)
    #expect(try rects(host, at: 3.5) == Array(repeating: Rect(0, 50, 120, 60), count: 2))
    #expect(try rects(host, at: 4) == [Rect(0, 0, 40, 20)])
  }

  /// A mark under the tab chosen moves from one tab to the other.
  @Test func aMarkMovesBetweenTabs() throws {
    struct Tabs: View {
      let trigger: Trigger
      @Namespace private var names
      @State private var chosen = 0
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<3) { tab in
            Color.clear.frame(width: CGFloat(20 + 20 * tab), height: 10)
              .background {
                if chosen == tab { Color.red.matchedGeometryEffect(id: "mark", in: names) }
              }
          }
        }
        .frame(width: 400, height: 800, alignment: .topLeading)
        .onAppear { trigger.action = { withAnimation(.linear(duration: 1)) { chosen = 2 } } }
      }
    }
    let trigger = Trigger()
    let host = host(Tabs(trigger: trigger))
    #expect(try rects(host, at: 0) == [Rect(0, 0, 20, 10)])
    try host.fire(trigger, at: 1)
    // Tab 2 begins at 60 and is 60 wide.
    let middle = Rect(30, 0, 40, 10)
    #expect(try rects(host, at: 1.5) == [middle, middle])
    #expect(try rects(host, at: 2) == [Rect(60, 0, 60, 10)])
  }

  /// Views that are no source lie where the source is, from the first picture on.
  @Test func followersLieWhereTheSourceIs() throws {
    struct Following: View {
      let trigger: Trigger
      @Namespace private var names
      @State private var chosen = 0
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.red.matchedGeometryEffect(id: chosen, in: names, isSource: false)
          HStack(spacing: 0) {
            ForEach(0..<2) { index in
              Color.clear.frame(width: 50, height: 30)
                .matchedGeometryEffect(id: index, in: names)
            }
          }
          .padding(.top, 60)
        }
        .onAppear { trigger.action = { withAnimation(.linear(duration: 1)) { chosen = 1 } } }
      }
    }
    let trigger = Trigger()
    let host = host(Following(trigger: trigger), size: Size(100, 90))
    #expect(try rects(host, at: 0) == [Rect(0, 60, 50, 30)])
    #expect(host.nextChange(after: 0) == nil)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1.5) == [Rect(25, 60, 50, 30)])
    #expect(try rects(host, at: 2) == [Rect(50, 60, 50, 30)])
  }

  @Test func propertiesAndAnchorsChooseWhatIsShared() throws {
    struct Sharing: View {
      @Namespace private var names
      let properties: MatchedGeometryProperties
      let anchor: UnitPoint
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 60, height: 40)
            .matchedGeometryEffect(id: 0, in: names).padding(.leading, 20)
          Color.red.frame(maxWidth: 10, maxHeight: 10)
            .matchedGeometryEffect(
              id: 0, in: names, properties: properties, anchor: anchor, isSource: false)
          Color.blue
            .matchedGeometryEffect(
              id: 0, in: names, properties: properties, anchor: anchor, isSource: false
            )
            .frame(width: 8, height: 8)
        }
      }
    }
    func shown(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint) throws -> [Rect] {
      try rects(host(Sharing(properties: properties, anchor: anchor), size: Size(80, 40)))
    }
    #expect(
      try shown(.position, .center) == [Rect(45, 15, 10, 10), Rect(46, 16, 8, 8)])
    #expect(
      try shown(.position, .bottomTrailing) == [Rect(70, 30, 10, 10), Rect(72, 32, 8, 8)])
    #expect(try shown(.frame, .topLeading) == [Rect(20, 0, 10, 10), Rect(20, 0, 60, 40)])
    #expect(try shown(.size, .topLeading) == [Rect(0, 0, 10, 10), Rect(0, 0, 60, 40)])
  }
}
