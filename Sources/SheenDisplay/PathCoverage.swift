internal import SheenCore

/// The coverage of a path on the tile grid of a frame, stored only where it is neither 0 nor 1.
struct PathCoverage {
  /// What a tile holds.
  enum Tile: Hashable {
    /// Coverage 0 everywhere.
    case empty
    /// Coverage 1 everywhere.
    case full
    /// The index of a block of 64×16 bytes in `blocks`.
    case edge(Int)
  }

  /// The columns of tiles the path may touch; the others are empty.
  private let columns: Range<Int>
  /// The rows of tiles the path may touch; the others are empty.
  private let rows: Range<Int>
  /// What each of these tiles holds, by rows.
  private var tiles: [Tile]
  /// The number of tile columns of the frame.
  private let columnCount: Int
  /// Blocks of 64×16 coverage bytes, rows one after another, 255 for 1.
  private(set) var blocks: [UInt8] = []
  private let width: Int

  /// The memory the coverage holds.
  var byteCount: Int { blocks.count + tiles.count * MemoryLayout<Tile>.stride }

  init(width: Int, columns: Range<Int>, rows: Range<Int>) {
    self.width = width
    self.columns = columns
    self.rows = rows
    columnCount = (width + FramePlan.tileWidth - 1) / FramePlan.tileWidth
    tiles = Array(repeating: .empty, count: columns.count * rows.count)
  }

  /// What a tile of the frame holds, counted by rows.
  func tile(_ index: Int) -> Tile {
    let (row, column) = (index / columnCount, index % columnCount)
    guard rows.contains(row), columns.contains(column) else { return .empty }
    return tiles[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
  }

  /// Sums up the signed areas of a row of tiles and keeps what they amount to.
  mutating func appendRow(
    _ tileRow: Int, rowCount: Int, stride: Int, _ areas: [Double], _ rule: Outline.FillRule
  ) {
    let size = FramePlan.tileWidth * FramePlan.tileHeight
    var windings = [Double](repeating: 0, count: FramePlan.tileHeight)
    var block = [UInt8](repeating: 0, count: size)
    for (place, tileColumn) in columns.enumerated() {
      let left = tileColumn * FramePlan.tileWidth
      let pixels = left..<min(left + FramePlan.tileWidth, width)
      var (least, most) = (UInt8.max, UInt8.min)
      for row in 0..<rowCount {
        var winding = windings[row]
        for column in pixels {
          winding += areas[row * stride + column]
          let byte = Self.byte(winding, rule)
          block[row * FramePlan.tileWidth + column - left] = byte
          least = min(least, byte)
          most = max(most, byte)
        }
        windings[row] = winding
      }
      let index = (tileRow - rows.lowerBound) * columns.count + place
      if least == 255 {
        tiles[index] = .full
      } else if most > 0 {
        tiles[index] = .edge(blocks.count / size)
        blocks.append(contentsOf: block)
      }
    }
  }

  private static func byte(_ winding: Double, _ rule: Outline.FillRule) -> UInt8 {
    let inside: Double
    switch rule {
    case .nonZero: inside = min(winding.magnitude, 1)
    case .evenOdd:
      let phase = winding.magnitude.truncatingRemainder(dividingBy: 2)
      inside = phase <= 1 ? phase : 2 - phase
    }
    return UInt8(inside * 255 + 0.5)
  }
}
