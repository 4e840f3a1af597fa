package import SheenCore

extension StraightImage {
  /// The image in sRGB, premultiplied, and what was odd about its colour information.
  ///
  /// A profile that is broken or does not fit the image is ignored with a warning, and what the
  /// file says next about its colours counts.
  ///
  /// - Complexity: O(width × height), some ten times slower where colours must be converted.
  package func pixmap() -> (pixmap: Pixmap, warnings: [String]) {
    var warnings = warnings
    for source in color.sources(warnings: &warnings) {
      if source == .sRGB { break }
      if let transform = ColorTransform(source, sampleLimit: sampleLimit),
        !transform.isGray || isGray
      {
        return (converted(by: transform), warnings)
      }
      warnings.append(
        source.isProfile
          ? "the colour profile is broken or not for this kind of image and is ignored"
          : "the colour chunks describe no usable space and are ignored")
    }
    return (premultiplied(), warnings)
  }

  /// Whether red, green and blue are equal everywhere, as a grey profile demands.
  private var isGray: Bool {
    func isGray<Sample: Equatable>(_ samples: [Sample]) -> Bool {
      for first in stride(from: 0, to: samples.count, by: 4) {
        let red = samples[first]
        if samples[first + 1] != red || samples[first + 2] != red { return false }
      }
      return true
    }
    return switch samples {
    case .bytes(let bytes): isGray(bytes)
    case .words(let words): isGray(words)
    }
  }

  private var sampleLimit: Int {
    switch samples {
    case .bytes: 255
    case .words: 65535
    }
  }

  private func premultiplied() -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    let (stride, rowCount) = (pixmap.bytesPerRow, width * 4)
    pixmap.withUnsafeMutableBytes { target in
      for y in 0..<height {
        let row = UnsafeMutableRawBufferPointer(
          rebasing: target[y * stride..<y * stride + rowCount])
        switch samples {
        case .bytes(let bytes):
          bytes.withUnsafeBufferPointer {
            Self.premultiply(
              UnsafeBufferPointer(rebasing: $0[y * rowCount..<(y + 1) * rowCount]), row)
          }
        case .words(let words):
          words.withUnsafeBufferPointer {
            Self.premultiply(
              UnsafeBufferPointer(rebasing: $0[y * rowCount..<(y + 1) * rowCount]), row)
          }
        }
      }
    }
    return pixmap
  }

  /// c · a / 255, rounded; (t + t / 256) / 256 with t = c · a + 128 is exactly that.
  private static func premultiply(
    _ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableRawBufferPointer
  ) {
    let source = UnsafeRawBufferPointer(source)
    for offset in stride(from: 0, to: source.count, by: 4) {
      let pixel = UInt32(
        littleEndian: source.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      let alpha = pixel >> 24
      var stored = alpha == 255 ? pixel : 0
      if alpha != 255, alpha != 0 {
        // Red and blue in one multiplication, green and alpha (as 255) in the other.
        var even = (pixel & 0xFF_00FF) * alpha + 0x80_0080
        var odd = ((pixel >> 8) & 0xFF | 0xFF_0000) * alpha + 0x80_0080
        even = ((even + (even >> 8) & 0xFF_00FF) >> 8) & 0xFF_00FF
        odd = (odd + (odd >> 8) & 0xFF_00FF) & 0xFF00_FF00
        stored = even | odd
      }
      target.storeBytes(of: stored.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
  }

  private static func premultiply(
    _ source: UnsafeBufferPointer<UInt16>, _ target: UnsafeMutableRawBufferPointer
  ) {
    for first in stride(from: 0, to: source.count, by: 4) {
      let alpha = UInt64(source[first + 3])
      let stored = UInt8((alpha * 255 + 32767) / 65535)
      for channel in 0..<3 {
        let product = UInt64(source[first + channel]) * alpha * 255
        let rounded = (2 * product + 65535 * 65535) / (2 * 65535 * 65535)
        target[first + channel] = min(UInt8(rounded), stored)
      }
      target[first + 3] = stored
    }
  }

  private func converted(by transform: ColorTransform) -> Pixmap {
    switch samples {
    case .bytes(let bytes): converted(bytes, by: transform)
    case .words(let words): converted(words, by: transform)
    }
  }

  private func converted<Sample: BinaryInteger>(
    _ samples: [Sample], by transform: ColorTransform
  ) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    let (stride, rowCount) = (pixmap.bytesPerRow, width * 4)
    let row = UnsafeMutableBufferPointer<Float>.allocate(capacity: rowCount)
    defer { row.deallocate() }
    pixmap.withUnsafeMutableBytes { target in
      samples.withUnsafeBufferPointer { source in
        for y in 0..<height {
          transform.convert(
            UnsafeBufferPointer(rebasing: source[y * rowCount..<(y + 1) * rowCount]), to: row)
          Self.store(
            row, UnsafeMutableRawBufferPointer(rebasing: target[y * stride..<y * stride + rowCount])
          )
        }
      }
    }
    return pixmap
  }

  private static func store(
    _ source: UnsafeMutableBufferPointer<Float>, _ target: UnsafeMutableRawBufferPointer
  ) {
    for first in stride(from: 0, to: source.count, by: 4) {
      let alpha = source[first + 3]
      for channel in 0..<3 {
        // A profile may yield NaN, which max turns into 0 in this order.
        let clamped = min(max(0, source[first + channel]), 1)
        target[first + channel] = UInt8(clamped * alpha * 255 + 0.5)
      }
      target[first + 3] = UInt8(alpha * 255 + 0.5)
    }
  }
}

extension ColorSource {
  fileprivate var isProfile: Bool {
    if case .profile = self { true } else { false }
  }
}
