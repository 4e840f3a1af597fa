import SheenCore
import SheenImaging
import Testing

/// Animated files are composited as the specification says, and invalid ones fall back to the
/// still.
@Suite struct AnimatedPNGTests {
  struct Entry: Decodable {
    struct Frame: Decodable {
      var delay_num: Int
      var delay_den: Int
      var samples_rgba255: [[Double]]
      var rgba8_sha256: String
    }
    var file: String
    var `static`: String
    var static_rgba8_sha256: String
    var animation: String
    var plays: Int?
    var default_image_is_first_frame: Bool?
    var frames: [Frame]?
  }

  @Test func everyFileMatchesTheManifest() throws {
    let corpus = Corpus("apng")
    for entry in try corpus.manifest(Entry.self) {
      let animation = try AnimatedPNG.decode(corpus.bytes(entry.file), named: entry.file)
      #expect(SHA256.hex(animation.still.bytes) == entry.static_rgba8_sha256, "\(entry.file)")
      #expect((animation.animationError != nil) == (entry.animation == "invalid"), "\(entry.file)")
      #expect((animation.frameCount > 0) == (entry.animation == "valid"), "\(entry.file)")
      if entry.animation == "valid" { try check(animation, entry) }
    }
  }

  private func check(_ animation: AnimatedPNG, _ entry: Entry) throws {
    let expected = entry.frames ?? []
    #expect(animation.plays == entry.plays, "\(entry.file)")
    #expect(animation.startsWithStill == entry.default_image_is_first_frame, "\(entry.file)")
    #expect(
      animation.delays == expected.map { Rational($0.delay_num, $0.delay_den) }, "\(entry.file)")
    var frames = animation.frames()
    for (index, frame) in expected.enumerated() {
      let image = try #require(try frames.nextFrame(), "\(entry.file)")
      if SHA256.hex(image.bytes) == frame.rgba8_sha256 { continue }
      // Other than fully opaque and transparent pixels may be off by one.
      for sample in frame.samples_rgba255 {
        let pixel = image[Int(sample[0]), Int(sample[1])]
        for channel in 0..<4 {
          let difference = abs(Double(pixel[channel]) / 257 - sample[2 + channel])
          #expect(difference <= 1, "\(entry.file) frame \(index) at \(sample)")
          let isExact = sample[5] == 0 || sample[5] == 255
          #expect(!isExact || difference == 0, "\(entry.file) frame \(index) at \(sample)")
        }
      }
    }
    #expect(try frames.nextFrame() == nil, "\(entry.file)")
  }

  @Test func invalidAnimationsOfHostileFilesFallBack() throws {
    struct Hostile: Decodable {
      var file: String
      var expect: String
      var animation: String?
    }
    let corpus = Corpus("malformed")
    for entry in try corpus.manifest(Hostile.self) where entry.animation != nil {
      let animation = try AnimatedPNG.decode(corpus.bytes(entry.file), named: entry.file)
      #expect(animation.animationError != nil && animation.frameCount == 0, "\(entry.file)")
    }
  }
}
