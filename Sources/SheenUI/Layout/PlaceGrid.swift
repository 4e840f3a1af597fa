internal import SheenCore

/// Finds which of many rectangles may hold a point, by cells of equal size.
struct PlaceGrid {
  /// The smallest rectangle around all.
  let area: Rect
  private let columns: Int
  private let rows: Int
  /// For each cell where its part of `entries` begins; one more for the end.
  private var starts: [Int]
  private var entries: [Int]
  /// The rectangles that lie in many cells, or that cannot be compared.
  private var everywhere: [Int] = []

  /// A rectangle in more cells than this is looked at everywhere.
  private static let mostCells = 16
  private static let mostLines = 256

  /// Makes the grid of some rectangles.
  init(_ rects: [Rect]) {
    area = rects.dropFirst().reduce(rects.first ?? Rect(0, 0, 0, 0)) { $0.union($1) }
    let isUsable = area.width.isFinite && area.height.isFinite && !area.isEmpty
    let side = isUsable ? (area.width * area.height / Double(rects.count)).squareRoot() : 0
    columns = Self.lines(area.width, side)
    rows = Self.lines(area.height, side)
    starts = Array(repeating: 0, count: columns * rows + 1)
    entries = []
    var spans: [(index: Int, columns: ClosedRange<Int>, rows: ClosedRange<Int>)] = []
    for (index, rect) in rects.enumerated() {
      guard let x = cells(rect.x, rect.maxX, area.x, area.width, columns),
        let y = cells(rect.y, rect.maxY, area.y, area.height, rows),
        x.count * y.count <= Self.mostCells
      else {
        everywhere.append(index)
        continue
      }
      spans.append((index, x, y))
    }
    fill(spans)
  }

  private static func lines(_ length: Double, _ side: Double) -> Int {
    side > 0 ? Int(min(max((length / side).rounded(.up), 1), Double(mostLines))) : 1
  }

  /// Sorts the rectangles by cells, in their order.
  private mutating func fill(
    _ spans: [(index: Int, columns: ClosedRange<Int>, rows: ClosedRange<Int>)]
  ) {
    for span in spans {
      for row in span.rows {
        for column in span.columns { starts[row * columns + column + 1] += 1 }
      }
    }
    for cell in 1..<starts.count { starts[cell] += starts[cell - 1] }
    entries = Array(repeating: 0, count: starts[starts.count - 1])
    var next = starts
    for span in spans {
      for row in span.rows {
        for column in span.columns {
          let cell = row * columns + column
          entries[next[cell]] = span.index
          next[cell] += 1
        }
      }
    }
  }

  /// The lines of cells that an interval touches; `nil` for one that is not finite.
  private func cells(
    _ low: Double, _ high: Double, _ origin: Double, _ length: Double, _ count: Int
  ) -> ClosedRange<Int>? {
    guard low.isFinite, high.isFinite, origin.isFinite, length > 0, length.isFinite else {
      return nil
    }
    func cell(_ x: Double) -> Int {
      Int(min(max((x - origin) / length * Double(count), 0), Double(count - 1)))
    }
    return cell(low)...max(cell(low), cell(high))
  }

  /// The rectangles that may hold a point, by their places in the list the grid was made of.
  func candidates(at point: Point) -> [Int] {
    guard let x = cells(point.x, point.x, area.x, area.width, columns),
      let y = cells(point.y, point.y, area.y, area.height, rows)
    else { return everywhere }
    let cell = y.lowerBound * columns + x.lowerBound
    return everywhere + entries[starts[cell]..<starts[cell + 1]]
  }
}
