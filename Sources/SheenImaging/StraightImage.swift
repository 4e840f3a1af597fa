/// A decoded image before colour conversion: straight alpha, the file's own samples.
package struct StraightImage: Sendable {
  /// Samples R G B A, row by row without padding.
  package enum Samples: Sendable {
    /// From files of at most 8 bits a sample, scaled exactly to 0…255.
    case bytes([UInt8])
    /// From files of 16 bits a sample.
    case words([UInt16])
  }

  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The samples, `width × height × 4` of them.
  package let samples: Samples
  /// What the file says about its colours.
  package let color: ColorChunks
  /// What was odd about the file and did not matter to its pixels, a line each.
  package let warnings: [String]

  /// Makes an image.
  ///
  /// - Precondition: There are `width × height × 4` samples.
  package init(
    width: Int, height: Int, samples: Samples, color: ColorChunks = ColorChunks(),
    warnings: [String] = []
  ) {
    let count =
      switch samples {
      case .bytes(let bytes): bytes.count
      case .words(let words): words.count
      }
    precondition(count == width * height * 4, "an image has four samples a pixel")
    self.width = width
    self.height = height
    self.samples = samples
    self.color = color
    self.warnings = warnings
  }

  /// All samples scaled to 16 bits, exactly: v · 65535 / (2^depth − 1).
  ///
  /// - Complexity: O(width × height) for files of at most 8 bits.
  package var words: [UInt16] {
    switch samples {
    case .bytes(let bytes): bytes.map { UInt16($0) * 257 }
    case .words(let words): words
    }
  }

  /// All samples rounded to 8 bits: floor((v · 255 + 32767) / 65535).
  ///
  /// - Complexity: O(width × height) for files of 16 bits.
  package var bytes: [UInt8] {
    switch samples {
    case .bytes(let bytes): bytes
    case .words(let words): words.map { UInt8((UInt32($0) * 255 + 32767) / 65535) }
    }
  }

  /// Red, green, blue and alpha of one pixel, 16 bits each.
  ///
  /// - Precondition: The position lies inside the image.
  package subscript(x: Int, y: Int) -> SIMD4<UInt16> {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the image")
    let first = (y * width + x) * 4
    func sample(_ channel: Int) -> UInt16 {
      switch samples {
      case .bytes(let bytes): UInt16(bytes[first + channel]) * 257
      case .words(let words): words[first + channel]
      }
    }
    return SIMD4(sample(0), sample(1), sample(2), sample(3))
  }
}
