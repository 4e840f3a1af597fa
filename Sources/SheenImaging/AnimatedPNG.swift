package import SheenCore

/// An APNG file: its frames in order, composited on demand.
package struct AnimatedPNG: Sendable {
  /// How a frame is stored and shown.
  struct FrameControl: Hashable {
    var rect: PixelRect
    var delay: Rational
    var disposal: UInt8
    var isBlended: Bool
  }

  /// A frame's control and where its image data lies, without sequence numbers.
  struct StoredFrame {
    var control: FrameControl
    var data: [Range<Int>]
  }

  /// The canvas width in pixels.
  package let width: Int
  /// The canvas height in pixels.
  package let height: Int
  /// How often it plays; 0 means for ever.
  package let plays: Int
  /// Whether the still image is also the first frame.
  package let startsWithStill: Bool
  /// The still image, for programs that do not animate.
  package let still: StraightImage
  /// What made the animation unusable, if there is none though the file means to have one.
  package let animationError: String?
  let bytes: [UInt8]
  let file: String
  let stored: [StoredFrame]
  let shared: PNGChunkWriter

  /// The number of frames; 0 where the file has a still image only.
  package var frameCount: Int { stored.count }
  /// How long each frame is shown, in seconds.
  package var delays: [Rational] { stored.map(\.control.delay) }

  /// Decodes the still image of a PNG or APNG file and finds the frames.
  ///
  /// An invalid animation is not an error: the file then has no frames and an `animationError`.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name, for errors.
  /// - Returns: The animation, its frames not yet decoded.
  /// - Throws: `ImageError` where the still image cannot be decoded.
  package static func decode(
    _ bytes: [UInt8], named file: String
  ) throws(ImageError) -> AnimatedPNG {
    try AnimatedPNG(bytes, file: file)
  }

  private init(_ bytes: [UInt8], file: String) throws(ImageError) {
    still = try PNG.decode(bytes, named: file)
    let png = try PNGChunks(bytes, file: file)
    self.bytes = bytes
    self.file = file
    width = png.header.width
    height = png.header.height
    var parser = AnimationParser(bytes, width: width, height: height)
    // Without an acTL before the image data a file is a still, whatever else it holds.
    let isAnimated = png.chunks.prefix { $0.name != "IDAT" }.contains { $0.name == "acTL" }
    do throws(AnimationParser.Defect) {
      if isAnimated {
        for chunk in png.chunks { try parser.take(chunk) }
        try parser.finish()
      }
      animationError = nil
    } catch {
      animationError = error.text
      parser.frames = []
    }
    stored = parser.frames
    plays = parser.plays
    startsWithStill = parser.startsWithStill
    // What every frame shares with the still image: the palette, transparency.
    var shared = PNGChunkWriter()
    for chunk in png.chunks where ["PLTE", "tRNS"].contains(chunk.name) {
      shared.append(chunk.name, bytes[chunk.data])
    }
    self.shared = shared
  }

  /// Composites the frames from the first on.
  package func frames() -> AnimatedPNGFrames { AnimatedPNGFrames(self) }
}
