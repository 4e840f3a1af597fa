internal import Foundation
internal import SheenCore
internal import SheenDisplay
internal import SheenImaging
internal import Synchronization

/// A part of a picture again and again.
///
/// The repeats are laid out once, in a picture large enough for what is to be covered, so that texels
/// are mixed across the borders and everything a picture can do the repeated one can.
struct ImageTiles: Hashable {
  let buffer: ImageBuffer
  /// The part, in texels.
  let part: PixelRect
  /// The size of one copy, in points.
  let tile: Size
  let interpolation: SheenDisplay.ImagePaint.Interpolation

  /// Makes the tiles of a part given in points; `nil` where it has no texel or no extent.
  init?(
    _ buffer: ImageBuffer, texelsPerPoint: Size, part: Rect, tile: Size,
    _ interpolation: SheenDisplay.ImagePaint.Interpolation
  ) {
    func texels(_ low: Double, _ high: Double, _ density: Double, _ limit: Int) -> Range<Int>? {
      guard low.isFinite, high.isFinite else { return nil }
      let first = Int(min(max((low * density).rounded(), 0), Double(limit)))
      let end = Int(min(max((high * density).rounded(), 0), Double(limit)))
      return first < end ? first..<end : nil
    }
    guard let columns = texels(part.x, part.maxX, texelsPerPoint.width, buffer.pixmap.width),
      let rows = texels(part.y, part.maxY, texelsPerPoint.height, buffer.pixmap.height),
      tile.width > 0, tile.height > 0,
      tile.width.isFinite, tile.height.isFinite
    else { return nil }
    self.buffer = buffer
    self.part = PixelRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    self.tile = tile
    self.interpolation = interpolation
  }

  /// Makes the tiles of a picture, of which a part is given in fractions.
  init?(_ image: Image, part: CGRect, scale: CGFloat, in environment: EnvironmentValues) {
    guard let asset = image.picture(in: environment) else { return nil }
    let size = asset.size
    let points = Rect(
      Double(part.minX) * size.width, Double(part.minY) * size.height,
      Double(part.width) * size.width, Double(part.height) * size.height)
    let tile = Size(points.width * Double(scale), points.height * Double(scale))
    self.init(
      asset.buffer, texelsPerPoint: asset.texelsPerPoint, part: points, tile: tile, .linear)
  }

  /// The most texels of the repeated picture.
  private static let mostTexels = 16_777_216.0

  /// The paint that covers a rectangle, one copy beginning at a place.
  func paint(from origin: Point, covering rect: Rect) -> Paint? {
    func copies(_ low: Double, _ high: Double, _ extent: Double) -> (first: Double, count: Int)? {
      let first = (low / extent).rounded(.down)
      let count = (high / extent).rounded(.up) - first
      guard first.isFinite, count >= 1, count < 1e6 else { return nil }
      // Powers of two, so that a frame that grows seldom needs another picture.
      var power = 1
      while power < Int(count) { power *= 2 }
      return (first, power)
    }
    guard
      let columns = copies(rect.x - origin.x, rect.maxX - origin.x, tile.width),
      let rows = copies(rect.y - origin.y, rect.maxY - origin.y, tile.height)
    else { return nil }
    let texels =
      Double(part.width) * Double(columns.count) * Double(part.height) * Double(rows.count)
    guard texels <= Self.mostTexels else {
      Warnings.warn(
        "a picture of \(part.width)×\(part.height) pixels would be repeated "
          + "\(columns.count * rows.count) times; it is left out: use a larger picture or scale")
      return nil
    }
    return .image(
      SheenDisplay.ImagePaint(
        repeated(columns: columns.count, rows: rows.count),
        in: Rect(
          origin.x + columns.first * tile.width, origin.y + rows.first * tile.height,
          Double(columns.count) * tile.width, Double(rows.count) * tile.height),
        interpolation: interpolation))
  }

  // MARK: Repeating

  private struct Key: Hashable {
    var buffer: ImageBuffer
    var part: PixelRect
    var columns: Int
    var rows: Int
  }

  /// The pictures made last; few, since each can be large.
  private static let known = Mutex<[(key: Key, picture: ImageBuffer)]>([])

  private func repeated(columns: Int, rows: Int) -> ImageBuffer {
    let key = Key(buffer: buffer, part: part, columns: columns, rows: rows)
    if let known = Self.known.withLock({ $0.first { $0.key == key }?.picture }) { return known }
    let picture = ImageBuffer(buffer.pixmap.repeated(part, columns: columns, rows: rows))
    Self.known.withLock { known in
      if known.count == 16 { known.removeFirst() }
      known.append((key, picture))
    }
    return picture
  }
}

extension Pixmap {
  /// A part again and again, without gaps.
  fileprivate func repeated(_ part: PixelRect, columns: Int, rows: Int) -> Pixmap {
    var result = Pixmap(width: part.width * columns, height: part.height * rows)
    let (stride, rowBytes) = (result.bytesPerRow, part.width * 4)
    result.withUnsafeMutableBytes { target in
      withUnsafeBytes { source in
        for y in 0..<part.height * rows {
          let from = (part.y + y % part.height) * bytesPerRow + part.x * 4
          let line = UnsafeRawBufferPointer(rebasing: source[from..<from + rowBytes])
          for column in 0..<columns {
            let to = y * stride + column * rowBytes
            UnsafeMutableRawBufferPointer(rebasing: target[to..<to + rowBytes])
              .copyMemory(from: line)
          }
        }
      }
    }
    return result
  }
}
