import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Tab views in the style of pages: a drag turns them, dots say which one shows.
@MainActor
struct PageTests {
  private struct Book: View {
    let trigger: Trigger
    var display = PageTabViewStyle.IndexDisplayMode.never
    @State var selection = 1

    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<3, id: \.self) { page in box(20 + 10 * CGFloat(page), 10).tag(page) }
      }
      .tabViewStyle(.page(indexDisplayMode: display))
      .onAppear {
        trigger.action = { selection = 2 }
        trigger.others = [{ withAnimation(.linear(duration: 1)) { selection = 0 } }]
      }
      .onChange(of: selection) { _, new in trigger.log.append("\(new)") }
    }
  }

  /// A picture of 100 × 80 points.
  private func book(
    _ script: String, _ trigger: Trigger = Trigger(),
    _ display: PageTabViewStyle.IndexDisplayMode = .never
  ) throws -> ViewHost {
    let pointer = try PointerScript(script)
    return host(Book(trigger: trigger, display: display), size: Size(100, 80)) {
      $0.pointer = pointer
    }
  }

  /// What shows inside the picture.
  private func seen(_ host: ViewHost, at time: Double) throws -> [Rect] {
    try rects(host, at: time).filter { $0.maxX > 0 && $0.x < 100 }
  }

  @Test func thePageThatIsSelectedStandsInTheMiddle() throws {
    let trigger = Trigger()
    let view = try book("", trigger)
    #expect(try seen(view, at: 0) == [Rect(35, 35, 30, 10)])
    // The others are beside it, as wide as the view each.
    #expect(try rects(view).map(\.x) == [-60, 35, 130])
    try view.fire(trigger, at: 1)
    #expect(try seen(view, at: 1) == [Rect(30, 35, 40, 10)])
    try view.perform(at: 2) { trigger.others[0]() }
    #expect(try rects(view, at: 2.5).map(\.x) == [-60, 35, 130])
    #expect(try seen(view, at: 3) == [Rect(40, 35, 20, 10)])
  }

  @Test func aDragTurnsOnePage() throws {
    let trigger = Trigger()
    // 10 points tell the drag from a tap.
    let view = try book("1:90,40 1:down 2:80,40 2.5:20,40 3.5:20,40 4:up", trigger)
    #expect(try rects(view, at: 3).map(\.x) == [-120, -25, 70])
    #expect(try seen(view, at: 6) == [Rect(30, 35, 40, 10)])
    #expect(trigger.log == ["2"])
    // Back where it did not come half of the way.
    let other = Trigger()
    let back = try book("1:90,40 1:down 2:80,40 2.5:50,40 3.5:50,40 4:up", other)
    #expect(try seen(back, at: 6) == [Rect(35, 35, 30, 10)])
    #expect(other.log.isEmpty)
  }

  /// The circles of `UIPageControl`: 7 points wide, 9 apart; white, the others at 30 %.
  @Test func dotsSayWhichPageShows() throws {
    func dots(_ host: ViewHost, at time: Double) throws -> [(x: Double, opacity: Double)] {
      func leaves(_ item: DisplayItem) -> [(Double, Double)] {
        switch item.content {
        case .fill(let shape, .solid(let color)) where shape != .rect(shape.bounds):
          [(shape.bounds.x, Double(color.alpha))]
        case .fill: []
        case .group(let items): items.flatMap(leaves)
        }
      }
      return try host.displayList(at: time).items.flatMap(leaves)
    }
    let trigger = Trigger()
    let view = try book("", trigger, .always)
    let first = try dots(view, at: 0)
    #expect(first.map { $0.x - first[0].x } == [0, 16, 32])
    #expect(abs((first.first?.x ?? 0) - 30.5) <= 0.5)
    #expect(first.map { ($0.opacity * 10).rounded() } == [3, 10, 3])
    try view.fire(trigger, at: 1)
    #expect(try dots(view, at: 1).map { ($0.opacity * 10).rounded() } == [3, 3, 10])
    #expect(try dots(book(""), at: 0).isEmpty)
  }

  @Test func pagesWithoutASelectionBeginWithTheFirst() throws {
    let pointer = try PointerScript("1:90,40 1:down 1.1:20,40 1.2:up")
    let view = host(
      TabView {
        box(20, 10)
        box(40, 10)
      }
      .tabViewStyle(.page), size: Size(100, 80)
    ) { $0.pointer = pointer }
    #expect(try rects(view).prefix(2).map(\.x) == [40, 130])
    #expect(try rects(view, at: 4).prefix(2).map(\.x) == [-60, 30])
  }

  @Test func barsThatAreNotDrawnAreToldOf() throws {
    let view = VStack {
      TabView { box(1, 1) }
      box(1, 1).navigationTitle("Title").toolbar { box(1, 1) }
        .toolbarBackground(.visible, for: .navigationBar).searchable(text: .constant(""))
    }
    _ = try host(view).displayList(at: 0)
    for name in ["TabView", "navigationTitle", "toolbar", "toolbarBackground", "searchable"] {
      let words = Warnings.told.filter { $0.hasPrefix(name + ": ") }
      #expect(words.count == 1 && words.allSatisfy { $0.contains("not drawn") }, "\(name)")
    }
  }
}
