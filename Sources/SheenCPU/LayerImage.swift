internal import SheenCore

/// Pixels of a layer, or of a step on the way to one: premultiplied, by rows.
struct LayerImage {
  /// Row by row; aligned so that eight pixels load at once.
  let pixels: UnsafeMutablePointer<SIMD4<Float>>
  /// The distance from one row to the next in pixels.
  let stride: Int
  /// How many pixels of a row lie before the layer's first: so many that groups of eight are those of the
  /// tiles.
  let margin: Int
  /// The number of rows.
  let height: Int

  /// An image without rows.
  static var empty: LayerImage {
    LayerImage(pixels: PixelMemory.none.pixels, stride: 8, margin: 0, height: 0)
  }

  /// The first pixel of a row.
  @inline(__always)
  func row(_ index: Int) -> UnsafeMutablePointer<SIMD4<Float>> { pixels + index * stride }
}

/// Memory for pixels, all 0 at first.
final class PixelMemory: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<SIMD4<Float>>
  let count: Int

  /// Memory for eight pixels that nobody writes.
  static let none = PixelMemory(count: 8)

  init(count: Int) {
    self.count = count
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: count * 16, alignment: 128)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count * 16)
    pixels = bytes.bindMemory(to: SIMD4<Float>.self, capacity: count)
  }

  deinit { UnsafeMutableRawPointer(pixels).deallocate() }
}

/// Memory for the layers of a frame, kept for the next.
struct PixelPool {
  private var taken: [PixelMemory] = []
  private var free: [PixelMemory] = []
  /// Of the free what this frame has used.
  private var wasGiven: [PixelMemory] = []

  /// Memory for so many pixels, in use until it is given back or the frame ends; its pixels are anything.
  mutating func take(_ count: Int) -> PixelMemory {
    // Rounded up, so that what moves a little needs no new memory.
    let count = (count + 0xfff) & ~0xfff
    let fitting = free.indices.filter { free[$0].count >= count }
    let memory =
      fitting.min { free[$0].count < free[$1].count }.map { free.remove(at: $0) }
      ?? PixelMemory(count: count)
    taken.append(memory)
    return memory
  }

  /// Ends the use of memory that was taken.
  mutating func give(_ memory: PixelMemory) {
    guard let index = taken.lastIndex(where: { $0 === memory }) else { return }
    free.append(taken.remove(at: index))
    wasGiven.append(memory)
  }

  /// Ends the use of all memory; what this frame had no use for goes.
  mutating func endFrame() {
    free = taken + free.filter { memory in wasGiven.contains { $0 === memory } }
    taken.removeAll()
    wasGiven.removeAll()
  }
}
