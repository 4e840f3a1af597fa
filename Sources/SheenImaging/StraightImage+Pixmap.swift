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
      if let transform = ColorTransform(source), !transform.isGray || isGray {
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
    for first in stride(from: 0, to: source.count, by: 4) {
      let alpha = UInt32(source[first + 3])
      for channel in 0..<3 {
        let product = UInt32(source[first + channel]) * alpha + 128
        target[first + channel] = UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
      }
      target[first + 3] = source[first + 3]
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
    var pixmap = Pixmap(width: width, height: height)
    let stride = pixmap.bytesPerRow
    let row = UnsafeMutableBufferPointer<Float>.allocate(capacity: width * 4)
    let converted = UnsafeMutableBufferPointer<Float>.allocate(capacity: width * 4)
    defer {
      row.deallocate()
      converted.deallocate()
    }
    pixmap.withUnsafeMutableBytes { target in
      for y in 0..<height {
        load(row: y, into: row)
        transform.convert(UnsafeBufferPointer(row), to: converted)
        for index in 0..<width {
          let alpha = converted[4 * index + 3]
          for channel in 0..<3 {
            let clamped = min(max(converted[4 * index + channel], 0), 1)
            target[y * stride + 4 * index + channel] = UInt8(clamped * alpha * 255 + 0.5)
          }
          target[y * stride + 4 * index + 3] = UInt8(alpha * 255 + 0.5)
        }
      }
    }
    return pixmap
  }

  private func load(row y: Int, into target: UnsafeMutableBufferPointer<Float>) {
    let range = y * width * 4..<(y + 1) * width * 4
    switch samples {
    case .bytes(let bytes):
      for (index, sample) in bytes[range].enumerated() { target[index] = Float(sample) / 255 }
    case .words(let words):
      for (index, sample) in words[range].enumerated() { target[index] = Float(sample) / 65535 }
    }
  }
}

extension ColorSource {
  fileprivate var isProfile: Bool {
    if case .profile = self { true } else { false }
  }
}
