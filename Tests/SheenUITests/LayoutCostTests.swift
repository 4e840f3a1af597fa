import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// What layout costs: counts, not times.
@MainActor
struct LayoutCostTests {
  /// A cell that changes by itself.
  private struct Cell: View {
    let trigger: Trigger
    let isChosen: Bool
    @State var width: CGFloat = 3
    @State var isBlue = false

    var body: some View {
      (isBlue ? Color.blue : Color.red).frame(width: width, height: 3)
        .onAppear {
          guard isChosen else { return }
          trigger.others = [{ width = 5 }, { isBlue = true }]
        }
    }
  }

  private struct Cells: View {
    let side: Int
    let trigger: Trigger

    var body: some View {
      VStack(spacing: 1) {
        ForEach(0..<side, id: \.self) { row in
          HStack(spacing: 1) {
            ForEach(0..<side, id: \.self) { column in
              Cell(trigger: trigger, isChosen: row == side / 2 && column == side / 2)
            }
          }
        }
      }
    }
  }

  /// How many sizes are computed and items given places by a change.
  private func cost(_ side: Int, _ change: Int) throws -> (sizes: Int, places: Int, bodies: Int) {
    let trigger = Trigger()
    let view = host(Cells(side: side, trigger: trigger), size: Size(1000, 1000))
    _ = try view.displayList(at: 0)
    let before = (view.measureCount, view.arrangeCount, view.evaluationCount)
    try view.perform(at: 1) { trigger.others[change]() }
    _ = try view.displayList(at: 1)
    return (
      view.measureCount - before.0, view.arrangeCount - before.1, view.evaluationCount - before.2
    )
  }

  @Test func aChangeOfSizeCostsTheWayUpAndWhatMoves() throws {
    // What is around the cell, and the cells after it, whose share of the row is another; then
    // every cell of the row moves, as the row is centred, and nothing else of the 20,000 items.
    let large = try cost(100, 0)
    #expect(large.bodies == 1)
    #expect(large.sizes <= 200)
    #expect(large.places <= 210)
  }

  @Test func aChangeOfColourCostsNoLayout() throws {
    let large = try cost(100, 1)
    #expect(large.sizes == 0 && large.places == 0 && large.bodies == 1)
  }

  @Test func theFirstLayoutAsksEachItemAFewTimes() throws {
    let view = host(Cells(side: 100, trigger: Trigger()), size: Size(1000, 1000))
    _ = try view.displayList(at: 0)
    // A colour and its frame a cell.
    #expect(view.measureCount <= 6 * 20_000)
    #expect(view.arrangeCount <= 2 * 20_300)
  }

  @Test func nestedStacksAreNotAskedEverMoreOften() throws {
    func nest(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Color.red) }
      let inner = nest(depth - 1)
      return depth % 2 == 0
        ? AnyView(
          HStack(spacing: 0) {
            inner
            Color.blue.frame(maxWidth: 1)
          })
        : AnyView(
          VStack(spacing: 0) {
            inner
            Color.blue.frame(maxHeight: 1)
          })
    }
    func sizes(_ depth: Int) throws -> Int {
      let view = host(nest(depth), size: Size(1000, 1000))
      _ = try view.displayList(at: 0)
      return view.measureCount
    }
    // Twice as deep is twice the work, give or take the ends.
    #expect(try sizes(32) <= 3 * sizes(16))
  }
}
