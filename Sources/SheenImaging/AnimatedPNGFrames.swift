internal import SheenCore

/// Composites the frames of an APNG one after the other, in float on straight alpha.
package struct AnimatedPNGFrames {
  private let animation: AnimatedPNG
  private var next = 0
  private var canvas: [SIMD4<Float>]

  /// Starts before the first frame.
  init(_ animation: AnimatedPNG) {
    self.animation = animation
    canvas = [SIMD4<Float>](
      repeating: .zero, count: animation.frameCount == 0 ? 0 : animation.width * animation.height)
  }

  /// The next frame as the whole canvas, 8 bits a sample, straight and unconverted.
  ///
  /// - Returns: `nil` after the last frame.
  /// - Throws: `ImageError` where the frame's data is damaged.
  package mutating func nextFrame() throws(ImageError) -> StraightImage? {
    guard next < animation.stored.count else { return nil }
    let frame = animation.stored[next]
    let control = frame.control
    let image = try decode(frame)
    let before = control.disposal == 2 ? canvas : []
    draw(image, control)
    let shown = canvas.flatMap { pixel in
      (0..<4).map { UInt8(pixel[$0] * 255 + 0.5) }
    }
    switch control.disposal {
    // Nothing was there before the first frame, so it is cleared instead of restored.
    case 2 where next > 0: canvas = before
    case 1, 2: clear(control.rect)
    default: break
    }
    next += 1
    return StraightImage(
      width: animation.width, height: animation.height, samples: .bytes(shown),
      color: animation.still.color)
  }

  /// Decodes a frame by making a PNG file of its own of it.
  private func decode(_ frame: AnimatedPNG.StoredFrame) throws(ImageError) -> StraightImage {
    let bytes = animation.bytes
    var writer = PNGChunkWriter()
    writer.appendSignature()
    let size =
      UInt32(frame.control.rect.width).bigEndianBytes
      + UInt32(frame.control.rect.height).bigEndianBytes
    // Depth, colour type and methods are those of the still image: bytes 8 to 12 of its header.
    writer.append("IHDR", size + bytes[24..<29])
    writer = PNGChunkWriter(bytes: writer.bytes + animation.shared.bytes)
    for range in frame.data { writer.append("IDAT", bytes[range]) }
    writer.append("IEND", [])
    return try PNG.decode(writer.bytes, named: animation.file)
  }

  private mutating func draw(_ image: StraightImage, _ control: AnimatedPNG.FrameControl) {
    let rect = control.rect
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let source = SIMD4<Float>(image[x, y]) / 65535
        let index = (rect.y + y) * animation.width + rect.x + x
        canvas[index] = control.isBlended ? Self.over(source, canvas[index]) : source
      }
    }
  }

  /// Source over backdrop on straight alpha.
  private static func over(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
    if source.w == 1 || backdrop.w == 0 { return source }
    if source.w == 0 { return backdrop }
    let below = backdrop.w * (1 - source.w)
    let alpha = source.w + below
    var result = (source * source.w + backdrop * below) / alpha
    result.w = alpha
    return result
  }

  private mutating func clear(_ rect: PixelRect) {
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { canvas[y * animation.width + x] = .zero }
    }
  }
}
