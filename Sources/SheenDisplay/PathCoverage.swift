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

  /// The number of tile columns.
  let columnCount: Int
  /// The number of tile rows.
  let rowCount: Int
  /// What each tile holds, by rows.
  private(set) var tiles: [Tile]
  /// Blocks of 64×16 coverage bytes, rows one after another, 255 for 1.
  private(set) var blocks: [UInt8] = []
  private let width: Int

  /// The memory the coverage holds.
  var byteCount: Int { blocks.count + tiles.count * MemoryLayout<Tile>.stride }

  init(width: Int, height: Int) {
    self.width = width
    columnCount = (width + FramePlan.tileWidth - 1) / FramePlan.tileWidth
    rowCount = (height + FramePlan.tileHeight - 1) / FramePlan.tileHeight
    tiles = Array(repeating: .empty, count: columnCount * rowCount)
  }

  /// Sums up the signed areas of a row of tiles and keeps what they amount to.
  mutating func appendRow(
    _ tileRow: Int, rowCount: Int, stride: Int, _ areas: [Double], _ rule: Outline.FillRule
  ) {
    let size = FramePlan.tileWidth * FramePlan.tileHeight
    var windings = [Double](repeating: 0, count: FramePlan.tileHeight)
    var block = [UInt8](repeating: 0, count: size)
    for tileColumn in 0..<columnCount {
      let left = tileColumn * FramePlan.tileWidth
      let columns = left..<min(left + FramePlan.tileWidth, width)
      var (least, most) = (UInt8.max, UInt8.min)
      for row in 0..<rowCount {
        var winding = windings[row]
        for column in columns {
          winding += areas[row * stride + column]
          let byte = Self.byte(winding, rule)
          block[row * FramePlan.tileWidth + column - left] = byte
          least = min(least, byte)
          most = max(most, byte)
        }
        windings[row] = winding
      }
      let index = tileRow * columnCount + tileColumn
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
