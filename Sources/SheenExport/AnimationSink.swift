internal import SheenCore
internal import SheenImaging

/// Writes frames as one animated PNG.
package final class AnimationSink: FrameSink {
  private let name: String
  private let loops: Int
  private let keepsDuplicates: Bool
  private let output: OutputFile
  private var encoder: AnimatedPNGEncoder?
  /// The file so far, where the output cannot be corrected at the end.
  private var held: [UInt8] = []

  /// Opens the output.
  ///
  /// - Parameters:
  ///   - destination: Where it goes; a pipe gets everything at the end.
  ///   - loops: How often it plays; 0 means for ever.
  ///   - keepsDuplicates: Whether equal neighbours stay frames of their own.
  /// - Throws: `ExportError` where it cannot be written to.
  package init(
    _ destination: OutputDestination, loops: Int = 0, keepsDuplicates: Bool = false
  ) throws(ExportError) {
    name = destination.name
    self.loops = loops
    self.keepsDuplicates = keepsDuplicates
    output = try OutputFile(destination)
  }

  /// Takes the next frame.
  ///
  /// - Throws: `ExportError` where its size differs from the first one's or it cannot be written.
  package func write(_ frame: ExportFrame) throws(ExportError) {
    var encoder =
      self.encoder
      ?? AnimatedPNGEncoder(
        width: frame.pixmap.width, height: frame.pixmap.height, loops: loops,
        keepsDuplicates: keepsDuplicates, named: name)
    self.encoder = nil
    let bytes = try converting { () throws(ImageError) in
      try encoder.append(frame.pixmap, duration: frame.duration, changed: frame.changed)
    }
    self.encoder = encoder
    if output.isReplaceable { try output.write(bytes) } else { held += bytes }
  }

  /// Completes the file.
  ///
  /// - Throws: `ExportError` where there was no frame or the file cannot be completed.
  package func finish() throws(ExportError) {
    guard var encoder else {
      output.discard()
      throw ExportError(file: name, cause: "no frame to write", mend: "render one")
    }
    let ending = try converting { () throws(ImageError) in try encoder.finish() }
    if output.isReplaceable {
      try output.write(ending.tail)
      try output.replace(
        at: AnimatedPNGEncoder.correction.lowerBound, with: ending.correction)
    } else {
      held.replaceSubrange(AnimatedPNGEncoder.correction, with: ending.correction)
      try output.write(held + ending.tail)
    }
    try output.commit()
  }

  /// Removes the file unless it is complete.
  package func cancel() { output.discard() }

  private func converting<Result>(
    _ body: () throws(ImageError) -> Result
  ) throws(ExportError) -> Result {
    do throws(ImageError) {
      return try body()
    } catch {
      throw ExportError(error)
    }
  }
}
