internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// Lengths at the edges of a picture, in points.
struct EdgeLengths: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(_ insets: EdgeInsets, isMirrored: Bool) {
    left = max(Double(isMirrored ? insets.trailing : insets.leading), 0)
    right = max(Double(isMirrored ? insets.leading : insets.trailing), 0)
    top = max(Double(insets.top), 0)
    bottom = max(Double(insets.bottom), 0)
  }

  var isEmpty: Bool { left == 0 && top == 0 && right == 0 && bottom == 0 }
}

/// A picture that fills a frame in up to nine parts: corners keep their size, edges and the middle are
/// stretched or repeated.
struct PictureSlices: Equatable {
  var buffer: ImageBuffer
  /// The size in points.
  var naturalSize: Size
  var insets: EdgeLengths
  var isTiled: Bool
  var interpolation: SheenDisplay.ImagePaint.Interpolation

  /// Whether the picture is stretched as a whole.
  var isWhole: Bool { insets.isEmpty && !isTiled }

  /// A part along one axis: of the picture, and of the frame.
  private struct Span {
    var source: Range<Double>
    var target: Range<Double>
    var isMiddle: Bool

    var sourceLength: Double { source.upperBound - source.lowerBound }
    var targetLength: Double { target.upperBound - target.lowerBound }
  }

  /// The parts along one axis; ends that do not fit into the frame share it.
  private func spans(
    _ natural: Double, _ first: Double, _ last: Double, from start: Double, _ extent: Double
  ) -> [Span] {
    let ends = first + last
    guard ends < natural, natural > 0 else {
      return [Span(source: 0..<natural, target: start..<start + extent, isMiddle: true)]
    }
    let share = ends > extent ? extent / ends : 1
    let (head, tail) = (start + first * share, start + extent - last * share)
    return [
      Span(source: 0..<first, target: start..<head, isMiddle: false),
      Span(source: first..<natural - last, target: head..<max(tail, head), isMiddle: true),
      Span(source: natural - last..<natural, target: tail..<start + extent, isMiddle: false),
    ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }

  /// The parts in a frame.
  func items(in frame: Rect) -> [DisplayItem] {
    let size = naturalSize
    let columns = spans(size.width, insets.left, insets.right, from: frame.x, frame.width)
    let rows = spans(size.height, insets.top, insets.bottom, from: frame.y, frame.height)
    var items: [DisplayItem] = []
    for row in rows {
      for column in columns {
        let target = Rect(
          column.target.lowerBound, row.target.lowerBound, column.targetLength, row.targetLength)
        guard let paint = paint(column, row, in: target) else { continue }
        items.append(
          DisplayItem(
            id: ItemID(UInt64(items.count + 1)), content: .fill(.rect(target), paint)))
      }
    }
    return items
  }

  private func paint(_ column: Span, _ row: Span, in target: Rect) -> Paint? {
    if isTiled, column.isMiddle || row.isMiddle {
      let part = Rect(
        column.source.lowerBound, row.source.lowerBound, column.sourceLength, row.sourceLength)
      // Along an edge only one axis is repeated; the other keeps its extent.
      let tile = Size(
        column.isMiddle ? part.width : target.width, row.isMiddle ? part.height : target.height)
      let texelsPerPoint = Size(
        Double(buffer.pixmap.width) / naturalSize.width,
        Double(buffer.pixmap.height) / naturalSize.height)
      return ImageTiles(
        buffer, texelsPerPoint: texelsPerPoint, part: part, tile: tile, interpolation)?
        .paint(from: Point(target.x, target.y), covering: target)
    }
    // The whole picture, laid so that the part lands on its target.
    let (sx, sy) = (
      column.targetLength / column.sourceLength, row.targetLength / row.sourceLength
    )
    let whole = Rect(
      target.x - column.source.lowerBound * sx, target.y - row.source.lowerBound * sy,
      naturalSize.width * sx, naturalSize.height * sy)
    return .image(SheenDisplay.ImagePaint(buffer, in: whole, interpolation: interpolation))
  }
}
