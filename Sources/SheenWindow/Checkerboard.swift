internal import SheenCore

/// What shows through where a picture is not opaque: squares of two grays.
///
/// The picture is composited over it on the way to the screen, in the same whole numbers as the shader
/// `present.frag` does, and never in its own pixels.
package struct Checkerboard: Hashable, Sendable {
  /// The side of a square in pixels.
  package var side: Int
  /// The value of the top left square and of every second one.
  package var first: UInt8
  /// The value of the others.
  package var second: UInt8

  /// The board for an appearance and a scale, in pixels per point.
  package init(isDark: Bool, scale: Double) {
    side = max(1, Int((8 * min(scale, 1000)).rounded()))
    (first, second) = isDark ? (56, 40) : (255, 229)
  }

  /// Writes a part of a row of a picture over the board as 32-bit pixels, blue lowest, red highest,
  /// above it 255.
  func compose(
    _ source: UnsafePointer<SIMD4<UInt8>>, into target: UnsafeMutablePointer<UInt32>, x: Int,
    y: Int, count: Int
  ) {
    for index in 0..<count {
      let pixel = SIMD4<UInt32>(truncatingIfNeeded: source[index])
      var (r, g, b) = (pixel.x, pixel.y, pixel.z)
      if pixel.w != 255 {
        let isFirst = ((x + index) / side + y / side) & 1 == 0
        // Exactly gray · (255 − alpha) / 255, rounded.
        let share = UInt32(isFirst ? first : second) * (255 - pixel.w) + 128
        let gray = (share + (share >> 8)) >> 8
        (r, g, b) = (min(r + gray, 255), min(g + gray, 255), min(b + gray, 255))
      }
      target[index] = 0xff00_0000 | r << 16 | g << 8 | b
    }
  }
}
