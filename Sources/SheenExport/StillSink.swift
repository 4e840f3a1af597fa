internal import SheenCore
internal import SheenImaging

/// Writes one frame as a PNG file.
package final class StillSink: FrameSink {
  private let name: String
  private let output: OutputFile
  private var isWritten = false

  /// Opens the output.
  ///
  /// - Throws: `ExportError` where it cannot be written to.
  package init(_ destination: OutputDestination) throws(ExportError) {
    name = destination.name
    output = try OutputFile(destination)
  }

  /// Takes the one frame.
  ///
  /// - Throws: `ExportError` where it cannot be written, or is the second.
  package func write(_ frame: ExportFrame) throws(ExportError) {
    guard !isWritten else {
      throw ExportError(
        file: name, cause: "a still holds one frame",
        mend: "name a sequence such as frame-%04d.png, or an .apng")
    }
    try output.write(encodePNG(frame.pixmap, named: name))
    isWritten = true
  }

  /// Completes the file.
  ///
  /// - Throws: `ExportError` where there was no frame or the file cannot get its name.
  package func finish() throws(ExportError) {
    guard isWritten else {
      output.discard()
      throw ExportError(file: name, cause: "no frame to write", mend: "render one")
    }
    try output.commit()
  }

  /// Removes the file unless it is complete.
  package func cancel() { output.discard() }
}

/// A picture as a PNG file, with the error of this module.
func encodePNG(_ pixmap: Pixmap, named name: String) throws(ExportError) -> [UInt8] {
  do throws(ImageError) {
    return try PNGEncoder.encode(pixmap, named: name)
  } catch {
    throw ExportError(error)
  }
}
