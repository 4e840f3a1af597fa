internal import SheenCore
internal import SheenUI

/// What the first layout of many views costs, and the change of one of them.
@MainActor
struct LayoutBench {
  /// The measurement for one number of views; times are medians in milliseconds.
  struct Row: Encodable {
    var nodes: Int
    /// From nothing to the first display list.
    var first = 0.0
    /// From a view's change of size to the next display list.
    var size = 0.0
    /// From a view's change of colour to the next display list.
    var color = 0.0

    /// One line for people.
    var description: String {
      func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
      return "\(nodes) views: first layout \(rounded(first)) ms, one view's size "
        + "\(rounded(size)) ms, one view's colour \(rounded(color)) ms"
    }
  }

  /// How often each is measured.
  private static let (layouts, changes) = (5, 31)

  /// The measurements for 100, 1,000 and 10,000 views.
  static func rows() throws -> [Row] {
    try [(10, 10), (25, 40), (100, 100)].map { try row(columns: $0, rows: $1) }
  }

  private static func row(columns: Int, rows: Int) throws -> Row {
    func host(_ cell: ChangingCell) -> ViewHost {
      ViewHost(
        CellGrid(columns: columns, rows: rows, cell: cell),
        configuration: HostConfiguration(size: Size(1920, 1080)))
    }
    var row = Row(nodes: columns * rows)
    row.first = try median(layouts) { _ in
      let host = host(ChangingCell())
      return { _ = try host.displayList(at: 0) }
    }
    let cell = ChangingCell()
    let shown = host(cell)
    _ = try shown.displayList(at: 0)
    func change(_ index: Int, _ action: @escaping () -> Void) throws {
      try shown.perform(at: Double(index), action)
      _ = try shown.displayList(at: Double(index))
    }
    row.size = try median(changes) { index in { try change(index + 1, cell.resize) } }
    row.color = try median(changes) { index in
      { try change(index + 1 + changes, cell.recolor) }
    }
    return row
  }

  /// The median time of code in milliseconds, each time after what prepares it.
  private static func median(
    _ count: Int, _ prepare: (Int) throws -> () throws -> Void
  ) throws -> Double {
    var times: [Double] = []
    for index in 0..<count {
      try Interruption.check()
      let body = try prepare(index)
      let start = System.now()
      try body()
      times.append((System.now() - start) * 1000)
    }
    return times.sorted()[count / 2]
  }
}

/// What changes the one view that changes.
@MainActor
final class ChangingCell {
  var resize: () -> Void = {}
  var recolor: () -> Void = {}
}

/// Rows of small views, the middle one of which changes.
struct CellGrid: View {
  let columns: Int
  let rows: Int
  let cell: ChangingCell

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 1) {
          ForEach(0..<columns, id: \.self) { column in
            GridCell(cell: row == rows / 2 && column == columns / 2 ? cell : nil)
          }
        }
      }
    }
  }
}

private struct GridCell: View {
  let cell: ChangingCell?
  @State private var isWide = false
  @State private var isBlue = false

  var body: some View {
    (isBlue ? Color.blue : Color.red)
      .frame(width: isWide ? 8 : 5, height: 5)
      .onAppear {
        cell?.resize = { isWide.toggle() }
        cell?.recolor = { isBlue.toggle() }
      }
  }
}
