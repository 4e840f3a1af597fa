package import SheenCore

/// A rendered frame on its way to a file.
package struct ExportFrame: Sendable {
  /// The absolute number of the frame, from 0.
  package var index: Int
  /// When it is shown first, in seconds.
  package var time: Rational
  /// How long it is shown, in seconds.
  package var duration: Rational
  /// The picture, premultiplied.
  package var pixmap: Pixmap
  /// Outside this rectangle the frame equals the one before; `nil` where that is unknown.
  package var changed: PixelRect?

  /// Makes a frame.
  package init(
    index: Int, time: Rational, duration: Rational, pixmap: Pixmap, changed: PixelRect? = nil
  ) {
    self.index = index
    self.time = time
    self.duration = duration
    self.pixmap = pixmap
    self.changed = changed
  }

  /// Makes the frame that a rate puts at a number.
  package init(
    index: Int, at rate: FrameRate, pixmap: Pixmap, changed: PixelRect? = nil
  ) {
    self.init(
      index: index, time: rate.time(ofFrame: index), duration: rate.frameDuration, pixmap: pixmap,
      changed: changed)
  }
}
