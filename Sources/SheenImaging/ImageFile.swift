package import SheenCore

/// Loads image files as the engine paints them.
package enum ImageFile {
  /// The most pixels of an input image.
  static let pixelLimit = 1 << 26
  /// The most columns or rows of an input image.
  static let sideLimit = 1_000_000

  /// Reads and decodes a PNG, JPEG or WebP file and converts it to premultiplied sRGB.
  ///
  /// - Returns: The picture and a line for each oddity that did not prevent it.
  /// - Throws: `ImageError` where the file cannot be read or decoded.
  package static func load(
    _ path: String
  ) throws(ImageError) -> (pixmap: Pixmap, warnings: [String]) {
    try loadStraight(path).pixmap()
  }

  /// Reads and decodes a PNG, JPEG or WebP file into straight, unconverted samples.
  ///
  /// - Throws: `ImageError` where the file cannot be read or decoded.
  package static func loadStraight(_ path: String) throws(ImageError) -> StraightImage {
    try decode(FileBytes.read(path), named: path)
  }

  /// Decodes a PNG, JPEG or WebP file, told by its first bytes, into straight, unconverted samples.
  ///
  /// - Throws: `ImageError` where it is none of them, damaged, cut off or too large.
  package static func decode(
    _ bytes: [UInt8], named file: String
  ) throws(ImageError) -> StraightImage {
    switch ImageFormat(bytes) {
    case .jpeg: try JPEG.decode(bytes, named: file)
    case .webp: try WebP.decode(bytes, named: file)
    default: try PNG.decode(bytes, named: file)
    }
  }

  /// Refuses images of more pixels than the engine takes.
  static func checkSize(width: Int, height: Int, of file: String) throws(ImageError) {
    guard width <= sideLimit, height <= sideLimit, width * height <= pixelLimit else {
      throw ImageError(
        .tooLarge, file: file,
        cause: "\(width)×\(height) pixels are more than the \(pixelLimit) an image may have",
        mend: "scale the image down")
    }
  }
}
