internal import SheenCore
internal import SheenImaging

/// Writes frames one after the other as raw straight R G B A bytes, top row first, without a
/// header.
package final class RawSink: FrameSink {
  private let output: OutputFile

  /// Opens the output.
  ///
  /// - Throws: `ExportError` where it cannot be written to.
  package init(_ destination: OutputDestination) throws(ExportError) {
    output = try OutputFile(destination)
  }

  /// Appends a frame.
  ///
  /// - Throws: `ExportError` where it cannot be written.
  package func write(_ frame: ExportFrame) throws(ExportError) {
    try output.write(frame.pixmap.straightBytes)
  }

  /// Completes the file.
  ///
  /// - Throws: `ExportError` where it cannot get its name.
  package func finish() throws(ExportError) { try output.commit() }

  /// Removes the file unless it is complete.
  package func cancel() { output.discard() }
}
