internal import Sheen
internal import SheenCore
internal import SheenDisplay
internal import SheenUI

/// What one change of hover costs among many cards, stage by stage.
@MainActor
struct HoverBench {
  /// The measurement for one number of cards; times are medians in milliseconds.
  struct Row: Encodable {
    var cards: Int
    /// The pointer's event up to the committed state.
    var event = 0.0
    /// From there to the display list of a moment in the transition.
    var displayList = 0.0
    /// From there to the plan of what changed.
    var plan = 0.0
    /// From there to the pixels, by the CPU on one thread.
    var pixels = 0.0

    /// One line for people.
    var description: String {
      let plan = event + displayList + plan
      func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
      return "Hover change among \(cards) cards: \(rounded(plan)) ms to the plan (event "
        + "\(rounded(event)), display list \(rounded(displayList)), plan \(rounded(self.plan))), "
        + "\(rounded(plan + pixels)) ms to pixels by the CPU"
    }
  }

  private static let size = Size(1920, 1080)
  private static let grids = [(10, 10), (40, 25), (100, 100)]
  /// How many changes are measured, and in how many seconds, if that makes at least three.
  private static let (changes, seconds) = (31, 2.0)

  /// The measurements for 100, 1,000 and 10,000 cards.
  static func rows() throws -> [Row] {
    try grids.map { columns, rows in
      try HoverBench(columns: columns, rows: rows).measure()
    }
  }

  private let columns: Int
  private let rows: Int

  private init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  private func measure() throws -> Row {
    let host = ViewHost(
      CardGrid(columns: columns, rows: rows), configuration: HostConfiguration(size: Self.size))
    let renderer = try makeRenderer(.cpu, threads: 1)
    let planner = FramePlanner()
    var held = try host.displayList(at: 0)
    let first = try planner.plan(held)
    var target = Pixmap(width: first.width, height: first.height)
    try renderer.render(first, into: &target)
    var stages: [[Double]] = [[], [], [], []]
    let begin = System.now()
    for change in 0..<Self.changes where change < 3 || System.now() - begin < Self.seconds {
      try Interruption.check()
      // The last transition is over by then; what that costs does not count.
      let time = Double(2 * change + 2)
      let rest = try host.displayList(at: time)
      try renderer.render(planner.plan(rest, previous: held), into: &target)
      let start = System.now()
      try host.pointer(.moved(place(change)), at: time)
      try host.advance(to: time)
      let committed = System.now()
      held = try host.displayList(at: time + 0.1)
      let listed = System.now()
      let plan = try planner.plan(held, previous: rest)
      let planned = System.now()
      try renderer.render(plan, into: &target)
      let drawn = System.now()
      let times = [start, committed, listed, planned, drawn]
      for stage in 0..<4 { stages[stage].append((times[stage + 1] - times[stage]) * 1000) }
    }
    let medians = stages.map { $0.sorted()[$0.count / 2] }
    return Row(
      cards: columns * rows, event: medians[0], displayList: medians[1], plan: medians[2],
      pixels: medians[3])
  }

  /// The centre of a card, each time of one far from the last.
  private func place(_ change: Int) -> Point {
    let (column, row) = ((change * 7 + 3) % columns, (change * 3 + 1) % rows)
    return Point(
      (Double(column) + 0.5) / Double(columns) * Self.size.width,
      (Double(row) + 0.5) / Double(rows) * Self.size.height)
  }
}
