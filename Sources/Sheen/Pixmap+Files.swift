public import SheenCore
internal import SheenExport
internal import SheenImaging

extension Pixmap {
  /// The picture as the bytes of a PNG file: straight alpha, sRGB.
  ///
  /// - Returns: The file's bytes.
  /// - Throws: An error whose description is one line.
  public func pngData() throws -> [UInt8] { try PNGEncoder.encode(self) }

  /// Writes the picture as a PNG file, by way of a temporary name in the same folder.
  ///
  /// - Parameter path: The file; an existing one is replaced.
  /// - Throws: An error whose description is one line: file, cause, mend.
  public func write(to path: String) throws {
    let sink = try StillSink(.file(path))
    try sink.write(
      ExportFrame(index: 0, time: .zero, duration: .zero, pixmap: self))
    try sink.finish()
  }
}
