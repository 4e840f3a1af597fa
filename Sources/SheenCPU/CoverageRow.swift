internal import SheenCore
internal import SheenDisplay

/// The coverage of a shape in one tile, row by row.
struct CoverageRow {
  private let quad: FramePlan.QuadCoverage
  private let tile: FramePlan.Tile
  private let uOrigin: Float
  private let vOrigin: Float
  private let uSpan: Float
  private let vSpan: Float
  /// The tile's coverage bytes, where the shape is a path.
  private let block: UnsafePointer<UInt8>?

  init(
    _ quad: FramePlan.QuadCoverage, _ tile: FramePlan.Tile, block: UnsafePointer<UInt8>?
  ) {
    self.block = block
    self.quad = quad
    self.tile = tile
    uOrigin = Float(quad.u.value(atColumn: tile.x, row: tile.y))
    vOrigin = Float(quad.v.value(atColumn: tile.x, row: tile.y))
    uSpan = Float(quad.uSpan)
    vSpan = Float(quad.vSpan)
  }

  /// The groups of eight columns in which a row has coverage; outside it is 0.
  func groups(row: Int, within groups: Range<Int>) -> Range<Int> {
    let left = Int(tile.x)
    let y = Int(tile.y) + row
    let columns = left + groups.lowerBound * 8..<left + groups.upperBound * 8
    let outer = quad.extent(rows: y..<y + 1, columns: columns).outer
    guard !outer.isEmpty else { return groups.lowerBound..<groups.lowerBound }
    return (outer.lowerBound - left) / 8..<(outer.upperBound - left + 7) / 8
  }

  /// Writes a row: slab(u) × slab(v), or a path's bytes over 255.
  @inline(__always)
  func write(row: Int, groups: Range<Int>, to coverage: UnsafeMutablePointer<Float>) {
    if let block {
      let bytes = UnsafeRawPointer(block + row * Scratch.width)
      for group in groups {
        let eight = bytes.loadUnaligned(fromByteOffset: group * 8, as: SIMD8<UInt8>.self)
        let share = Lanes(SIMD8<Int32>(truncatingIfNeeded: eight)) * (1 / 255)
        UnsafeMutableRawPointer(coverage + group * 8).storeBytes(of: share, as: Lanes.self)
      }
      return
    }
    let u = uOrigin + Float(row) * Float(quad.u.perRow)
    let v = vOrigin + Float(row) * Float(quad.v.perRow)
    let uStep = Float(quad.u.perColumn)
    if quad.isAxisAligned {
      let rowShare = slab(v, vSpan)
      for group in groups {
        let share = slab(u + columns(ofGroup: group) * uStep, uSpan) * rowShare
        UnsafeMutableRawPointer(coverage + group * 8).storeBytes(of: share, as: Lanes.self)
      }
      return
    }
    let vStep = Float(quad.v.perColumn)
    for group in groups {
      let columns = columns(ofGroup: group)
      let share = slab(u + columns * uStep, uSpan) * slab(v + columns * vStep, vSpan)
      UnsafeMutableRawPointer(coverage + group * 8).storeBytes(of: share, as: Lanes.self)
    }
  }
}
