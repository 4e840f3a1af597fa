internal import SheenCore
internal import SheenDisplay

/// An image under any transform.
struct ImageRow: RowPaint {
  private let image: FrameTables.Image
  private let level: LevelSampler
  private let next: LevelSampler

  init(_ image: FrameTables.Image, _ tile: FramePlan.Tile, _ scratch: Scratch) {
    self.image = image
    level = LevelSampler(image.level, tile, scratch.columns)
    next =
      image.nextShare > 0 ? LevelSampler(image.next, tile, scratch.nextColumns) : level
  }

  mutating func evaluate(row: Int, groups: Range<Int>, scratch: Scratch) {
    let columns = groups.lowerBound * 8..<groups.upperBound * 8
    if image.isNearest {
      level.sampleNearest(row: row, columns, scratch.pixels)
    } else {
      level.sample(row: row, columns, scratch.pixels, scratch)
      if image.nextShare > 0 {
        next.sample(row: row, columns, scratch.otherPixels, scratch)
        for i in columns {
          let lower = scratch.pixels[i]
          scratch.pixels[i] = lower + (scratch.otherPixels[i] - lower) * image.nextShare
        }
      }
    }
    transpose(scratch.pixels, groups, scratch.paint, scale: 1 / 255)
  }

  mutating func evaluateAlpha(row: Int, groups: Range<Int>, scratch: Scratch) {
    guard !image.isNearest, level.isMixedByRows, next.isMixedByRows else {
      evaluate(row: row, groups: groups, scratch: scratch)
      return
    }
    let columns = groups.lowerBound * 8..<groups.upperBound * 8
    let alphas = scratch.paint.base + 3 * scratch.paint.stride
    level.sampleAlpha(row: row, columns, alphas, scratch)
    if image.nextShare > 0 {
      next.sampleAlpha(row: row, columns, scratch.fractions, scratch)
      for i in columns { alphas[i] += (scratch.fractions[i] - alphas[i]) * image.nextShare }
    }
    for i in columns { alphas[i] *= 1 / 255 }
  }
}

/// Where a column of an axis-aligned image samples: two texels, counted from the tile's first, and the
/// fraction of the way between them.
struct SampleColumn {
  var left: Int32
  var right: Int32
  var fraction: Float
}

/// One level of an image, sampled row by row; texels are 0…255.
///
/// Twin: `bilinear` in `Shaders/lib`: vertically first, then horizontally.
struct LevelSampler {
  private let texels: FrameTables.Texels
  private let u: TexelCoordinate
  private let v: TexelCoordinate
  /// For an axis-aligned image: where its columns sample.
  private let columns: UnsafeMutablePointer<SampleColumn>
  private var firstTexel: Int32 = 0
  private var texelCount = 0

  init(
    _ texels: FrameTables.Texels, _ tile: FramePlan.Tile,
    _ columns: UnsafeMutablePointer<SampleColumn>
  ) {
    self.texels = texels
    self.columns = columns
    u = TexelCoordinate(texels.u, texels.distance, tile)
    v = TexelCoordinate(texels.v, texels.distance, tile)
    if texels.u.perRow == 0, texels.v.perColumn == 0, !texels.distance.isPerspective {
      placeColumns()
    }
  }

  /// Finds the texels of all columns of the tile; leaves `texelCount` 0 where they are too many to mix
  /// as one run.
  private mutating func placeColumns() {
    let last = texels.width - 1
    var (lowest, highest) = (Int32.max, Int32.min)
    for i in 0..<Scratch.width {
      let (whole, fraction) = u.at(column: i, row: 0)
      let left = min(max(whole, 0), last)
      let right = min(max(whole &+ 1, 0), last)
      columns[i] = SampleColumn(left: left, right: right, fraction: fraction)
      lowest = min(lowest, left)
      highest = max(highest, right)
    }
    let count = Int(highest - lowest) + 1
    guard count <= Scratch.texelCapacity else { return }
    for i in 0..<Scratch.width {
      columns[i].left -= lowest
      columns[i].right -= lowest
    }
    firstTexel = lowest
    texelCount = count
  }

  @inline(__always)
  func sample(
    row: Int, _ range: Range<Int>, _ pixels: UnsafeMutablePointer<SIMD4<Float>>,
    _ scratch: Scratch
  ) {
    guard texelCount > 0 else {
      sampleAffine(row: row, range, pixels)
      return
    }
    let mixed = UnsafeMutableRawPointer(scratch.texels)
    // Columns run leftwards in a mirrored image.
    let (first, last) = (columns[range.lowerBound], columns[range.upperBound - 1])
    let needed = Int(min(first.left, last.left))..<Int(max(first.right, last.right)) + 1
    mixRows(row: row, needed, mixed)
    for i in range {
      let column = columns[i]
      let left = mixed.load(fromByteOffset: Int(column.left) &<< 4, as: SIMD4<Float>.self)
      let right = mixed.load(fromByteOffset: Int(column.right) &<< 4, as: SIMD4<Float>.self)
      pixels[i] = left + (right - left) * column.fraction
    }
  }

  /// Whether rows of texels are mixed as a whole.
  var isMixedByRows: Bool { texelCount > 0 }

  /// The alpha alone, 0…255: a quarter of the work.
  @inline(__always)
  func sampleAlpha(
    row: Int, _ range: Range<Int>, _ alphas: UnsafeMutablePointer<Float>, _ scratch: Scratch
  ) {
    let (first, last) = (columns[range.lowerBound], columns[range.upperBound - 1])
    let needed = Int(min(first.left, last.left))..<Int(max(first.right, last.right)) + 1
    let mixed = UnsafeMutableRawPointer(scratch.texels).assumingMemoryBound(to: Float.self)
    let (top, bottom, fraction) = rows(at: row)
    for i in needed {
      let a = Float(top.load(fromByteOffset: i &* 4 &+ 3, as: UInt8.self))
      let b = Float(bottom.load(fromByteOffset: i &* 4 &+ 3, as: UInt8.self))
      mixed[i] = a + (b - a) * fraction
    }
    for i in range {
      let column = columns[i]
      let left = mixed[Int(column.left)]
      alphas[i] = left + (mixed[Int(column.right)] - left) * column.fraction
    }
  }

  /// The two rows of texels around a row of pixels, from the tile's first texel on, and the fraction of
  /// the way between them.
  @inline(__always)
  private func rows(at row: Int) -> (UnsafeRawPointer, UnsafeRawPointer, Float) {
    let (whole, fraction) = v.at(column: 0, row: row)
    let last = texels.height - 1
    let origin = texels.bytes + Int(firstTexel) * 4
    return (
      origin + Int(min(max(whole, 0), last)) * texels.bytesPerRow,
      origin + Int(min(max(whole &+ 1, 0), last)) * texels.bytesPerRow, fraction
    )
  }

  /// Mixes two rows of texels, contiguously.
  @inline(__always)
  private func mixRows(row: Int, _ range: Range<Int>, _ mixed: UnsafeMutableRawPointer) {
    let (top, bottom, fraction) = rows(at: row)
    var i = range.lowerBound
    while i + 2 <= range.upperBound {
      let a = Self.twoTexels(top + i * 4)
      let b = Self.twoTexels(bottom + i * 4)
      mixed.storeBytes(of: a + (b - a) * fraction, toByteOffset: i * 16, as: SIMD8<Float>.self)
      i += 2
    }
    if i < range.upperBound {
      let a = Self.texel(top + i * 4)
      let b = Self.texel(bottom + i * 4)
      mixed.storeBytes(of: a + (b - a) * fraction, toByteOffset: i * 16, as: SIMD4<Float>.self)
    }
  }

  @inline(__always)
  private static func texel(_ address: UnsafeRawPointer) -> SIMD4<Float> {
    let bytes = address.loadUnaligned(as: SIMD4<UInt8>.self)
    return SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: bytes))
  }

  @inline(__always)
  private static func twoTexels(_ address: UnsafeRawPointer) -> SIMD8<Float> {
    let bytes = address.loadUnaligned(as: SIMD8<UInt8>.self)
    return SIMD8<Float>(SIMD8<Int32>(truncatingIfNeeded: bytes))
  }

  @inline(__always)
  private func sampleAffine(
    row: Int, _ range: Range<Int>, _ pixels: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let (lastX, lastY) = (texels.width - 1, texels.height - 1)
    for i in range {
      let (x, fx) = u.at(column: i, row: row)
      let (y, fy) = v.at(column: i, row: row)
      let (x0, x1) = (min(max(x, 0), lastX), min(max(x &+ 1, 0), lastX))
      let (y0, y1) = (min(max(y, 0), lastY), min(max(y &+ 1, 0), lastY))
      let a = texels.texel(x0, y0)
      let b = texels.texel(x1, y0)
      let left = a + (texels.texel(x0, y1) - a) * fy
      let right = b + (texels.texel(x1, y1) - b) * fy
      pixels[i] = left + (right - left) * fx
    }
  }

  @inline(__always)
  func sampleNearest(
    row: Int, _ range: Range<Int>, _ pixels: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let (lastX, lastY) = (texels.width - 1, texels.height - 1)
    for i in range {
      let x = u.nearest(column: i, row: row)
      let y = v.nearest(column: i, row: row)
      pixels[i] = texels.texel(min(max(x, 0), lastX), min(max(y, 0), lastY))
    }
  }
}

/// A texel coordinate inside one tile.
private struct TexelCoordinate {
  private let line: TexelLine
  private let distance: DistanceRow

  init(_ function: PixelFunction, _ distance: PixelFunction, _ tile: FramePlan.Tile) {
    line = TexelLine(function, over: distance, atColumn: tile.x, row: tile.y)
    self.distance = DistanceRow(distance, tile)
  }

  /// The texel at or before a pixel and the fraction of the way to the next.
  @inline(__always)
  func at(column: Int, row: Int) -> (whole: Int32, fraction: Float) {
    let (whole, fraction) = splitFloor(local(column, row))
    return (line.base &+ whole, fraction)
  }

  /// The texel a pixel lies in; the margin keeps exact borders from falling either way.
  @inline(__always)
  func nearest(column: Int, row: Int) -> Int32 {
    line.base &+ splitFloor(local(column, row) + 1 / 1024).whole
  }

  @inline(__always)
  private func local(_ column: Int, _ row: Int) -> Float {
    let x = (line.origin + Float(row) * line.perRow) + Float(column) * line.perColumn
    return distance.isPerspective ? x / distance.at(column: column, row: row) : x
  }
}
