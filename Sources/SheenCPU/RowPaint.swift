internal import SheenCore
internal import SheenDisplay

/// A paint that fills one row of a tile at a time.
///
/// Rows are made in passes over small buffers: one fused loop needs more registers than there are, and
/// ran 1.5 times slower.
protocol RowPaint {
  /// Writes the premultiplied colours of the groups of eight columns in `groups` to `scratch.paint`.
  mutating func evaluate(row: Int, groups: Range<Int>, scratch: Scratch)
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
    for group in groups {
      let t = extended(start + columns(ofGroup: group) * perColumn)
      UnsafeMutableRawPointer(scratch.fractions + group * 8).storeBytes(of: t, as: Lanes.self)
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
    let bucketCount = Float(ramp.bucketCount)
    for i in groups.lowerBound * 8..<groups.upperBound * 8 {
      let t = scratch.fractions[i]
      let bucket = min(Int32(t * bucketCount), ramp.bucketCount - 1)
      var piece = ramp.buckets[Int(bucket)]
      while piece + 1 < ramp.pieceCount, ramp.starts[Int(piece) + 1] <= t { piece += 1 }
      let at = Int(piece)
      scratch.pixels[i] = ramp.bases[at] + (t - ramp.starts[at]) * ramp.slopes[at]
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
