internal import SheenDisplay

/// The planes of four channels, rows of a tile one after another.
struct Planes {
  /// Red, then green, blue and alpha, each `stride` floats on.
  let base: UnsafeMutablePointer<Float>
  /// The distance from one channel to the next.
  let stride: Int

  /// The lanes of a channel at an offset.
  @inline(__always)
  func load(_ channel: Int, _ offset: Int) -> Lanes {
    UnsafeRawPointer(base + channel * stride + offset).load(as: Lanes.self)
  }

  /// Sets the lanes of a channel at an offset.
  @inline(__always)
  func store(_ lanes: Lanes, _ channel: Int, _ offset: Int) {
    UnsafeMutableRawPointer(base + channel * stride + offset).storeBytes(of: lanes, as: Lanes.self)
  }
}

extension Planes {
  /// Writes the lanes at an offset as eight pixels.
  @inline(__always)
  func storePixels(at offset: Int, to pixels: UnsafeMutablePointer<SIMD4<Float>>) {
    var (redBlue, greenAlpha) = (SIMD16<Float>(), SIMD16<Float>())
    (redBlue.evenHalf, redBlue.oddHalf) = (load(0, offset), load(2, offset))
    (greenAlpha.evenHalf, greenAlpha.oddHalf) = (load(1, offset), load(3, offset))
    var eight = SIMD32<Float>()
    (eight.evenHalf, eight.oddHalf) = (redBlue, greenAlpha)
    UnsafeMutableRawPointer(pixels).storeBytes(of: eight, as: SIMD32<Float>.self)
  }
}

/// One thread's working memory, reused for every tile.
///
/// > Layout: `depth` registers of four planes of 64×16 floats; a modulation plane; one row of a paint,
/// > first as pixels, then as planes; one row of vertically mixed texels.
final class Scratch {
  static let width = FramePlan.tileWidth
  static let planeSize = FramePlan.tileWidth * FramePlan.tileHeight
  /// Two texels a pixel is the most a level is sampled at, three more at the ends.
  static let texelCapacity = 2 * FramePlan.tileWidth + 8

  let depth: Int
  /// What coverage, opacity and masks leave of a fill, one float a pixel.
  let modulation: UnsafeMutablePointer<Float>
  /// The paint of one row, by planes.
  let paint: Planes
  /// The paint of one row, pixel by pixel.
  let pixels: UnsafeMutablePointer<SIMD4<Float>>
  /// A second one, for images between two levels.
  let otherPixels: UnsafeMutablePointer<SIMD4<Float>>
  /// Vertically mixed texels.
  let texels: UnsafeMutablePointer<SIMD4<Float>>
  /// One t a pixel of a row.
  let fractions: UnsafeMutablePointer<Float>
  /// One bucket of a ramp a pixel of a row.
  let buckets: UnsafeMutablePointer<Int32>
  /// One coverage row.
  let coverage: UnsafeMutablePointer<Float>
  /// Where the columns of an axis-aligned image sample.
  let columns: UnsafeMutablePointer<SampleColumn>
  /// The same in the next level.
  let nextColumns: UnsafeMutablePointer<SampleColumn>
  /// The first and one past the last group of eight columns to draw, for each row.
  let spans: UnsafeMutablePointer<Range<Int>>
  private let registers: UnsafeMutablePointer<Float>
  private let memory: UnsafeMutableRawPointer

  init(depth: Int) {
    self.depth = depth
    let width = Self.width
    let rowOfPixels = width * MemoryLayout<SIMD4<Float>>.stride
    let sizes = [
      depth * 4 * Self.planeSize * 4, Self.planeSize * 4, 4 * width * 4, rowOfPixels, rowOfPixels,
      Self.texelCapacity * MemoryLayout<SIMD4<Float>>.stride, width * 4, width * 4, rowOfPixels,
      rowOfPixels, width * 4, FramePlan.tileHeight * MemoryLayout<Range<Int>>.stride,
    ]
    let total = sizes.reduce(0, +)
    memory = .allocate(byteCount: total, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: total)
    var next = memory
    func take<Element>(_ index: Int, as: Element.Type) -> UnsafeMutablePointer<Element> {
      defer { next += sizes[index] }
      return next.assumingMemoryBound(to: Element.self)
    }
    registers = take(0, as: Float.self)
    modulation = take(1, as: Float.self)
    paint = Planes(base: take(2, as: Float.self), stride: width)
    pixels = take(3, as: SIMD4<Float>.self)
    otherPixels = take(4, as: SIMD4<Float>.self)
    texels = take(5, as: SIMD4<Float>.self)
    fractions = take(6, as: Float.self)
    coverage = take(7, as: Float.self)
    columns = take(8, as: SampleColumn.self)
    nextColumns = take(9, as: SampleColumn.self)
    buckets = take(10, as: Int32.self)
    spans = take(11, as: Range<Int>.self)
  }

  deinit { memory.deallocate() }

  /// The register at a depth, 0 at the bottom.
  @inline(__always)
  func register(_ index: Int) -> Planes {
    Planes(base: registers + index * 4 * Self.planeSize, stride: Self.planeSize)
  }
}
