internal import SheenCore

/// Checks the animation chunks of a PNG in file order and collects the frames.
struct AnimationParser {
  /// What made the animation invalid.
  struct Defect: Error {
    var text: String
  }

  /// The frames so far.
  var frames: [AnimatedPNG.StoredFrame] = []
  /// How often the animation plays.
  private(set) var plays = 0
  /// Whether a frame was announced before the still image's data.
  private(set) var startsWithStill = false

  private let bytes: [UInt8]
  private let width: Int
  private let height: Int
  private var announced: Int?
  private var sequence = 0
  private var hasImageData = false

  /// Starts before the first chunk of a file with a canvas of this size.
  init(_ bytes: [UInt8], width: Int, height: Int) {
    self.bytes = bytes
    self.width = width
    self.height = height
  }

  /// Takes the next chunk.
  mutating func take(_ chunk: PNGChunks.Chunk) throws(Defect) {
    switch chunk.name {
    case "acTL": try takeAnimationControl(chunk.data)
    case "IDAT":
      hasImageData = true
      if startsWithStill { frames[0].data.append(chunk.data) }
    case "fcTL": try takeFrameControl(chunk.data)
    case "fdAT":
      try takeSequence(chunk.data)
      guard hasImageData, let last = frames.indices.last, !(startsWithStill && last == 0) else {
        throw Defect(text: "fdAT without its fcTL")
      }
      frames[last].data.append(chunk.data.dropFirst(4))
    default: break
    }
  }

  /// Checks that what was announced has come.
  func finish() throws(Defect) {
    guard announced == frames.count else {
      throw Defect(text: "acTL announces \(announced ?? 0) frames, there are \(frames.count)")
    }
    guard frames.allSatisfy({ !$0.data.isEmpty }) else {
      throw Defect(text: "a frame without data")
    }
  }

  private mutating func takeAnimationControl(_ data: Range<Int>) throws(Defect) {
    guard announced == nil else { throw Defect(text: "a second acTL") }
    guard data.count == 8 else { throw Defect(text: "acTL of \(data.count) bytes") }
    announced = number(at: data.lowerBound)
    plays = number(at: data.lowerBound + 4)
    guard announced != 0 else { throw Defect(text: "acTL announces no frame") }
  }

  private mutating func takeFrameControl(_ data: Range<Int>) throws(Defect) {
    guard data.count == 26 else { throw Defect(text: "fcTL of \(data.count) bytes") }
    try takeSequence(data)
    if !hasImageData {
      guard frames.isEmpty else { throw Defect(text: "two fcTL before IDAT") }
      startsWithStill = true
    }
    let start = data.lowerBound
    let rect = PixelRect(
      x: number(at: start + 12), y: number(at: start + 16), width: number(at: start + 4),
      height: number(at: start + 8))
    guard rect.width > 0, rect.height > 0, rect.x + rect.width <= width,
      rect.y + rect.height <= height
    else { throw Defect(text: "a frame outside the canvas") }
    if !hasImageData, rect != PixelRect(x: 0, y: 0, width: width, height: height) {
      throw Defect(text: "a first frame smaller than the canvas")
    }
    let (disposal, blend) = (bytes[start + 24], bytes[start + 25])
    guard disposal <= 2, blend <= 1 else { throw Defect(text: "an unknown dispose or blend") }
    let numerator = Int(bytes[start + 20]) << 8 | Int(bytes[start + 21])
    let denominator = Int(bytes[start + 22]) << 8 | Int(bytes[start + 23])
    let control = AnimatedPNG.FrameControl(
      rect: rect, delay: Rational(numerator, denominator == 0 ? 100 : denominator),
      disposal: disposal, isBlended: blend == 1)
    frames.append(AnimatedPNG.StoredFrame(control: control, data: []))
  }

  private mutating func takeSequence(_ data: Range<Int>) throws(Defect) {
    guard data.count >= 4, number(at: data.lowerBound) == sequence else {
      throw Defect(text: "sequence numbers out of order")
    }
    sequence += 1
  }

  private func number(at offset: Int) -> Int { bytes.bigEndian32(at: offset) ?? 0 }
}
