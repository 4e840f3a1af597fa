import SheenCore
import SheenImaging
import Testing

/// Written animations decode to the frames given, store only what changed, and keep every instant.
@Suite struct AnimatedPNGEncoderTests {
  /// A file from frames, as a sink writes it.
  private func encode(
    _ frames: [(Pixmap, Rational)], changed: [PixelRect?] = [], loops: Int = 0,
    keepsDuplicates: Bool = false
  ) throws -> [UInt8] {
    var encoder = AnimatedPNGEncoder(
      width: frames[0].0.width, height: frames[0].0.height, loops: loops,
      keepsDuplicates: keepsDuplicates, named: "test.apng")
    var bytes: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      bytes += try encoder.append(
        frame.0, duration: frame.1, changed: index < changed.count ? changed[index] : nil)
    }
    let ending = try encoder.finish()
    bytes.replaceSubrange(AnimatedPNGEncoder.correction, with: ending.correction)
    return bytes + ending.tail
  }

  /// Opaque dark blue with one pixel in another colour.
  private func picture(_ x: Int, _ y: Int, _ color: SIMD4<UInt8> = [9, 8, 7, 9]) -> Pixmap {
    var pixmap = Pixmap(width: 20, height: 10)
    for row in 0..<10 { for column in 0..<20 { pixmap[column, row] = [0, 0, 90, 255] } }
    pixmap[x, y] = color
    return pixmap
  }

  /// The rectangles of all frames, read from the `fcTL` chunks.
  private func rectangles(_ bytes: [UInt8]) -> [[Int]] {
    var rectangles: [[Int]] = []
    var offset = 8
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    while offset < bytes.count {
      if bytes[offset + 4..<offset + 8].elementsEqual("fcTL".utf8) {
        rectangles.append([5, 6, 3, 4].map { number(offset + 8 + 4 * ($0 - 2)) })
      }
      offset += 12 + number(offset)
    }
    return rectangles
  }

  @Test func framesDecodeToWhatWasGiven() throws {
    let pictures = [picture(0, 0), picture(3, 4), picture(19, 9, [0, 0, 0, 0]), picture(19, 9)]
    let bytes = try encode(pictures.map { ($0, Rational(1, 60)) }, loops: 3)
    let animation = try AnimatedPNG.decode(bytes, named: "test.apng")
    #expect(animation.animationError == nil)
    #expect(animation.plays == 3 && animation.startsWithStill)
    #expect(animation.delays == [Rational](repeating: Rational(1, 60), count: 4))
    var frames = animation.frames()
    for picture in pictures {
      let image = try #require(try frames.nextFrame())
      #expect(image.bytes == picture.straightBytes)
    }
    #expect(animation.still.color.renderingIntent == 0)
  }

  @Test func onlyTheChangedRectangleIsStored() throws {
    let pictures = [picture(2, 2), picture(5, 7), picture(5, 7), picture(5, 3)]
    let bytes = try encode(pictures.map { ($0, Rational(1, 30)) })
    // x, y, width, height. From (2, 2) to (5, 7) both pixels change, then only the column.
    #expect(rectangles(bytes) == [[0, 0, 20, 10], [2, 2, 4, 6], [5, 3, 1, 5]])
    let delays = try AnimatedPNG.decode(bytes, named: "test.apng").delays
    #expect(delays == [Rational(1, 30), Rational(2, 30), Rational(1, 30)])
  }

  @Test func theHintBoundsTheSearch() throws {
    let pictures = [picture(2, 2), picture(5, 7), picture(5, 7)]
    let hints = [
      nil, PixelRect(x: -3, y: 0, width: 50, height: 50),
      PixelRect(x: 0, y: 0, width: 0, height: 0),
    ]
    let exact = try encode(pictures.map { ($0, Rational(1, 30)) })
    #expect(try encode(pictures.map { ($0, Rational(1, 30)) }, changed: hints) == exact)
  }

  @Test func duplicatesCanBeKept() throws {
    let frames = [Pixmap](repeating: picture(2, 2), count: 3).map { ($0, Rational(1, 30)) }
    #expect(try AnimatedPNG.decode(encode(frames), named: "a").delays == [Rational(1, 10)])
    let kept = try AnimatedPNG.decode(encode(frames, keepsDuplicates: true), named: "a")
    #expect(kept.delays == [Rational](repeating: Rational(1, 30), count: 3))
  }

  @Test func longDelaysAreSplitExactly() throws {
    // 100 h at 30000/1001 frames a second is one frame of 10,789,211 · 1001/30000 s.
    let duration = 10_789_211 * Rational(1001, 30000)
    let animation = try AnimatedPNG.decode(
      encode([(picture(1, 1), duration), (picture(2, 1), Rational(1))]), named: "a")
    #expect(animation.delays.dropLast().reduce(.zero, +) == duration)
    var frames = animation.frames()
    while let image = try frames.nextFrame() {
      #expect([picture(1, 1).straightBytes, picture(2, 1).straightBytes].contains(image.bytes))
    }
  }

  @Test func delaysThatDoNotFitKeepTheSum() throws {
    // 1001/120000 s has no 16-bit denominator.
    let duration = Rational(1001, 120_000)
    let frames = (0..<150).map { (picture($0 % 20, $0 % 7), duration) }
    let animation = try AnimatedPNG.decode(encode(frames), named: "a")
    let total = animation.delays.reduce(0) { $0 + $1.value }
    #expect(abs(total - 150 * 1001 / 120_000) <= 0.5 / 65535)
    #expect(animation.delays.allSatisfy { abs($0.value - duration.value) <= 1 / 65535 })
  }

  @Test func anotherSizeOrNoFrameIsAnError() throws {
    var encoder = AnimatedPNGEncoder(width: 20, height: 10, named: "a.apng")
    #expect(throws: ImageError.self) { _ = try encoder.finish() }
    #expect(throws: ImageError.self) {
      _ = try encoder.append(Pixmap(width: 2, height: 2), duration: Rational(1))
    }
  }
}
