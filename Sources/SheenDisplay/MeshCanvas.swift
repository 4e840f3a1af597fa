internal import SheenCore

/// The picture of a mesh in the making.
struct MeshCanvas {
  let width: Int
  let height: Int
  private(set) var pixmap: Pixmap

  /// A corner of a triangle, in pixels, and its premultiplied colour.
  struct Corner {
    var x: Double
    var y: Double
    var color: SIMD4<Double>
  }

  init(width: Int, height: Int, background: RGBA) {
    self.width = width
    self.height = height
    pixmap = Pixmap(width: width, height: height)
    let color = SIMD4<Double>(background.premultiplied)
    guard background.isFinite, background.alpha > 0 else { return }
    let bytes = Self.bytes(color)
    for y in 0..<height {
      for x in 0..<width { pixmap[x, y] = bytes }
    }
  }

  private static func bytes(_ color: SIMD4<Double>) -> SIMD4<UInt8> {
    let held = color.clamped(lowerBound: .zero, upperBound: .one)
    return SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(held * 255 + 0.5))
  }

  /// Fills the pixels whose centres lie in a triangle, its edges included.
  mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
    let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    guard area != 0, area.isFinite else { return }
    let columns = Self.centres(min(a.x, b.x, c.x), max(a.x, b.x, c.x), width)
    let rows = Self.centres(min(a.y, b.y, c.y), max(a.y, b.y, c.y), height)
    let scale = 1 / area
    // Neighbours share their edges: a pixel on one may be filled twice, never not at all.
    let margin = -1e-9
    for y in rows {
      let py = Double(y) + 0.5
      for x in columns {
        let px = Double(x) + 0.5
        let wb = ((px - a.x) * (c.y - a.y) - (py - a.y) * (c.x - a.x)) * scale
        let wc = ((b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x)) * scale
        guard wb >= margin, wc >= margin, wb + wc <= 1 - margin else { continue }
        pixmap[x, y] = Self.bytes(a.color + (b.color - a.color) * wb + (c.color - a.color) * wc)
      }
    }
  }

  /// The pixels whose centres lie between two coordinates.
  private static func centres(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
    let first = min(max((low - 0.5).rounded(.up), 0), Double(limit))
    let last = min(max((high - 0.5).rounded(.down), -1), Double(limit) - 1)
    return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }
}
