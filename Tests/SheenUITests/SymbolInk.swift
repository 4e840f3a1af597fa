import SheenCore

/// How often an outline winds around each cell of a grid over a rectangle.
struct SymbolInk: Hashable {
  static let cells = 64
  /// Row by row.
  let windings: [Int]

  init(_ outline: Outline, in box: Rect) {
    var windings = Array(repeating: 0, count: Self.cells * Self.cells)
    // Cells are looked at a little beside their middles, where no outline has corners.
    func place(_ i: Int) -> Double { (Double(i) + 0.5003) / Double(Self.cells) }
    outline.forEachLine(.identity, tolerance: 0.01) { a, b in
      let (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
      for row in 0..<Self.cells {
        let y = box.y + place(row) * box.height
        guard top <= y, y < bottom else { continue }
        let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
        for column in 0..<Self.cells where box.x + place(column) * box.width < x {
          windings[row * Self.cells + column] += b.y > a.y ? 1 : -1
        }
      }
    }
    self.windings = windings
  }

  /// The share of cells that are covered.
  var coverage: Double {
    Double(windings.count { $0 != 0 }) / Double(windings.count)
  }

  /// Whether nothing is taken away where there is nothing.
  var isConsistent: Bool { windings.allSatisfy { $0 >= 0 } || windings.allSatisfy { $0 <= 0 } }

  /// The covered cells.
  var mask: [Bool] { windings.map { $0 != 0 } }
}
