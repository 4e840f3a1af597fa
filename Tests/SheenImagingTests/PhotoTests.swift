import SheenCore
import SheenImaging
import SheenTestSupport
import Testing

/// JPEG and WebP files give the pixels that were put into them, the way up they are meant.
@Suite struct PhotoTests {
  /// Smooth enough that the best quality keeps it to within two steps.
  private let width = 40
  private let height = 24
  private var picture: [UInt8] {
    (0..<width * height).flatMap { index in
      let (x, y) = (index % width, index / width)
      return [UInt8(6 * x), UInt8(10 * y), UInt8(255 - 3 * (x + y))]
    }
  }

  private func expect(
    _ image: StraightImage, isNear pixels: [UInt8],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let opaque = stride(from: 0, to: pixels.count, by: 3).flatMap { pixels[$0..<$0 + 3] + [255] }
    let difference = zip(image.bytes, opaque).map { abs(Int($0) - Int($1)) }.max()
    #expect(image.bytes.count == opaque.count, sourceLocation: sourceLocation)
    #expect(difference ?? 0 <= 2, sourceLocation: sourceLocation)
  }

  @Test(arguments: [false, true])
  func aJPEGHasThePixelsPutIn(isProgressive: Bool) throws {
    let file = EncodedImages.jpeg(picture, width: width, isProgressive: isProgressive)
    let image = try ImageFile.decode(file, named: "a.jpg")
    #expect(image.width == width && image.height == height)
    #expect(image.warnings == [])
    expect(image, isNear: picture)
  }

  @Test func aGreyJPEGIsGrey() throws {
    let grey = (0..<width * height).map { UInt8($0 % width * 6) }
    let image = try ImageFile.decode(
      EncodedImages.jpeg(grey, width: width, channels: 1), named: "a.jpg")
    expect(image, isNear: grey.flatMap { [$0, $0, $0] })
  }

  @Test func aWebPIsExactWithItsAlpha() throws {
    var random = SeededGenerator(seed: 7)
    let pixels = (0..<31 * 17).flatMap { _ -> [UInt8] in
      // Where nothing shows, the encoder may drop the colour.
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
        + [UInt8.random(in: 1...255, using: &random)]
    }
    let image = try ImageFile.decode(EncodedImages.webP(pixels, width: 31), named: "a.webp")
    #expect(image.width == 31 && image.height == 17)
    #expect(image.bytes == pixels)
  }

  /// What EXIF's numbers say of the file's first row and column: where they are in the picture.
  @Test(arguments: 1...8, [false, true])
  func imagesStandTheWayUpTheyAreMeant(orientation: Int, isLittle: Bool) throws {
    // Rows: red, then green; the first column of each is darker.
    let pixels: [UInt8] = [
      100, 0, 0, 255, 200, 0, 0, 255, 250, 0, 0, 255,
      0, 100, 0, 255, 0, 200, 0, 255, 0, 250, 0, 255,
    ]
    // The picture as rows of the file's pixels 0…5.
    let shown: [[Int]] = [
      [0, 1, 2, 3, 4, 5],  // 1: row 0 top, column 0 left
      [2, 1, 0, 5, 4, 3],  // 2: top, right
      [5, 4, 3, 2, 1, 0],  // 3: bottom, right
      [3, 4, 5, 0, 1, 2],  // 4: bottom, left
      [0, 3, 1, 4, 2, 5],  // 5: row 0 left, column 0 top
      [3, 0, 4, 1, 5, 2],  // 6: right, top
      [5, 2, 4, 1, 3, 0],  // 7: right, bottom
      [2, 5, 1, 4, 0, 3],  // 8: left, bottom
    ]
    let exif = EncodedImages.exif(orientation: orientation, isLittle: isLittle)
    let expected = shown[orientation - 1].flatMap { pixels[$0 * 4..<$0 * 4 + 4] }
    for prefix in ["", "Exif\0\0"] {
      let file = EncodedImages.webP(
        pixels, width: 3, chunks: [("EXIF", Array(prefix.utf8) + exif)])
      let image = try ImageFile.decode(file, named: "a.webp")
      #expect(image.width == (orientation > 4 ? 2 : 3))
      #expect(image.bytes == expected)
    }

    // The same in JPEG, whose blocks want larger fields.
    let fields = (0..<16 * 24).flatMap { index in
      let (x, y) = (index % 24 / 8, index / 24 / 8)
      return pixels[(y * 3 + x) * 4..<(y * 3 + x) * 4 + 3]
    }
    let file = EncodedImages.jpeg(
      fields, width: 24, markers: [(1, Array("Exif\0\0".utf8) + exif)])
    let image = try ImageFile.decode(file, named: "a.jpg")
    let (columns, rows) = orientation > 4 ? (2, 3) : (3, 2)
    #expect(image.width == columns * 8 && image.height == rows * 8)
    for (index, from) in shown[orientation - 1].enumerated() {
      let pixel = image[index % columns * 8 + 4, index / columns * 8 + 4]
      for channel in 0..<3 {
        #expect(abs(Int(pixel[channel] / 257) - Int(pixels[from * 4 + channel])) <= 2)
      }
    }
  }

  @Test func profilesAreHeeded() throws {
    let profile = EncodedImages.rotatedProfile()
    let jpeg = EncodedImages.jpeg(
      Array(repeating: [220, 40, 90], count: 64).flatMap { $0 }, width: 8, profile: profile)
    let webP = EncodedImages.webP(
      Array(repeating: [220, 40, 90, 255], count: 64).flatMap { $0 }, width: 8,
      chunks: [("ICCP", profile)])
    for (file, name) in [(jpeg, "a.jpg"), (webP, "a.webp")] {
      let (pixmap, warnings) = try ImageFile.decode(file, named: name).pixmap()
      #expect(warnings == [])
      // The profile calls sRGB's green red, its blue green and its red blue.
      for (channel, value) in [(0, 90), (1, 220), (2, 40)] {
        #expect(abs(Int(pixmap[4, 4][channel]) - value) <= 3, "\(name) \(channel)")
      }
    }
  }

  @Test func printersColoursAreRefusedWithAMend() throws {
    let file = EncodedImages.jpeg(
      [UInt8](repeating: 80, count: 16 * 16 * 4), width: 16, channels: 4)
    let error = #expect(throws: ImageError.self) {
      try ImageFile.decode(file, named: "print.jpg")
    }
    #expect(error?.kind == .otherFormat)
    #expect(error?.description.hasSuffix("convert it: ffmpeg -i print.jpg print.png") == true)
  }

  @Test func cutOffFilesSaySo() throws {
    for (file, name, first) in [
      (EncodedImages.jpeg(picture, width: width), "a.jpg", 3),
      (EncodedImages.webP([UInt8](repeating: 9, count: 4096), width: 32), "a.webp", 12),
    ] {
      for count in first..<file.count - 2 {
        let error = #expect(throws: ImageError.self, "\(name) \(count)") {
          try ImageFile.decode(Array(file.prefix(count)), named: name)
        }
        #expect(error?.kind == .truncated, "\(name) \(count): \(String(describing: error))")
      }
    }
  }

  @Test func hugeSizesAreRefusedFirst() throws {
    var jpeg = EncodedImages.jpeg(picture, width: width)
    // The frame header: marker, length, precision, then height and width.
    let frame = try #require(
      (0..<jpeg.count).first { jpeg[$0...].starts(with: [0xFF, 0xC0, 0x00, 0x11, 0x08]) })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    let error = #expect(throws: ImageError.self) { try ImageFile.decode(jpeg, named: "a.jpg") }
    #expect(error?.kind == .tooLarge)
    #expect(error?.description.contains("65500×65500") == true)
  }

  /// Whatever the bytes, there is a picture or an error.
  @Test func damagedFilesNeverTrap() throws {
    let exif = EncodedImages.exif(orientation: 6, isLittle: true)
    let profile = EncodedImages.rotatedProfile()
    let files = [
      EncodedImages.jpeg(
        picture, width: width, isProgressive: true,
        markers: [(1, Array("Exif\0\0".utf8) + exif)], profile: profile),
      EncodedImages.webP(
        stride(from: 0, to: picture.count, by: 3).flatMap { picture[$0..<$0 + 3] + [200] },
        width: width, chunks: [("ICCP", profile), ("EXIF", exif)]),
    ]
    var random = SeededGenerator(seed: 11)
    for file in files {
      for _ in 0..<600 {
        var damaged = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          damaged[Int.random(in: 3..<file.count, using: &random)] =
            UInt8.random(in: 0...255, using: &random)
        }
        do throws(ImageError) {
          let image = try ImageFile.decode(damaged, named: "a")
          _ = image.pixmap()
        } catch {
          #expect(!error.description.contains("\n"))
        }
      }
    }
  }
}
