internal import SheenCore

/// The items of a grid, by rows and columns.
@MainActor
struct GridTable {
  struct Cell {
    let item: LayoutItem
    /// The columns it takes.
    let columns: Range<Int>
    /// The directions in which its size does not count.
    let unsized: Axis.Set
    /// The point of the cell that a point of the item meets.
    let anchor: UnitPoint?
  }

  struct Row {
    var cells: [Cell] = []
    /// How its cells are aligned, where it says so itself.
    var alignment: VerticalAlignment?
  }

  private(set) var rows: [Row] = []
  private(set) var columnCount = 0
  private var cellsByColumn: [Int: [Cell]] = [:]
  private var alignments: [Int: HorizontalAlignment] = [:]

  init(_ items: [LayoutItem]) {
    let tokens = items.map { $0.layoutValue(GridRowToken.self) }
    columnCount = Self.columnCount(items, tokens)
    var last: UInt64?
    for (item, token) in zip(items, tokens) {
      if token == nil || token?.serial != last {
        rows.append(Row(alignment: token?.alignment))
      }
      last = token?.serial
      let first = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      let count = token == nil ? columnCount : Self.span(of: item)
      let cell = Cell(
        item: item, columns: first..<(first + count),
        unsized: item.layoutValue(GridUnsizedAxes.self),
        anchor: item.layoutValue(GridCellAnchor.self))
      rows[rows.count - 1].cells.append(cell)
      if count == 1, !cell.unsized.contains(.horizontal) {
        cellsByColumn[first, default: []].append(cell)
      }
      if let alignment = item.layoutValue(GridColumnAlignment.self) {
        alignments[first] = alignment
      }
    }
  }

  private static func span(of item: LayoutItem) -> Int {
    max(item.layoutValue(GridColumnSpan.self), 1)
  }

  private static func columnCount(_ items: [LayoutItem], _ tokens: [GridRowToken.Row?]) -> Int {
    var (count, current, last) = (items.isEmpty ? 0 : 1, 0, UInt64?.none)
    for (item, token) in zip(items, tokens) {
      guard let token else { continue }
      current = (token.serial == last ? current : 0) + span(of: item)
      last = token.serial
      count = max(count, current)
    }
    return count
  }

  /// The cells that take one column alone and have a say in its width.
  func cells(in column: Int) -> [Cell] { cellsByColumn[column] ?? [] }

  /// The cells that take several columns and have a say in their widths.
  var wideCells: [Cell] {
    rows.flatMap(\.cells).filter { $0.columns.count > 1 && !$0.unsized.contains(.horizontal) }
  }

  /// How the cells of a column are aligned, where one of them says so.
  func alignment(of column: Int) -> HorizontalAlignment? { alignments[column] }

  /// The extent of neighbours with gaps between them.
  static func extent(of lengths: ArraySlice<Double>, gap: Double) -> Double {
    lengths.reduce(0, +) + gap * Double(max(lengths.count - 1, 0))
  }
}

/// Which row of a grid a view belongs to.
enum GridRowToken: LayoutValueKey {
  struct Row: Equatable {
    let serial: UInt64
    let alignment: VerticalAlignment?
  }

  static let defaultValue: Row? = nil
}

/// How many columns a view takes.
enum GridColumnSpan: LayoutValueKey {
  static let defaultValue = 1
}

/// The directions in which a view's size does not count.
enum GridUnsizedAxes: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

/// The point of a cell that a point of the view meets.
enum GridCellAnchor: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

/// How the views of a column are aligned.
enum GridColumnAlignment: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}
