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
