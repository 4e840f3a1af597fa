internal import Synchronization

/// A picture used as paint: immutable, compared by identity, with smaller copies made on demand.
///
/// Level 0 is the picture; level n + 1 has ceil(size / 2) texels, each the mean of 2×2 texels of the
/// level above in premultiplied space with edges replicated.
package final class ImageBuffer: Sendable {
  /// The full-size picture, premultiplied.
  package let pixmap: Pixmap
  private let reduced = Mutex<[Pixmap]>([])

  /// Makes a paintable image of a picture.
  package init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
  }

  /// The number of levels down to one texel.
  package var levelCount: Int {
    var count = 1
    var extent = max(pixmap.width, pixmap.height)
    while extent > 1 {
      extent = (extent + 1) / 2
      count += 1
    }
    return count
  }

  /// One level, made and kept on first use.
  ///
  /// - Parameter index: 0 for the picture itself; larger values are clamped to the last level.
  /// - Returns: The level's texels.
  /// - Complexity: O(texels) the first time, then constant.
  package func level(_ index: Int) -> Pixmap {
    let index = min(index, levelCount - 1)
    if index <= 0 { return pixmap }
    return reduced.withLock { levels in
      while levels.count < index { levels.append((levels.last ?? pixmap).halved()) }
      return levels[index - 1]
    }
  }
}

extension ImageBuffer: Hashable {
  /// Whether both are the same object.
  package static func == (a: ImageBuffer, b: ImageBuffer) -> Bool { a === b }
  /// Feeds the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Pixmap {
  /// The picture at half size, rounded up; each texel is the rounded mean of 2×2.
  func halved() -> Pixmap {
    var half = Pixmap(width: (width + 1) / 2, height: (height + 1) / 2)
    let (columns, rows, stride) = (half.width, half.height, half.bytesPerRow)
    half.withUnsafeMutableBytes { target in
      withUnsafeBytes { source in
        for y in 0..<rows {
          let upper = 2 * y * bytesPerRow
          let lower = min(2 * y + 1, height - 1) * bytesPerRow
          for x in 0..<columns {
            let left = 8 * x
            let right = min(2 * x + 1, width - 1) * 4
            for channel in 0..<4 {
              let sum =
                Int(source[upper + left + channel]) + Int(source[upper + right + channel])
                + Int(source[lower + left + channel]) + Int(source[lower + right + channel])
              target[y * stride + 4 * x + channel] = UInt8((sum + 2) / 4)
            }
          }
        }
      }
    }
    return half
  }
}
