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
///   either axis, √2/4 in all. The curve then lies at most a quarter of that from its chord, which
///   crosses at most √2 pixels' length: √2 · √2/16 · 255 = 32. Drawn eight times as large and
///   averaged: 4.
/// - FreeType rounds points to 1/64 pixel, except at sizes where the font's 2048 units fall on
///   64ths. An edge moves by at most √2/128 pixel and crosses at most √2 pixels' length, two edges a
///   pixel: 2 · 255 · 2/128 = 8. Drawn eight times as large: 1.
///
/// Beyond 256 pixels an em FreeType's pictures of round glyphs differ from its own larger ones by more
/// than that, a quarter of a pixel at 512, so they are no reference there.
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

  /// The largest difference and that of the means over a character's frame, in 8-bit steps; the
  /// reference is drawn so many times as large.
  private func difference(
    _ face: TypeFace, _ reference: FreeTypePicture, _ character: Character, size: Int, factor: Int
  ) throws -> (largest: Double, mean: Double) {
    let picture = try picture(face, character, size: size)
    let bitmap = try #require(reference.bitmap(character, size: size * factor))
    var (largest, sum, ink) = (0.0, 0.0, 0.0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let expected = bitmap.mean(x - size / 2, y - size * 3 / 2, factor)
        let difference = Double(picture[x, y].w) - expected
        largest = max(largest, abs(difference))
        sum += difference
        ink += expected
      }
    }
    #expect(ink > 0)
    return (largest, abs(sum) / Double(picture.width * picture.height))
  }

  @Test(arguments: [32, 64, 96])
  func straightGlyphsAgree(size: Int) throws {
    guard let face = try FontFixture.face(FontFixture.sans),
      let reference = FreeTypePicture(FontFixture.sans)
    else { return }
    for character in Self.straight {
      let (largest, _) = try difference(
        face, reference, character, size: size, factor: 1)
      #expect(largest <= 2, "\(character) at \(size): \(largest)")
    }
  }

  @Test(arguments: [9, 12, 17, 32])
  func allGlyphsAgree(size: Int) throws {
    for path in [FontFixture.sans, FontFixture.mono] {
      guard let face = try FontFixture.face(path), let reference = FreeTypePicture(path) else {
        return
      }
      var worst = 0.0
      for character in Self.all {
        let (largest, mean) = try difference(
          face, reference, character, size: size, factor: 8)
        #expect(largest <= 7, "\(character) at \(size): \(largest)")
        #expect(mean < 0.5, "\(character) at \(size): \(mean) on average")
        worst = max(worst, largest)
      }
      print("glyphs of \(face.familyName) at \(size): at most \(worst) of 255 from FreeType")
    }
  }
}
