internal import SheenCore

/// Turns outlines into exact-area coverage, one row of tiles after another.
///
/// Every straight piece adds, to each pixel it crosses, the signed area between itself and the pixel's
/// right edge, and passes its height on to the pixels further right; summed along a row this is the
/// winding number averaged over each pixel (the accumulation buffer of R. Levien, "Inside the fastest
/// font renderer in the world", 2016).
struct PathRasterizer {
  let width: Int
  let height: Int
  /// Pieces by the row of tiles they begin in, top first.
  private var pieces: [Piece] = []
  private var fillRule = Outline.FillRule.nonZero
  /// The columns of tiles the path at hand may touch.
  private var columns = 0..<0
  /// `tileHeight` rows of signed areas, one number more than the frame has columns.
  private var areas: [Double]

  private struct Piece {
    var x0, y0, x1, y1: Double
    /// +1 where the piece runs down, −1 where it was turned round.
    var direction: Double
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    areas = Array(repeating: 0, count: (width + 2) * FramePlan.tileHeight)
  }

  /// How far a piece may lie from its curve, in pixels: the area error stays under a tenth of a level.
  private static let tolerance = 1.0 / 2048

  /// The coverage of an outline under a transform to pixels, clipped to the frame.
  mutating func coverage(of outline: Outline, _ transform: Affine) -> PathCoverage {
    fillRule = outline.fillRule
    pieces.removeAll(keepingCapacity: true)
    let bottom = Double(height)
    var (left, right) = (Double(width), 0.0)
    var (highest, lowest) = (bottom, 0.0)
    outline.forEachLine(transform, tolerance: Self.tolerance) { a, b in
      guard a.y != b.y, max(a.y, b.y) > 0, min(a.y, b.y) < bottom else { return }
      (left, right) = (min(left, a.x, b.x), max(right, a.x, b.x))
      (highest, lowest) = (min(highest, a.y, b.y), max(lowest, a.y, b.y))
      pieces.append(
        a.y < b.y
          ? Piece(x0: a.x, y0: a.y, x1: b.x, y1: b.y, direction: 1)
          : Piece(x0: b.x, y0: b.y, x1: a.x, y1: a.y, direction: -1))
    }
    pieces.sort { $0.y0 < $1.y0 }
    columns = Self.tiles(left, right, FramePlan.tileWidth, width)
    let rows = Self.tiles(highest, lowest, FramePlan.tileHeight, height)
    var result = PathCoverage(width: width, columns: columns, rows: rows)
    var open: [Piece] = []
    var next = 0
    for tileRow in rows {
      let top = Double(tileRow * FramePlan.tileHeight)
      let end = min(top + Double(FramePlan.tileHeight), bottom)
      open.removeAll { $0.y1 <= top }
      while next < pieces.count, pieces[next].y0 < end {
        open.append(pieces[next])
        next += 1
      }
      if !open.isEmpty { append(open, rows: top..<end, tileRow: tileRow, to: &result) }
      if next == pieces.count, open.isEmpty { break }
    }
    return result
  }

  /// The tiles along one axis that an interval of pixels touches, and the pixel after it, which takes
  /// what is left of a winding.
  private static func tiles(_ low: Double, _ high: Double, _ tile: Int, _ limit: Int) -> Range<Int>
  {
    let first = Int(min(max(low.rounded(.down), 0), Double(limit)))
    let end = Int(min(max(high.rounded(.up) + 1, 0), Double(limit)))
    return first < end ? first / tile..<(end + tile - 1) / tile : 0..<0
  }

  private mutating func append(
    _ open: [Piece], rows: Range<Double>, tileRow: Int, to result: inout PathCoverage
  ) {
    clear()
    for piece in open {
      let slope = (piece.x1 - piece.x0) / (piece.y1 - piece.y0)
      var y = max(piece.y0, rows.lowerBound)
      let end = min(piece.y1, rows.upperBound)
      while y < end {
        let row = y.rounded(.down)
        let next = min(row + 1, end)
        accumulate(
          row: Int(row - rows.lowerBound), from: piece.x0 + (y - piece.y0) * slope,
          to: piece.x0 + (next - piece.y0) * slope, height: (next - y) * piece.direction)
        y = next
      }
    }
    result.appendRow(
      tileRow, rowCount: Int(rows.upperBound - rows.lowerBound), stride: width + 2, areas, fillRule)
  }

  /// Sets the areas that count to 0.
  private mutating func clear() {
    let first = columns.lowerBound * FramePlan.tileWidth
    let count = min(columns.upperBound * FramePlan.tileWidth, width) + 2 - first
    for row in 0..<FramePlan.tileHeight {
      let start = row * (width + 2) + first
      areas.withUnsafeMutableBufferPointer {
        UnsafeMutableBufferPointer(rebasing: $0[start..<start + count]).update(repeating: 0)
      }
    }
  }

  /// Adds a piece inside one row of pixels.
  private mutating func accumulate(row: Int, from x0: Double, to x1: Double, height: Double) {
    let limit = Double(width)
    let base = row * (width + 2)
    let (left, right) = (min(x0, x1), max(x0, x1))
    if left >= limit { return }
    if right <= 0 {
      areas[base] += height
      return
    }
    if left < 0 || right > limit {
      // Cut at the frame's edges: what lies left counts at the first column, what lies right not at all.
      let span = right - left
      if left < 0 { areas[base] += height * (-left / span) }
      let (inner, outer) = (max(left, 0), min(right, limit))
      accumulate(row: row, from: inner, to: outer, height: height * ((outer - inner) / span))
      return
    }
    // A pixel's share is F(right edge) − F(left edge), F(z) the area between the piece and the line x = z.
    let middle = (left + right) / 2
    let perColumn = left < right ? height / (right - left) : 0
    func area(upTo z: Double) -> Double {
      z >= right ? height * (z - middle) : 0.5 * perColumn * (z - left) * (z - left)
    }
    let first = Int(left)
    let last = max(Int(right.rounded(.up)) - 1, first)
    var (share, previous) = (0.0, 0.0)
    for column in first...last {
      let next = area(upTo: Double(column + 1))
      areas[base + column] += next - previous - share
      share = next - previous
      previous = next
    }
    areas[base + last + 1] += height - share
  }
}
