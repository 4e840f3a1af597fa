internal import CGLES
internal import SheenCore
internal import SheenDisplay

/// Pixels on the device that tiles are drawn into.
protocol DrawingTarget: ~Copyable {
  /// The most tiles a batch can have.
  var slotLimit: Int { get }
  /// The extents in pixels.
  var width: Int { get }
  var height: Int { get }

  /// Where the first pixel of a batch's tile lies; row 0 is the top row.
  func origin(ofSlot slot: Int, _ tile: FramePlan.Tile) -> (x: Int, y: Int)

  /// Binds the target with room for so many tiles.
  mutating func bind(slots: Int) throws(RenderError)
}

/// What tiles are drawn into to be read back: slots of one tile each, in rows, so that a frame of any
/// size fits in batches and only what was drawn is read.
struct TileTarget: ~Copyable, DrawingTarget {
  let slotLimit: Int
  private(set) var width: Int
  private(set) var height = 0
  private var framebuffer = GLHandle(.framebuffer)
  private var pixels = GLHandle(.renderbuffer)
  private let columns: Int
  private var readback: [UInt32] = []

  /// Makes a target without pixels.
  ///
  /// - Parameter limit: The largest extent, at least one tile; 2,048 pixels are as many as it ever has.
  init(limit: Int) {
    let limit = min(max(limit, FramePlan.tileWidth), 2048)
    columns = limit / FramePlan.tileWidth
    width = columns * FramePlan.tileWidth
    slotLimit = columns * (limit / FramePlan.tileHeight)
  }

  func origin(ofSlot slot: Int, _ tile: FramePlan.Tile) -> (x: Int, y: Int) {
    (slot % columns * FramePlan.tileWidth, slot / columns * FramePlan.tileHeight)
  }

  mutating func bind(slots: Int) throws(RenderError) {
    let needed = rows(slots)
    if needed > height {
      var capacity = max(height, 128)
      while capacity < needed { capacity *= 2 }
      height = min(capacity, max(needed, slotLimit / columns * FramePlan.tileHeight))
      pixels = GLHandle(.renderbuffer)
      framebuffer = GLHandle(.framebuffer)
      glBindRenderbuffer(GLenum(GL_RENDERBUFFER), pixels.name)
      glRenderbufferStorage(
        GLenum(GL_RENDERBUFFER), GLenum(GL_RGBA8), GLsizei(width), GLsizei(height))
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer.name)
      glFramebufferRenderbuffer(
        GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_RENDERBUFFER), pixels.name)
      let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
      guard status == GL_FRAMEBUFFER_COMPLETE else {
        throw .device("a target of \(width)×\(height) pixels is not complete: \(status)")
      }
      try checkGL("allocating a target of \(width)×\(height) pixels")
    } else {
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer.name)
    }
    glViewport(0, 0, GLsizei(width), GLsizei(height))
  }

  private func rows(_ slots: Int) -> Int {
    (slots + columns - 1) / columns * FramePlan.tileHeight
  }

  /// Reads tiles back from slots 0, 1, … into their places in a picture.
  mutating func read(_ tiles: ArraySlice<FramePlan.Tile>, into pixmap: inout Pixmap) {
    let readWidth = min(tiles.count, columns) * FramePlan.tileWidth
    let readHeight = rows(tiles.count)
    if readback.count < readWidth * readHeight {
      readback = [UInt32](repeating: 0, count: readWidth * readHeight)
    }
    readback.withUnsafeMutableBytes { bytes in
      glReadPixels(
        0, 0, GLsizei(readWidth), GLsizei(readHeight), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE),
        bytes.baseAddress)
    }
    let bytesPerRow = pixmap.bytesPerRow
    readback.withUnsafeBytes { source in
      pixmap.withUnsafeMutableBytes { target in
        for (slot, tile) in tiles.enumerated() {
          let (x, y) = origin(ofSlot: slot, tile)
          let first = Int(tile.firstColumn)
          let count = (Int(tile.endColumn) - first) * 4
          for row in 0..<Int(tile.rows) {
            let from = ((y + row) * readWidth + x + first) * 4
            let to = (Int(tile.y) + row) * bytesPerRow + (Int(tile.x) + first) * 4
            target[to..<to + count].copyBytes(from: source[from..<from + count])
          }
        }
      }
    }
  }
}

extension Slice where Base == UnsafeMutableRawBufferPointer {
  /// Copies bytes of the same number.
  fileprivate func copyBytes(from source: Slice<UnsafeRawBufferPointer>) {
    UnsafeMutableRawBufferPointer(rebasing: self).copyMemory(
      from: UnsafeRawBufferPointer(rebasing: source))
  }
}
