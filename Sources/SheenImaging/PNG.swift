internal import CPNG

/// Decodes PNG files into straight, unconverted samples.
package enum PNG {
  /// Decodes the still image of a PNG or APNG file.
  ///
  /// All colour types, depths and interlacing; palette and `tRNS` are applied at the file's own
  /// depth. A bad checksum in any chunk, or too little image data, refuses the file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name, for errors.
  /// - Returns: The image, its samples and colour information as the file holds them.
  /// - Throws: `ImageError` where the file is not a PNG, is damaged, ends early, or has more than
  ///   2²⁶ pixels; sizes are checked before memory is taken for them.
  package static func decode(
    _ bytes: [UInt8], named file: String
  ) throws(ImageError) -> StraightImage {
    let chunks = try PNGChunks(bytes, file: file)
    return try bytes.withUnsafeBufferPointer { source throws(ImageError) in
      guard let reader = sheen_png_reader_create(source.baseAddress, source.count) else {
        throw outOfMemory(file)
      }
      defer { sheen_png_reader_destroy(reader) }
      guard sheen_png_read_header(reader) == 1 else { throw failure(reader, file) }
      var color = ColorChunks(chunks, in: bytes)
      if let profile = reader.pointee.profile {
        color.profile = Array(
          UnsafeBufferPointer(start: profile, count: Int(reader.pointee.profile_count)))
        color.profileIsSRGB = reader.pointee.profile_is_srgb == 1
      }
      let samples = try samples(reader, chunks.header, file)
      return StraightImage(
        width: chunks.header.width, height: chunks.header.height, samples: samples, color: color,
        warnings: warnings(reader))
    }
  }

  private static func samples(
    _ reader: UnsafeMutablePointer<sheen_png_reader>, _ header: PNGChunks.Header, _ file: String
  ) throws(ImageError) -> StraightImage.Samples {
    let count = header.width * header.height * 4
    guard Int(reader.pointee.width) == header.width, Int(reader.pointee.height) == header.height
    else { throw .damaged(file, .png, "two headers") }
    var isDone = false
    let samples: StraightImage.Samples
    if reader.pointee.is_16_bit == 1 {
      samples = .words(
        [UInt16](unsafeUninitializedCapacity: count) { target, initialized in
          isDone = read(reader, into: UnsafeMutableRawBufferPointer(target))
          initialized = isDone ? count : 0
        })
    } else {
      samples = .bytes(
        [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
          isDone = read(reader, into: UnsafeMutableRawBufferPointer(target))
          initialized = isDone ? count : 0
        })
    }
    guard isDone else { throw failure(reader, file) }
    return samples
  }

  private static func read(
    _ reader: UnsafeMutablePointer<sheen_png_reader>, into rows: UnsafeMutableRawBufferPointer
  ) -> Bool {
    sheen_png_read_rows(reader, rows.assumingMemoryBound(to: UInt8.self).baseAddress) == 1
  }

  private static func warnings(_ reader: UnsafeMutablePointer<sheen_png_reader>) -> [String] {
    (0..<reader.pointee.log.warning_count).map {
      String(cString: sheen_png_reader_warning(reader, $0))
    }
  }

  private static func failure(
    _ reader: UnsafeMutablePointer<sheen_png_reader>, _ file: String
  ) -> ImageError {
    if reader.pointee.is_truncated == 1 { return .truncated(file, .png) }
    return .damaged(file, .png, String(cString: sheen_png_reader_error(reader)))
  }

  private static func outOfMemory(_ file: String) -> ImageError {
    ImageError(
      .damaged, file: file, cause: "no memory for the PNG decoder", mend: "free some memory")
  }
}
