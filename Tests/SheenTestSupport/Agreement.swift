package import SheenCore

/// How two pictures of one size differ; two fully transparent pixels are equal.
package struct Agreement: CustomStringConvertible, Sendable {
  /// The number of pixels.
  package var pixelCount = 0
  /// Pixels that differ at all.
  package var differing = 0
  /// The largest difference of a channel, in 8-bit steps.
  package var largest = 0
  /// The first pixel with that difference.
  package var worst: (x: Int, y: Int) = (0, 0)

  /// Compares two pictures.
  package init(_ a: Pixmap, _ b: Pixmap) {
    guard a.width == b.width, a.height == b.height else {
      pixelCount = 1
      differing = 1
      largest = 255
      return
    }
    pixelCount = a.width * a.height
    if a == b { return }
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (p, q) = (a[x, y], b[x, y])
        if p == q || (p.w == 0 && q.w == 0) { continue }
        differing += 1
        let difference = (0..<4).map { abs(Int(p[$0]) - Int(q[$0])) }.max() ?? 0
        if difference > largest {
          largest = difference
          worst = (x, y)
        }
      }
    }
  }

  /// GPU against CPU, per the rendering model: at most 1 a channel, 99.9 % of pixels identical.
  ///
  /// In pictures of less than a thousand pixels one pixel may differ, or no share below 1 could pass.
  package var isParity: Bool {
    largest <= 1 && differing <= max(1, pixelCount / 1000)
  }

  /// The figures in one line.
  package var description: String {
    "\(differing) of \(pixelCount) pixels differ, at most by \(largest) (at \(worst.x), \(worst.y))"
  }
}
