import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// What a hover change costs among many cards: counts, not times.
@MainActor
struct HoverCostTests {
  /// A card whose disc shows while the card is hovered.
  private struct Card: View {
    @Namespace private var namespace

    var body: some View {
      ZStack {
        Rectangle().fill(.red)
        Circle().fill(.white).padding(2)
          .hoverEffect(in: HoverEffectGroup(namespace)) { effect, isActive, _ in
            effect.opacity(isActive ? 1 : 0)
          }
      }
      .hoverEffect(in: HoverEffectGroup(namespace)) { effect, _, _ in effect }
      .clipShape(.rect(cornerRadius: 2))
    }
  }

  /// Rows of cards.
  private struct Rows: View {
    let side: Int

    var body: some View {
      VStack(spacing: 1) {
        ForEach(0..<side) { _ in
          HStack(spacing: 1) {
            ForEach(0..<side) { _ in Card() }
          }
        }
      }
    }
  }

  /// The same number of cards in one stack, each moved to its place, in an order that jumps about.
  private struct Heap: View {
    let side: Int

    var body: some View {
      let length = 1000 / Double(side)
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(0..<side * side) { index in
          let place = index * 7919 % (side * side)
          Card().frame(width: length - 1, height: length - 1)
            .offset(x: Double(place % side) * length, y: Double(place / side) * length)
        }
      }
    }
  }

  private struct Cost {
    var bodies = 0
    var visits = 0
    var drawings = 0
    var steps = 0
    var commands = 0
    var allCommands = 0
  }

  /// What it costs that the pointer goes from one card to its neighbour, all else being settled.
  private func cost(_ view: some View, side: Int) throws -> Cost {
    let host = host(view, size: Size(1000, 1000))
    let length = 1000 / Double(side)
    let planner = FramePlanner()
    func middle(_ column: Int) -> Point {
      Point((Double(column) + 0.5) * length, (Double(side / 2) + 0.5) * length)
    }
    try host.pointer(.moved(middle(1)), at: 0)
    let before = try host.displayList(at: 5)
    let all = try planner.plan(before)
    let start = Cost(
      bodies: host.evaluationCount, visits: host.hitVisitCount, drawings: host.drawCount)
    try host.pointer(.moved(middle(3)), at: 6)
    let after = try host.displayList(at: 6.1)
    let plan = try planner.plan(after, previous: before)
    #expect(!plan.tiles.isEmpty)
    return Cost(
      bodies: host.evaluationCount - start.bodies, visits: host.hitVisitCount - start.visits,
      drawings: host.drawCount - start.drawings, steps: plan.steps.count,
      commands: plan.commands.count, allCommands: all.commands.count)
  }

  @Test func rowsOfTenThousandCostWhatAHundredDo() throws {
    let few = try cost(Rows(side: 10), side: 10)
    let many = try cost(Rows(side: 100), side: 100)
    #expect(few.bodies == 0 && many.bodies == 0)
    #expect(many.visits <= few.visits + 8, "\(many.visits) items asked, not \(few.visits)")
    #expect(many.drawings == few.drawings)
    #expect(many.allCommands >= 10_000)
    #expect(many.commands * 10 < many.allCommands, "\(many.commands) of \(many.allCommands)")
  }

  @Test func aHeapOfTenThousandCostsWhatAHundredDo() throws {
    let few = try cost(Heap(side: 10), side: 10)
    let many = try cost(Heap(side: 100), side: 100)
    #expect(few.bodies == 0 && many.bodies == 0)
    #expect(many.visits <= few.visits + 16, "\(many.visits) items asked, not \(few.visits)")
    #expect(many.drawings == few.drawings)
    #expect(many.commands * 10 < many.allCommands, "\(many.commands) of \(many.allCommands)")
  }

  @Test func anItemThatMovesIsFoundWhereItIs() throws {
    let log = HoverLog()
    let view = Changing(log) { count in
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(0..<100) { index in
          Color.blue.frame(width: 9, height: 9)
            .offset(x: Double(index % 10) * 20, y: Double(index / 10) * 20)
        }
        Lamp("a").frame(width: 9, height: 9).offset(x: count > 0 ? 190 : 10, y: 10)
          .zIndex(count > 1 ? -1 : 0)
        Lamp("b").frame(width: 9, height: 9).offset(x: 190, y: 10)
          .zIndex(-0.5)
      }
    }
    let host = host(view, size: Size(200, 200))
    func lit(_ x: Double, _ time: Double) throws -> String {
      try host.pointer(.moved(Point(x, 12)), at: time)
      let lamps = Lamp.opacities(in: try host.displayList(at: time))
      return String(lamps.filter { $0.value == 1 }.keys.sorted())
    }
    #expect(try lit(12, 1) == "a")
    #expect(try lit(192, 2) == "b")
    try host.fire(log.trigger, at: 3)
    #expect(try lit(12, 4) == "")
    #expect(try lit(192, 5) == "a")
    try host.fire(log.trigger, at: 6)
    #expect(try lit(192, 7) == "b")
  }
}
