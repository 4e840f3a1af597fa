/// Takes frames in order and makes files of them.
///
/// A sink holds no frame after `write` returns, so its picture may be drawn into again. A sink that
/// goes away before `finish` removes what it has not finished; finished frames of a sequence stay.
package protocol FrameSink: AnyObject {
  /// Takes the next frame.
  ///
  /// - Throws: `ExportError` where it cannot be encoded or written.
  func write(_ frame: ExportFrame) throws(ExportError)

  /// Completes the output and makes it appear under its name.
  ///
  /// - Throws: `ExportError` where that fails; nothing is left behind then.
  func finish() throws(ExportError)

  /// Removes everything that is not finished, and takes no more frames.
  func cancel()
}
