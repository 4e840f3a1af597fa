internal import SheenCore
internal import SheenDisplay

/// The pixels of a layer, or its alpha times a colour.
struct LayerRow: RowPaint {
  private let layer: FrameTables.Layer
  /// The row of the layer that is the tile's first.
  private let firstRow: Int
  /// The group of the layer that is the tile's first.
  private let firstGroup: Int

  init(_ layer: FrameTables.Layer, _ tile: FramePlan.Tile) {
    self.layer = layer
    firstRow = Int(tile.y) - layer.y
    firstGroup = (Int(tile.x) - layer.x) / 8
  }

  mutating func evaluate(row: Int, groups: Range<Int>, scratch: Scratch) {
    let row = firstRow + row
    let image = layer.image
    guard row >= 0, row < image.height else {
      clear(groups, scratch.paint)
      return
    }
    let first = min(max(groups.lowerBound, -firstGroup), groups.upperBound)
    let end = max(min(groups.upperBound, image.stride / 8 - firstGroup), first)
    clear(groups.lowerBound..<first, scratch.paint)
    clear(end..<groups.upperBound, scratch.paint)
    transpose(image.row(row) + firstGroup * 8, first..<end, scratch.paint, scale: 1)
    guard let tint = layer.tint else { return }
    for group in first..<end {
      let alpha = scratch.paint.load(3, group * 8)
      for channel in 0..<4 { scratch.paint.store(alpha * tint[channel], channel, group * 8) }
    }
  }

  private func clear(_ groups: Range<Int>, _ planes: Planes) {
    for group in groups {
      for channel in 0..<4 { planes.store(Lanes(repeating: 0), channel, group * 8) }
    }
  }
}
