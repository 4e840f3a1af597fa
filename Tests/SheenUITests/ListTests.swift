import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenUI
import Testing

/// Lists and forms; measures by hand from those that `ListLook` says.
@MainActor
struct ListTests {
  private func shown(_ view: some View, width: Double = 240) throws -> [Rect] {
    try frames(view.scrollContentBackground(.hidden), in: width, 400)
  }

  private struct Name: Identifiable {
    let id: Int
  }

  /// Rows are at least 44 points high, sections begin 35 below the top and 20 from the sides; the
  /// content is 20 from the leading edge of its row and in the middle of its height.
  @Test func rowsStandInCards() throws {
    let rects = try shown(
      List {
        box(30, 10)
        box(30, 60)
      })
    #expect(rects[0] == Rect(20, 35, 200, 44))
    #expect(rects[1] == Rect(20, 79, 200, 82))
    #expect(rects[2] == Rect(40, 52, 30, 10))
    #expect(rects[3] == Rect(40, 90, 30, 60))
    // The line is a pixel at the lower edge of the upper row.
    #expect(rects[4] == Rect(40, 78, 180, 1))
    #expect(rects.count == 5)
  }

  @Test func sectionsHaveCardsOfTheirOwn() throws {
    let rects = try shown(
      List {
        Section {
          box(30, 10)
        } header: {
          box(50, 8)
        } footer: {
          box(60, 9)
        }
        Section { box(31, 10) }
      })
    #expect(rects[0] == Rect(20, 49, 200, 44))
    #expect(rects[1] == Rect(20, 143, 200, 44))
    // 8 for the header and 6 below it; 6 and 9 for the footer, then 35.
    #expect(
      rects[2...] == [
        Rect(40, 35, 50, 8), Rect(40, 66, 30, 10), Rect(40, 99, 60, 9), Rect(40, 160, 31, 10),
      ])
  }

  @Test func cardsHaveRoundCornersOnTheOutside() throws {
    let host = host(
      List {
        box(30, 10); box(30, 10); box(30, 10)
      }.scrollContentBackground(.hidden),
      size: Size(240, 400))
    let picture = try TestRenderers.cpu.picture(of: host.displayList(at: 0))
    func alpha(_ x: Int, _ y: Int) -> UInt8 { picture[x, y].w }
    #expect(alpha(20, 35) == 0 && alpha(219, 35) == 0)
    #expect(alpha(20, 35 + 131) == 0)
    for y in [60, 79, 100, 123, 140] { #expect(alpha(20, y) == 255, "\(y)") }
  }

  @Test func plainListsReachFromSideToSide() throws {
    let rects = try shown(
      List(0..<2) { _ in box(30, 10) }.listStyle(.plain))
    #expect(rects == [Rect(20, 17, 30, 10), Rect(20, 61, 30, 10), Rect(20, 43, 220, 1)])
  }

  @Test func rowsSayWhatIsAroundThem() throws {
    let rects = try shown(
      List {
        box(30, 10).listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 40, trailing: 0))
        box(30, 10).listRowSeparator(.hidden)
        box(30, 10)
      }
      .listStyle(.plain).environment(\.defaultMinListRowHeight, 10))
    #expect(rects == [Rect(5, 0, 30, 10), Rect(20, 61, 30, 10), Rect(20, 93, 30, 10)])
  }

  @Test func rowsMayHaveGroundsOfTheirOwn() throws {
    let rects = try shown(
      List {
        box(30, 10).listRowBackground(Color.blue)
        box(30, 10)
      })
    // The second row's card, then the first row's ground with its content.
    #expect(rects[0] == Rect(20, 79, 200, 44))
    #expect(rects[1] == Rect(20, 35, 200, 44))
    #expect(rects[2] == Rect(40, 52, 30, 10))
    // Nothing shows outside of lists.
    #expect(try frames(box(30, 10).listRowBackground(Color.blue), in: 30, 10).count == 1)
  }

  @Test func listsHaveAGround() throws {
    func ground(_ view: some View, _ scheme: ColorScheme = .light) throws -> RGBA? {
      let list = try host(view, size: Size(100, 100)) { $0.colorScheme = scheme }.displayList(at: 0)
      guard case .fill(let shape, .solid(let color))? = list.items.first?.content,
        shape.bounds == Rect(0, 0, 100, 100)
      else { return nil }
      return color
    }
    // Apple's system background colours.
    #expect(try ground(List {}) == RGBA(242 / 255, 242 / 255, 247 / 255))
    #expect(try ground(Form {}, .dark) == .black)
    #expect(try ground(List {}.listStyle(.plain)) == .white)
    #expect(try ground(List {}.scrollContentBackground(.hidden)) == nil)
  }

  @Test func rowsComeFromData() throws {
    let names = [Name(id: 1), Name(id: 2)]
    #expect(try shown(List(names) { _ in box(30, 10) }).count == 5)
    #expect(try shown(List([1, 2, 3], id: \.self) { _ in box(30, 10) }).count == 8)
    #expect(
      try shown(List(names, selection: .constant(Int?.none)) { _ in box(30, 10) }).count == 5)
    #expect(
      try shown(
        List { ForEach(names) { _ in box(30, 10) }.onDelete { _ in }.onMove { _, _ in } }
      ).count == 5)
  }

  @Test func listsScroll() throws {
    let pointer = try PointerScript("0:50,30 1:scroll@0,-15")
    let list = List(0..<20) { _ in box(30, 10) }.scrollContentBackground(.hidden)
    let host = host(list, size: Size(240, 100)) { $0.pointer = pointer }
    #expect(try rects(host)[0] == Rect(20, 35, 200, 44))
    #expect(try rects(host, at: 1)[0] == Rect(20, 20, 200, 44))
  }
}
