internal import SheenDisplay

/// What coordinates in perspective are divided by, in one tile.
///
/// Twins: `held_distance`, and `seen` for the division by it, in `Shaders/lib`.
struct DistanceRow {
  /// Whether there is anything to divide by.
  let isPerspective: Bool
  private let origin: Float
  private let perColumn: Float
  private let perRow: Float
  /// Below it is the horizon, where nothing is drawn.
  private static let least: Float = 1e-6

  init(_ function: PixelFunction, _ tile: FramePlan.Tile) {
    isPerspective = function.isPerspective
    origin = TexelLine.finite(function.value(atColumn: tile.x, row: tile.y))
    perColumn = TexelLine.finite(function.perColumn)
    perRow = TexelLine.finite(function.perRow)
  }

  /// The distances of a group of columns, relative to the tile.
  @inline(__always)
  func at(_ columns: Lanes, row: Int) -> Lanes {
    greater((origin + Float(row) * perRow) + columns * perColumn, Lanes(repeating: Self.least))
  }

  /// The distance of one column.
  @inline(__always)
  func at(column: Int, row: Int) -> Float {
    let w = (origin + Float(row) * perRow) + Float(column) * perColumn
    return w > Self.least ? w : Self.least
  }
}
