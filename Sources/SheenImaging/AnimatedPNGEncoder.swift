package import SheenCore

/// Encodes an animation as APNG, frame by frame, keeping one frame in memory.
///
/// After the first, each frame stores the rectangle that changed only; equal neighbours become one
/// frame of the sum of their durations. The bytes depend on pixels, durations and the loop count
/// alone.
///
/// Each call returns bytes to write next. The number of frames is known at the end only, so the
/// bytes at `correction` have to be replaced by those of the `Ending`.
package struct AnimatedPNGEncoder {
  /// Where in the file the bytes lie that the ending corrects.
  package static let correction = 33..<53

  /// What is left to write when no frame follows.
  package struct Ending: Sendable {
    /// The bytes to append.
    package var tail: [UInt8]
    /// The bytes to put at `AnimatedPNGEncoder.correction`.
    package var correction: [UInt8]
  }

  /// A frame that is complete but for how long it is shown.
  private struct Pending {
    var rect: PixelRect
    var data: [UInt8]
    var firstPixel: [UInt8]
    var duration: Rational

    mutating func lengthen(by more: Rational) { duration = duration + more }
  }

  private let loops: Int
  private let keepsDuplicates: Bool
  private let file: String
  private var canvas: StraightCanvas
  private var pending: Pending?
  private var delays = FrameDelays()
  private var frameCount = 0
  private var sequence: UInt32 = 0

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - width: The canvas width in pixels, positive.
  ///   - height: The canvas height in pixels, positive.
  ///   - loops: How often it plays; 0 means for ever.
  ///   - keepsDuplicates: Whether equal neighbours stay frames of their own.
  ///   - file: The name of the output, for errors.
  package init(
    width: Int, height: Int, loops: Int = 0, keepsDuplicates: Bool = false, named file: String
  ) {
    canvas = StraightCanvas(width: width, height: height)
    self.loops = loops
    self.keepsDuplicates = keepsDuplicates
    self.file = file
  }

  /// Takes the next frame.
  ///
  /// - Parameters:
  ///   - pixmap: The frame, of the canvas size.
  ///   - duration: How long it is shown, in seconds, not negative.
  ///   - changed: Outside this rectangle the frame equals the one before; `nil` where that is
  ///     unknown.
  /// - Returns: The bytes to append to the file.
  /// - Throws: `ImageError` where the frame has another size or the encoder fails.
  package mutating func append(
    _ pixmap: Pixmap, duration: Rational, changed: PixelRect? = nil
  ) throws(ImageError) -> [UInt8] {
    guard pixmap.width == canvas.width, pixmap.height == canvas.height else {
      throw failure(
        "a frame of \(pixmap.width)×\(pixmap.height) in an animation of "
          + "\(canvas.width)×\(canvas.height)", mend: "give all frames one size")
    }
    let isFirst = pending == nil
    var rect = canvas.update(pixmap, within: isFirst ? nil : changed)
    if isFirst { rect = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height) }
    guard rect != nil || keepsDuplicates else {
      pending?.lengthen(by: duration)
      return []
    }
    let bytes = isFirst ? start() : try flush()
    let stored = rect ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    pending = Pending(
      rect: stored, data: try imageData(canvas.bytes, bytesPerRow: canvas.width * 4, stored),
      firstPixel: Array(canvas.bytes.prefix(4)), duration: duration)
    return bytes
  }

  /// Ends the animation.
  ///
  /// - Returns: What is left to write.
  /// - Throws: `ImageError` where there was no frame or the encoder fails.
  package mutating func finish() throws(ImageError) -> Ending {
    guard pending != nil else {
      throw failure("an animation without frames", mend: "render one at least")
    }
    var tail = PNGChunkWriter(bytes: try flush())
    tail.append("IEND", [])
    return Ending(tail: tail.bytes, correction: animationControl.bytes)
  }

  /// The file up to the first frame.
  private func start() -> [UInt8] {
    var writer = PNGChunkWriter()
    writer.appendSignature()
    let size = UInt32(canvas.width).bigEndianBytes + UInt32(canvas.height).bigEndianBytes
    writer.append("IHDR", size + [8, 6, 0, 0, 0])
    var bytes = writer.bytes + animationControl.bytes
    var profile = PNGChunkWriter()
    profile.append("sRGB", [0])
    bytes += profile.bytes
    return bytes
  }

  private var animationControl: PNGChunkWriter {
    var writer = PNGChunkWriter()
    writer.append(
      "acTL", UInt32(frameCount).bigEndianBytes + UInt32(clamping: loops).bigEndianBytes)
    return writer
  }

  /// The chunks of the pending frame; a single pixel is repeated where one delay does not suffice.
  private mutating func flush() throws(ImageError) -> [UInt8] {
    guard let frame = pending else { return [] }
    var writer = PNGChunkWriter()
    for (index, delay) in delays.delays(for: frame.duration).enumerated() {
      if index == 0 {
        append(frame.rect, delay, frame.data, to: &writer)
      } else {
        let pixel = PixelRect(x: 0, y: 0, width: 1, height: 1)
        let data = try imageData(frame.firstPixel, bytesPerRow: 4, pixel)
        append(pixel, delay, data, to: &writer)
      }
    }
    return writer.bytes
  }

  private mutating func append(
    _ rect: PixelRect, _ delay: FrameDelays.Delay, _ data: [UInt8], to writer: inout PNGChunkWriter
  ) {
    var control = nextSequence()
    for number in [rect.width, rect.height, rect.x, rect.y] {
      control += UInt32(number).bigEndianBytes
    }
    control += delay.numerator.bigEndianBytes + delay.denominator.bigEndianBytes
    // Leave the frame in place, and store pixels instead of blending them.
    writer.append("fcTL", control + [0, 0])
    if frameCount == 0 {
      writer.append("IDAT", data)
    } else {
      writer.append("fdAT", nextSequence() + data)
    }
    frameCount += 1
  }

  private mutating func nextSequence() -> [UInt8] {
    defer { sequence += 1 }
    return sequence.bigEndianBytes
  }

  private func imageData(
    _ pixels: [UInt8], bytesPerRow: Int, _ rect: PixelRect
  ) throws(ImageError) -> [UInt8] {
    let png = try PNGEncoder.encode(
      straight: pixels, bytesPerRow: bytesPerRow, rect: rect, file: file)
    var data: [UInt8] = []
    for chunk in try PNGChunks.scan(png, file: file) where chunk.name == "IDAT" {
      data += png[chunk.data]
    }
    return data
  }

  private func failure(_ cause: String, mend: String) -> ImageError {
    ImageError(.encoding, file: file, cause: cause, mend: mend)
  }
}
