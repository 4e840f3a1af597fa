internal import SheenCore
internal import SheenDisplay

/// A paint that fills one row of a tile at a time.
///
/// Rows are made in passes over small buffers: one fused loop needs more registers than there are, and
/// ran 1.5 times slower.
protocol RowPaint {
  /// Writes the premultiplied colours of the groups of eight columns in `groups` to `scratch.paint`.
  mutating func evaluate(row: Int, groups: Range<Int>, scratch: Scratch)

  /// Writes at least the alpha, the same number `evaluate` would write.
  mutating func evaluateAlpha(row: Int, groups: Range<Int>, scratch: Scratch)
}

extension RowPaint {
  mutating func evaluateAlpha(row: Int, groups: Range<Int>, scratch: Scratch) {
    evaluate(row: row, groups: groups, scratch: scratch)
  }
}

/// One colour.
struct SolidRow: RowPaint {
  private let color: SIMD4<Float>
  private var isWritten = false

  init(_ color: SIMD4<Float>) {
    self.color = color
  }

  mutating func evaluate(row: Int, groups: Range<Int>, scratch: Scratch) {
    guard !isWritten else { return }
    for group in 0..<Scratch.width / 8 {
      for channel in 0..<4 {
        scratch.paint.store(Lanes(repeating: color[channel]), channel, group * 8)
      }
    }
    isWritten = true
  }
}

/// A linear gradient.
struct LinearRow: RowPaint {
  private let ramp: FrameTables.Ramp
  private let extend: ColorRamp.Extend
  private let origin: Float
  private let perColumn: Float
  private let perRow: Float

  init(_ linear: FramePlan.Linear, _ ramp: FrameTables.Ramp, _ tile: FramePlan.Tile) {
    self.ramp = ramp
    extend = linear.extend
    origin = Float(linear.t.value(atColumn: tile.x, row: tile.y))
    perColumn = Float(linear.t.perColumn)
    perRow = Float(linear.t.perRow)
  }

  mutating func evaluate(row: Int, groups: Range<Int>, scratch: Scratch) {
    let start = origin + Float(row) * perRow
    let bucketCount = Float(ramp.bucketCount)
    for group in groups {
      let t = extended(start + columns(ofGroup: group) * perColumn)
      UnsafeMutableRawPointer(scratch.fractions + group * 8).storeBytes(of: t, as: Lanes.self)
      // Rounding x − ½ to the nearest is the floor, or one less for whole numbers: a bucket too early
      // costs a step of the search and no more.
      let nearest = greater(t * bucketCount - 0.5, Lanes(repeating: 0)) + 12_582_912
      let bucket = unsafeBitCast(nearest, to: SIMD8<Int32>.self) &- 0x4B40_0000
      UnsafeMutableRawPointer(scratch.buckets + group * 8)
        .storeBytes(of: bucket, as: SIMD8<Int32>.self)
    }
    lookUp(groups, scratch)
    transpose(scratch.pixels, groups, scratch.paint, scale: 1)
  }

  /// Twins: `extend_pad`, `extend_repeat`, `extend_reflect` in `Shaders/lib`.
  @inline(__always)
  private func extended(_ t: Lanes) -> Lanes {
    switch extend {
    case .pad: return clamp(t)
    case .repeat: return clamp(t - floor(t))
    case .reflect:
      let phase = t - 2 * floor(t * 0.5)
      return clamp(lesser(phase, 2 - phase))
    }
  }

  @inline(__always)
  private func floor(_ x: Lanes) -> Lanes {
    var result = x
    for i in 0..<8 { result[i] = x[i].rounded(.down) }
    return result
  }

  /// Twin: `ramp_color` in `Shaders/lib`.
  @inline(__always)
  private func lookUp(_ groups: Range<Int>, _ scratch: Scratch) {
    let last = ramp.bucketCount &- 1
    for i in groups.lowerBound * 8..<groups.upperBound * 8 {
      let t = scratch.fractions[i]
      var piece = ramp.pieces + Int(ramp.buckets[Int(min(scratch.buckets[i], last))])
      while piece.pointee.end <= t { piece += 1 }
      scratch.pixels[i] = piece.pointee.base + (t - piece.pointee.start) * piece.pointee.slope
    }
  }
}

/// Turns a row of pixels into planes, times a factor.
@inline(__always)
func transpose(
  _ pixels: UnsafeMutablePointer<SIMD4<Float>>, _ groups: Range<Int>, _ planes: Planes,
  scale: Float
) {
  for group in groups {
    let eight = UnsafeRawPointer(pixels + group * 8).load(as: SIMD32<Float>.self)
    let redBlue = eight.evenHalf
    let greenAlpha = eight.oddHalf
    planes.store(redBlue.evenHalf * scale, 0, group * 8)
    planes.store(greenAlpha.evenHalf * scale, 1, group * 8)
    planes.store(redBlue.oddHalf * scale, 2, group * 8)
    planes.store(greenAlpha.oddHalf * scale, 3, group * 8)
  }
}
