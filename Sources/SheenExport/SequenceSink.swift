/// Writes each frame as a PNG file of its own, named by its absolute number.
package final class SequenceSink: FrameSink {
  private let pattern: SequencePattern
  private var isCancelled = false

  /// Starts a sequence.
  package init(_ pattern: SequencePattern) { self.pattern = pattern }

  /// Writes one file, complete when this returns.
  ///
  /// - Throws: `ExportError` where it cannot be written; nothing of this frame is left behind then.
  package func write(_ frame: ExportFrame) throws(ExportError) {
    let path = pattern.path(forFrame: frame.index)
    guard !isCancelled else {
      throw ExportError(file: path, cause: "the output was cancelled", mend: "render again")
    }
    let output = try OutputFile(.file(path))
    try output.write(encodePNG(frame.pixmap, named: path))
    try output.commit()
  }

  /// Does nothing: every frame is complete already.
  package func finish() throws(ExportError) {}

  /// Takes no more frames; those written stay.
  package func cancel() { isCancelled = true }
}
