/// A rectangle of whole pixels, half-open.
package struct PixelRect: Hashable, Sendable {
  /// The left column.
  package var x: Int
  /// The top row.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Makes a rectangle from its top left pixel and extents.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether no pixel lies inside.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The smallest rectangle around both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension PixelRect {
  /// The columns inside.
  package var columns: Range<Int> { x..<x + max(width, 0) }
  /// The rows inside.
  package var rows: Range<Int> { y..<y + max(height, 0) }

  /// Makes the rectangle of some columns and rows.
  package init(columns: Range<Int>, rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// What lies in both.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(min(x + width, other.x + other.width) - left, 0),
      height: max(min(y + height, other.y + other.height) - top, 0))
  }

  /// The rectangle with so many pixels more on each side; an empty one stays empty.
  package func dilated(_ columns: Int, _ rows: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(
      x: x - columns, y: y - rows, width: width + 2 * columns, height: height + 2 * rows)
  }

  /// The rectangle moved.
  package func moved(_ columns: Int, _ rows: Int) -> PixelRect {
    PixelRect(x: x + columns, y: y + rows, width: width, height: height)
  }
}
