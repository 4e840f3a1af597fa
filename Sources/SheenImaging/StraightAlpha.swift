package import SheenCore

/// Turns stored premultiplied pixels into straight ones, the form files carry.
///
/// min(255, floor(255 · c / a + ½)) of the stored 8-bit values; alpha 0 gives 0 in all channels.
package enum StraightAlpha {
  /// The results by alpha and premultiplied value: `table[alpha << 8 | value]`.
  private static let table: [UInt8] = (0..<65536).map { index in
    let (alpha, value) = (index >> 8, index & 255)
    return alpha == 0 ? 0 : UInt8(min(255, (510 * value + alpha) / (2 * alpha)))
  }

  /// One straight channel of a premultiplied one.
  package static func channel(_ value: UInt8, alpha: UInt8) -> UInt8 {
    table[Int(alpha) << 8 | Int(value)]
  }

  /// Converts part of a row of a picture to R G B A bytes.
  ///
  /// - Precondition: The columns and the row lie inside the picture; `target` holds four bytes a
  ///   column.
  static func convert(
    _ pixmap: Pixmap, row y: Int, columns: Range<Int>, to target: UnsafeMutableRawBufferPointer
  ) {
    table.withUnsafeBufferPointer { table in
      pixmap.withUnsafeBytes { bytes in
        let first = y * pixmap.bytesPerRow + columns.lowerBound * 4
        let source = UnsafeRawBufferPointer(rebasing: bytes[first..<first + columns.count * 4])
        for offset in stride(from: 0, to: source.count, by: 4) {
          let alpha = source[offset + 3]
          if alpha == 255 {
            let pixel = source.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
            continue
          }
          let row = Int(alpha) << 8
          target[offset] = table[row | Int(source[offset])]
          target[offset + 1] = table[row | Int(source[offset + 1])]
          target[offset + 2] = table[row | Int(source[offset + 2])]
          target[offset + 3] = alpha
        }
      }
    }
  }

  /// Drops the alpha of opaque pixels: R G B A to R G B, in place from the front.
  static func dropAlpha(_ row: UnsafeMutableRawBufferPointer, count: Int) {
    for index in 0..<count {
      row[3 * index] = row[4 * index]
      row[3 * index + 1] = row[4 * index + 1]
      row[3 * index + 2] = row[4 * index + 2]
    }
  }
}

extension Pixmap {
  /// Whether every pixel has alpha 255.
  ///
  /// - Complexity: O(width × height), less where an early pixel is not opaque.
  package var isOpaque: Bool {
    withUnsafeBytes { bytes in
      (0..<height).allSatisfy { y in
        var all: UInt32 = 0xFF00_0000
        for offset in stride(from: y * bytesPerRow, to: y * bytesPerRow + width * 4, by: 4) {
          all &= UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }
        return all == 0xFF00_0000
      }
    }
  }

  /// The pixels with straight alpha, R G B A, row by row without padding: what raw files carry.
  package var straightBytes: [UInt8] {
    let count = width * height * 4
    return [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      let target = UnsafeMutableRawBufferPointer(target)
      for y in 0..<height {
        let row = UnsafeMutableRawBufferPointer(
          rebasing: target[y * width * 4..<(y + 1) * width * 4])
        StraightAlpha.convert(self, row: y, columns: 0..<width, to: row)
      }
      initialized = count
    }
  }
}
