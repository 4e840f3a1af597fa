package import SheenCore

/// Loads image files as the engine paints them.
package enum ImageFile {
  /// Reads and decodes a PNG file and converts it to premultiplied sRGB.
  ///
  /// - Returns: The picture and a line for each oddity that did not prevent it.
  /// - Throws: `ImageError` where the file cannot be read or decoded.
  package static func load(
    _ path: String
  ) throws(ImageError) -> (pixmap: Pixmap, warnings: [String]) {
    let image = try PNG.decode(FileBytes.read(path), named: path)
    return image.pixmap()
  }

  /// Reads and decodes a PNG file into straight, unconverted samples.
  ///
  /// - Throws: `ImageError` where the file cannot be read or decoded.
  package static func loadStraight(_ path: String) throws(ImageError) -> StraightImage {
    try PNG.decode(FileBytes.read(path), named: path)
  }
}
