internal import CWEBP

/// Decodes WebP files into straight, unconverted samples.
enum WebP {
  /// Decodes a WebP file, lossy or lossless, the way up its EXIF data says; of an animation, its
  /// first frame.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name, for errors.
  /// - Returns: The image with its ICC profile if it has one.
  /// - Throws: `ImageError` where the file is damaged, ends early, or has more than 2²⁶ pixels;
  ///   sizes are checked before memory is taken for them.
  static func decode(_ bytes: [UInt8], named file: String) throws(ImageError) -> StraightImage {
    try bytes.withUnsafeBufferPointer { source throws(ImageError) in
      var data = WebPData(bytes: source.baseAddress, size: source.count)
      guard let container = WebPDemux(&data) else {
        throw isWhole(bytes) ? damaged(file) : .truncated(file, .webp)
      }
      defer { WebPDemuxDelete(container) }
      let width = Int(WebPDemuxGetI(container, WEBP_FF_CANVAS_WIDTH))
      let height = Int(WebPDemuxGetI(container, WEBP_FF_CANVAS_HEIGHT))
      try ImageFile.checkSize(width: width, height: height, of: file)
      guard let decoder = WebPAnimDecoderNew(&data, nil) else { throw damaged(file) }
      defer { WebPAnimDecoderDelete(decoder) }
      var (canvas, time) = (UnsafeMutablePointer<UInt8>?.none, Int32(0))
      guard WebPAnimDecoderGetNext(decoder, &canvas, &time) == 1, let canvas else {
        throw damaged(file)
      }
      var color = ColorChunks()
      color.profile = chunk("ICCP", of: container)
      let count = WebPDemuxGetI(container, WEBP_FF_FRAME_COUNT)
      let image = StraightImage(
        width: width, height: height,
        samples: .bytes(Array(UnsafeBufferPointer(start: canvas, count: width * height * 4))),
        color: color,
        warnings: count > 1 ? ["only the first of \(count) frames is shown"] : [])
      return image.oriented(ImageOrientation(exif: chunk("EXIF", of: container) ?? []))
    }
  }

  private static func chunk(_ name: String, of container: OpaquePointer) -> [UInt8]? {
    var found = WebPChunkIterator()
    guard WebPDemuxGetChunk(container, name, 1, &found) == 1 else { return nil }
    defer { WebPDemuxReleaseChunkIterator(&found) }
    return Array(UnsafeBufferPointer(start: found.chunk.bytes, count: found.chunk.size))
  }

  /// Whether the file is as long as its header says.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 12 && bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } <= bytes.count - 8
  }

  private static func damaged(_ file: String) -> ImageError {
    .damaged(file, .webp, "its image data cannot be decoded")
  }
}
