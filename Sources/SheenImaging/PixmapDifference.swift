package import SheenCore

/// How two pictures differ, compared premultiplied; two fully transparent pixels are equal.
package struct PixmapDifference: Hashable, Sendable {
  /// A pixel that differs.
  package struct Pixel: Hashable, Sendable {
    /// The column.
    package var x: Int
    /// The row.
    package var y: Int
    /// The premultiplied value in the first picture.
    package var first: SIMD4<UInt8>
    /// The premultiplied value in the second picture.
    package var second: SIMD4<UInt8>
  }

  /// The sizes, where they differ; nothing else is compared then.
  package private(set) var sizes: String?
  /// The largest difference of each channel, 0…255.
  package private(set) var largest = SIMD4<UInt8>.zero
  /// The number of pixels in each picture.
  package private(set) var pixelCount = 0
  /// The number of pixels that are not identical.
  package private(set) var differingCount = 0
  /// The number of pixels with a channel that differs by more than the tolerance.
  package private(set) var exceedingCount = 0
  /// The first pixel beyond the tolerance, by rows.
  package private(set) var firstExceeding: Pixel?

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - first: One picture.
  ///   - second: The other.
  ///   - tolerance: The largest difference of a channel that counts as equal, 0…255.
  package init(_ first: Pixmap, _ second: Pixmap, tolerance: Int = 0) {
    guard first.width == second.width, first.height == second.height else {
      sizes = "\(first.width)×\(first.height) and \(second.width)×\(second.height)"
      return
    }
    pixelCount = first.width * first.height
    first.withUnsafeBytes { a in
      second.withUnsafeBytes { b in
        for y in 0..<first.height {
          for x in 0..<first.width {
            let offset = y * first.bytesPerRow + x * 4
            let left = a.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            let right = b.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            if left != right {
              compare(
                Pixel(
                  x: x, y: y, first: unsafeBitCast(left, to: SIMD4<UInt8>.self),
                  second: unsafeBitCast(right, to: SIMD4<UInt8>.self)), tolerance)
            }
          }
        }
      }
    }
  }

  /// Whether the sizes agree and no pixel differs by more than the tolerance.
  package var isMatch: Bool { sizes == nil && exceedingCount == 0 }

  /// The share of identical pixels, 0…1; 0 where the sizes differ.
  package var identicalShare: Double {
    pixelCount == 0 ? 0 : Double(pixelCount - differingCount) / Double(pixelCount)
  }

  private mutating func compare(_ pixel: Pixel, _ tolerance: Int) {
    if pixel.first.w == 0, pixel.second.w == 0 { return }
    var worst = 0
    for channel in 0..<4 {
      let difference = abs(Int(pixel.first[channel]) - Int(pixel.second[channel]))
      largest[channel] = max(largest[channel], UInt8(difference))
      worst = max(worst, difference)
    }
    differingCount += 1
    guard worst > tolerance else { return }
    exceedingCount += 1
    if firstExceeding == nil { firstExceeding = pixel }
  }
}

extension PixmapDifference: CustomStringConvertible {
  /// One line for people.
  package var description: String {
    if let sizes { return "sizes differ: \(sizes)" }
    if differingCount == 0 { return "identical" }
    let place = firstExceeding.map { ", first at (\($0.x), \($0.y)): \($0.first) and \($0.second)" }
    let counts =
      "\(differingCount) of \(pixelCount) pixels differ, \(exceedingCount) beyond tolerance"
    return "\(counts), at most by \(largest)\(place ?? "")"
  }
}
