internal import CJPEG

/// Decodes JPEG files into straight, unconverted samples.
enum JPEG {
  /// Decodes a JPEG file, baseline or progressive, grey or in colour, the way up its EXIF data says.
  ///
  /// Too little or damaged image data refuses the file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name, for errors.
  /// - Returns: The image, opaque, with its ICC profile if it has one.
  /// - Throws: `ImageError` where the file is damaged, ends early, is in inks, or has more than 2²⁶
  ///   pixels; sizes are checked before memory is taken for them.
  static func decode(_ bytes: [UInt8], named file: String) throws(ImageError) -> StraightImage {
    try bytes.withUnsafeBufferPointer { source throws(ImageError) in
      guard let memory = calloc(1, MemoryLayout<sheen_jpeg_reader>.size) else {
        throw .damaged(file, .jpeg, "no memory for its decoder")
      }
      let reader = memory.bindMemory(to: sheen_jpeg_reader.self, capacity: 1)
      defer { sheen_jpeg_close(reader) }
      guard sheen_jpeg_open(reader, source.baseAddress, source.count) == 1 else {
        throw failure(reader, file)
      }
      let (width, height) = (
        Int(reader.pointee.jpeg.image_width), Int(reader.pointee.jpeg.image_height)
      )
      try ImageFile.checkSize(width: width, height: height, of: file)
      guard sheen_jpeg_is_ink(reader) == 0 else { throw .otherFormat(file, .jpeg, "CMYK JPEG") }
      let exif = UnsafeBufferPointer(start: reader.pointee.exif, count: reader.pointee.exif_count)
      var color = ColorChunks()
      if let profile = reader.pointee.profile {
        color.profile = Array(
          UnsafeBufferPointer(start: profile, count: Int(reader.pointee.profile_count)))
      }
      let image = StraightImage(
        width: width, height: height,
        samples: .bytes(try samples(reader, width * height * 4, file)),
        color: color,
        warnings: [String(cString: sheen_jpeg_warning(reader))].filter { !$0.isEmpty })
      return image.oriented(ImageOrientation(exif: Array(exif)))
    }
  }

  private static func samples(
    _ reader: UnsafeMutablePointer<sheen_jpeg_reader>, _ count: Int, _ file: String
  ) throws(ImageError) -> [UInt8] {
    var isDone = false
    let samples = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      isDone = sheen_jpeg_read_rows(reader, target.baseAddress) == 1
      initialized = isDone ? count : 0
    }
    guard isDone else { throw failure(reader, file) }
    return samples
  }

  private static func failure(
    _ reader: UnsafeMutablePointer<sheen_jpeg_reader>, _ file: String
  ) -> ImageError {
    if reader.pointee.is_truncated == 1 { return .truncated(file, .jpeg) }
    return .damaged(file, .jpeg, String(cString: sheen_jpeg_error(reader)))
  }
}
