internal import SheenCore
internal import SheenDisplay

/// A gradient: t of the pixel by the gradient's form, extended, then looked up in its ramp.
struct GradientRow: RowPaint {
  private let ramp: FrameTables.Ramp
  private let form: FramePlan.Gradient.Form
  private let extend: ColorRamp.Extend
  private let x: RowFunction
  private let y: RowFunction
  private let distance: DistanceRow
  private let scale: Float
  private let offset: Float

  init(_ gradient: FramePlan.Gradient, _ ramp: FrameTables.Ramp, _ tile: FramePlan.Tile) {
    self.ramp = ramp
    form = gradient.form
    extend = gradient.extend
    x = RowFunction(gradient.x, tile)
    y = RowFunction(gradient.y, tile)
    distance = DistanceRow(gradient.distance, tile)
    scale = gradient.scale
    offset = gradient.offset
  }

  /// A number that is affine in the pixel, in one tile.
  private struct RowFunction {
    let origin: Float
    let perColumn: Float
    let perRow: Float

    init(_ function: PixelFunction, _ tile: FramePlan.Tile) {
      origin = TexelLine.finite(function.value(atColumn: tile.x, row: tile.y))
      perColumn = TexelLine.finite(function.perColumn)
      perRow = TexelLine.finite(function.perRow)
    }

    /// The values of a group of eight columns of a row.
    @inline(__always)
    func lanes(_ row: Int, _ group: Int) -> Lanes {
      (origin + Float(row) * perRow) + columns(ofGroup: group) * perColumn
    }
  }

  mutating func evaluate(row: Int, groups: Range<Int>, scratch: Scratch) {
    if distance.isPerspective {
      place(row, groups, scratch) { $0 / distance.at(columns(ofGroup: $1), row: row) }
    } else {
      place(row, groups, scratch) { lanes, _ in lanes }
    }
    lookUp(groups, scratch)
    transpose(scratch.pixels, groups, scratch.paint, scale: 1)
  }

  /// Writes the extended t and its bucket of each pixel, from coordinates in the plane of the paint.
  @inline(__always)
  private func place(
    _ row: Int, _ groups: Range<Int>, _ scratch: Scratch, _ seen: (Lanes, Int) -> Lanes
  ) {
    switch form {
    case .linear: place(groups, scratch) { seen(x.lanes(row, $0), $0) }
    case .radial:
      place(groups, scratch) {
        radius(seen(x.lanes(row, $0), $0), seen(y.lanes(row, $0), $0)) * scale + offset
      }
    case .angular:
      place(groups, scratch) {
        turns(seen(x.lanes(row, $0), $0), seen(y.lanes(row, $0), $0)) * scale + offset
      }
    }
  }

  /// Writes the extended t and its bucket of each pixel.
  @inline(__always)
  private func place(_ groups: Range<Int>, _ scratch: Scratch, _ parameter: (Int) -> Lanes) {
    let bucketCount = Float(ramp.bucketCount)
    for group in groups {
      let t = extended(parameter(group))
      UnsafeMutableRawPointer(scratch.fractions + group * 8).storeBytes(of: t, as: Lanes.self)
      // Rounding x − ½ to the nearest is the floor, or one less for whole numbers: a bucket too early
      // costs a step of the search and no more.
      let nearest = greater(t * bucketCount - 0.5, Lanes(repeating: 0)) + 12_582_912
      let bucket = unsafeBitCast(nearest, to: SIMD8<Int32>.self) &- 0x4B40_0000
      UnsafeMutableRawPointer(scratch.buckets + group * 8)
        .storeBytes(of: bucket, as: SIMD8<Int32>.self)
    }
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
