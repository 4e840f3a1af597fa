package import SheenCore
package import SheenDisplay

extension FramePlan {
  /// The pixels the plan draws, as few rectangles as whole rows and columns of tiles give.
  package var changedRects: [PixelRect] {
    var done: [PixelRect] = []
    // The rectangles that end where the current row of tiles begins.
    var open: [PixelRect] = []
    var index = 0
    while index < tiles.count {
      let y = tiles[index].y
      var row: [PixelRect] = []
      while index < tiles.count, tiles[index].y == y {
        let rect = PixelRect(tiles[index])
        if let last = row.last, last.x + last.width == rect.x, last.height == rect.height {
          row[row.count - 1].width += rect.width
        } else {
          row.append(rect)
        }
        index += 1
      }
      var grown: [PixelRect] = []
      for rect in row {
        let above = open.firstIndex {
          $0.x == rect.x && $0.width == rect.width && $0.y + $0.height == rect.y
        }
        if let above {
          var taller = open.remove(at: above)
          taller.height += rect.height
          grown.append(taller)
        } else {
          grown.append(rect)
        }
      }
      done += open
      open = grown
    }
    return done + open
  }
}

extension PixelRect {
  /// The pixels a tile draws.
  fileprivate init(_ tile: FramePlan.Tile) {
    self.init(
      x: Int(tile.x + tile.firstColumn), y: Int(tile.y),
      width: Int(tile.endColumn - tile.firstColumn), height: Int(tile.rows))
  }
}
