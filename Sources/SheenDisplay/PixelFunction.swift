internal import SheenCore

/// A number that is affine in the pixel: `origin` at the centre of pixel (0, 0) of the frame.
package struct PixelFunction: Hashable, Sendable {
  /// The value at the centre of pixel (0, 0).
  package var origin: Double
  /// The increase from one column to the next.
  package var perColumn: Double
  /// The increase from one row to the next.
  package var perRow: Double

  /// Makes a function.
  package init(origin: Double, perColumn: Double, perRow: Double) {
    self.origin = origin
    self.perColumn = perColumn
    self.perRow = perRow
  }

  /// The value at the centre of a pixel, in `Double`: the origin of a grid tile.
  ///
  /// Inside the tile both executors evaluate, in `Float`, `(Float(value) + Float(row) * Float(perRow)) +
  /// Float(column) * Float(perColumn)` with row and column relative to the grid tile.
  @inlinable package func value(atColumn x: Int32, row y: Int32) -> Double {
    origin + Double(x) * perColumn + Double(y) * perRow
  }

  /// 1 everywhere: the distance where there is no perspective.
  package static let one = PixelFunction(origin: 1, perColumn: 0, perRow: 0)

  /// Whether dividing by the function changes anything: the map is seen in perspective.
  @inlinable package var isPerspective: Bool { perColumn != 0 || perRow != 0 }
}

/// A texel coordinate inside one tile: a whole base, so that the float part stays small and exact.
///
/// It is base + ((origin + row · perRow) + column · perColumn), the sum divided by the distance first
/// where there is perspective.
package struct TexelLine: Sendable {
  /// A whole number of texels.
  package let base: Int32
  /// The rest at the tile's first pixel.
  package let origin: Float
  /// Its increase from one column to the next.
  package let perColumn: Float
  /// Its increase from one row to the next.
  package let perRow: Float

  /// Makes the coordinate of a grid tile.
  package init(
    _ function: PixelFunction, over distance: PixelFunction, atColumn x: Int32, row y: Int32
  ) {
    let (exact, w) = (
      function.value(atColumn: x, row: y), distance.value(atColumn: x, row: y)
    )
    let isPerspective = distance.isPerspective
    let texel = isPerspective ? (w > Projection.nearest ? exact / w : 0) : exact
    let whole = min(max(texel, -Self.limit), Self.limit).rounded(.down)
    base = Int32(whole)
    if isPerspective {
      origin = Self.finite(exact - whole * w)
      perColumn = Self.finite(function.perColumn - whole * distance.perColumn)
      perRow = Self.finite(function.perRow - whole * distance.perRow)
    } else {
      origin = Float(min(max(exact, -Self.limit), Self.limit) - whole)
      perColumn = Self.finite(function.perColumn)
      perRow = Self.finite(function.perRow)
    }
  }

  private static let limit = 536_870_912.0

  /// A number no sum of three overflows with.
  package static func finite(_ value: Double) -> Float { Float(min(max(value, -1e30), 1e30)) }
}
