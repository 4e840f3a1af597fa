internal import SheenCore

/// The columns a parallelogram touches and fills in a run of rows.
package struct QuadExtent: Hashable {
  /// Columns where some pixel of the rows may have coverage.
  package var outer: Range<Int>
  /// Columns where every pixel of the rows has coverage 1; never too many.
  package var inner: Range<Int>
}

extension FramePlan.QuadCoverage {
  /// Makes the coverage of a rectangle, or the pixels a path may touch, under a transform to pixels.
  ///
  /// A path touches a pixel with any corner of it, so its bounds are taken along the pixel grid. In
  /// perspective every shape is a path.
  /// - Returns: `nil` where no area is left.
  init?(_ shape: Shape, _ transform: Projection) {
    switch (shape, transform.affine) {
    case (.rect(let rect), let affine?): self.init(rect, affine)
    case (.path(let outline), let affine?):
      self.init(outline.controlBounds(affine), .identity)
    case (_, nil): self.init(shape.outline.controlBounds(transform), .identity)
    }
  }

  /// Makes the coverage of a rectangle under a transform to pixels; `nil` where no area is left.
  init?(_ rect: Rect, _ transform: Affine) {
    let origin = transform * Point(rect.x, rect.y)
    var edges = (
      Point(transform.a * rect.width, transform.b * rect.width),
      Point(transform.c * rect.height, transform.d * rect.height)
    )
    // A quarter turn: let the first pair of edges be the vertical one.
    if edges.0.x == 0, edges.1.y == 0 { edges = (edges.1, edges.0) }
    let area = edges.0.x * edges.1.y - edges.0.y * edges.1.x
    let lengths = (
      (edges.0.x * edges.0.x + edges.0.y * edges.0.y).squareRoot(),
      (edges.1.x * edges.1.x + edges.1.y * edges.1.y).squareRoot()
    )
    guard area != 0, lengths.0 > 0, lengths.1 > 0, !rect.isEmpty else { return nil }
    let sign: Double = area < 0 ? -1 : 1
    u = PixelFunction(
      through: origin, perColumn: sign * edges.1.y / lengths.1,
      perRow: -sign * edges.1.x / lengths.1)
    v = PixelFunction(
      through: origin, perColumn: -sign * edges.0.y / lengths.0,
      perRow: sign * edges.0.x / lengths.0)
    uSpan = area.magnitude / lengths.1
    vSpan = area.magnitude / lengths.0
    guard u.isFinite, v.isFinite, uSpan.isFinite, vSpan.isFinite else { return nil }
  }

  /// Makes the coverage of a rectangle of pixels; `nil` for an empty one.
  init?(_ rect: PixelRect) {
    self.init(
      Rect(Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height)), .identity)
  }

  /// The extent in the rows `rows`, within columns `columns`.
  package func extent(rows: Range<Int>, columns: Range<Int>) -> QuadExtent {
    var outer = RealInterval(columns)
    var inner = outer
    for (function, span) in [(u, uSpan), (v, vSpan)] {
      let ends = (
        function.perRow * Double(rows.lowerBound), function.perRow * Double(rows.upperBound - 1)
      )
      let low = function.origin + min(ends.0, ends.1)
      let high = function.origin + max(ends.0, ends.1)
      // Coverage begins half a pixel outside an edge and is complete half a pixel inside. The margins
      // absorb the rounding of this very computation: a pixel they drop has a billionth of coverage.
      outer.limit(function.perColumn, atLeast: -0.5 + 1e-9 - high)
      outer.limit(-function.perColumn, atLeast: low - span - 0.5 + 1e-9)
      inner.limit(function.perColumn, atLeast: 0.5 - 1e-7 - low)
      inner.limit(-function.perColumn, atLeast: high - span + 0.5 - 1e-7)
    }
    return QuadExtent(outer: outer.columns, inner: inner.columns)
  }

  /// The rows with any coverage, within `rows`.
  func rows(in rows: Range<Int>, columns: Range<Int>) -> Range<Int> {
    let transposed = FramePlan.QuadCoverage(
      u: u.transposed, uSpan: uSpan, v: v.transposed, vSpan: vSpan)
    return transposed.extent(rows: columns, columns: rows).outer
  }
}

extension PixelFunction {
  /// A function that is 0 at a point.
  init(through point: Point, perColumn: Double, perRow: Double) {
    self.init(
      origin: (0.5 - point.x) * perColumn + (0.5 - point.y) * perRow, perColumn: perColumn,
      perRow: perRow)
  }

  /// The function with columns and rows exchanged.
  var transposed: PixelFunction {
    PixelFunction(origin: origin, perColumn: perRow, perRow: perColumn)
  }

  /// Whether every coefficient is finite.
  var isFinite: Bool { origin.isFinite && perColumn.isFinite && perRow.isFinite }
}

/// A closed interval of column numbers under construction.
private struct RealInterval {
  private var lower: Double
  private var upper: Double

  init(_ columns: Range<Int>) {
    lower = Double(columns.lowerBound)
    upper = Double(columns.upperBound) - 1
  }

  /// Keeps the columns where `slope × column ≥ bound`.
  mutating func limit(_ slope: Double, atLeast bound: Double) {
    if slope > 0 {
      lower = max(lower, bound / slope)
    } else if slope < 0 {
      upper = min(upper, bound / slope)
    } else if bound > 0 {
      upper = lower - 1
    }
  }

  /// The whole columns inside.
  var columns: Range<Int> {
    let first = lower.rounded(.up)
    let last = upper.rounded(.down)
    return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }
}
