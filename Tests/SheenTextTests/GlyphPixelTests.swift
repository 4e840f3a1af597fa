import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenText
import Testing

/// Glyphs drawn by Sheen's path coverage against FreeType's own rasteriser.
///
/// The tolerances, in 8-bit steps a pixel:
/// - FreeType rounds coverage down to 256ths where Sheen rounds to the nearest 255th: 1. It also
///   rounds where slanted edges enter and leave a row to 256ths of a pixel, down: 1.
/// - FreeType halves curves until their second difference is at most a quarter of a pixel along
///   either axis, √2/4 in all. The curve then lies at most a quarter of that from its chord, two
///   thirds of it on average: 2/3 · √2/16 · 255 = 15 where one curve crosses the pixel.
/// - FreeType rounds points to 1/64 pixel, except at sizes where the font's 2048 units fall on
///   64ths. An edge moves by at most √2/128 pixel and crosses at most √2 pixels' length, two edges a
///   pixel: 2 · 255 · 2/128 = 8.
@Suite struct GlyphPixelTests {
  private static let straight = "AEFHIKLMNTVWXYZklvwxz|/\\<>+=-_#14"
  private static let all = String((0x21...0x7e).map { Character(Unicode.Scalar(UInt8($0))) })

  /// Sheen's coverage of a character at the pen in a frame, by the CPU renderer.
  private func picture(_ face: TypeFace, _ character: Character, size: Int) throws -> Pixmap {
    let line = face.line(String(character), size: Double(size))
    let extent = Double(2 * size)
    let pen = Affine.translation(Double(size / 2), Double(size * 3 / 2))
    let item = DisplayItem(
      id: ItemID(1), transform: pen, content: .fill(.path(line.outline), .solid(.white)))
    return try TestRenderers.cpu.picture(
      of: DisplayList(size: Size(extent, extent), items: [item]))
  }

  /// The largest and the mean difference over a character's frame, in 8-bit steps.
  private func difference(
    _ face: TypeFace, _ reference: FreeTypePicture, _ character: Character, size: Int
  ) throws -> (largest: Int, mean: Double) {
    let picture = try picture(face, character, size: size)
    let bitmap = try #require(reference.bitmap(character, size: size))
    var (largest, sum, ink) = (0, 0, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let expected = Int(bitmap[x - size / 2, y - size * 3 / 2])
        let difference = Int(picture[x, y].w) - expected
        largest = max(largest, abs(difference))
        sum += difference
        ink += expected
      }
    }
    #expect(ink > 0)
    return (largest, Double(abs(sum)) / Double(picture.width * picture.height))
  }

  @Test(arguments: [32, 64, 96])
  func straightGlyphsAgree(size: Int) throws {
    guard let face = try FontFixture.face(FontFixture.sans),
      let reference = FreeTypePicture(FontFixture.sans)
    else { return }
    for character in Self.straight {
      let (largest, _) = try difference(face, reference, character, size: size)
      #expect(largest <= 2, "\(character) at \(size): \(largest)")
    }
  }

  @Test(arguments: [(32, 17), (64, 17), (96, 17), (12, 25), (17, 25), (40, 25)])
  func allGlyphsAgree(size: Int, tolerance: Int) throws {
    for path in [FontFixture.sans, FontFixture.mono] {
      guard let face = try FontFixture.face(path), let reference = FreeTypePicture(path) else {
        return
      }
      var worst = 0
      for character in Self.all {
        let (largest, mean) = try difference(face, reference, character, size: size)
        #expect(largest <= tolerance, "\(character) at \(size): \(largest)")
        #expect(mean < 0.5, "\(character) at \(size): \(mean) on average")
        worst = max(worst, largest)
      }
      print("glyphs of \(face.familyName) at \(size): at most \(worst) of 255 from FreeType")
    }
  }
}
