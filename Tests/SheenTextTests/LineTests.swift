import SheenCore
import SheenText
import Testing

@Suite struct LineTests {
  @Test(arguments: [
    "Hello, world", "AVATAR To We P. LT Y,", "card.swift:12:5: error: no such name", "~!@#$%^&*()",
  ])
  func advancesAreThoseOfFreeType(text: String) throws {
    for path in [FontFixture.sans, FontFixture.mono] {
      guard let face = try FontFixture.face(path), let reference = FreeTypePicture(path) else {
        return
      }
      let expected = reference.advance(text) * 13
      #expect(abs(face.width(of: text, size: 13) - expected) < 1e-9)
      let line = face.line(text, size: 13)
      #expect(abs(line.width - expected) < 1e-9)
    }
  }

  @Test func kerningBringsLettersNearer() throws {
    guard let face = try FontFixture.face(FontFixture.sans) else { return }
    // The kern table of DejaVu Sans has −131 of 2048 units between A and V.
    func kerning(_ a: String, _ b: String) -> Double {
      face.width(of: a + b, size: 2048) - face.width(of: a, size: 2048)
        - face.width(of: b, size: 2048)
    }
    #expect(kerning("A", "V") == -131)
    #expect(kerning("H", "H") == 0)
  }

  @Test func metricsAreThoseOfTheFile() throws {
    guard let face = try FontFixture.face(FontFixture.sans) else { return }
    // The hhea table of DejaVu Sans: 1901 up, 483 down.
    #expect(face.familyName == "DejaVu Sans")
    #expect(face.metrics.ascent == 1901.0 / 2048)
    #expect(face.metrics.descent == 483.0 / 2048)
    #expect(face.metrics.lineGap == 0)
  }

  @Test func lettersStandOnTheBaseline() throws {
    guard let face = try FontFixture.face(FontFixture.sans) else { return }
    // The box of H in the glyf table of DejaVu Sans: 201…1339 across, 0…1493 up.
    let bounds = face.line("H", size: 2048).outline.controlBounds()
    #expect(bounds == Rect(201, -1493, 1138, 1493))
  }

  @Test func charactersWithoutDrawingAreBoxes() throws {
    guard let face = try FontFixture.face(FontFixture.mono) else { return }
    #expect(face.line("é", size: 10).outline != face.line("日", size: 10).outline)
    for text in ["日", "\u{1F600}"] {
      // The box of DejaVu Sans Mono, as wide as its letters.
      let line = face.line(text, size: 2048)
      #expect(line.width == 1233)
      #expect(line.outline == face.line("\u{FFFFE}", size: 2048).outline)
      #expect(!line.outline.elements.isEmpty)
    }
  }

  @Test func withoutFontsAllCharactersAreBoxes() {
    let line = TypeFace.boxes.line("aé日", size: 10)
    #expect(line.outline.elements.count == 30)
    #expect(abs(line.width - 18) < 1e-9)
  }

  @Test func spacesMoveThePenOnly() throws {
    guard let face = try FontFixture.face(FontFixture.mono) else { return }
    let line = face.line("  ", size: 10)
    #expect(line.outline.elements.isEmpty)
    #expect(line.width == 2 * 10 * 1233.0 / 2048)
  }

  @Test(arguments: [0.0, -3, .nan, .infinity])
  func oddSizesGiveNoExtent(size: Double) throws {
    guard let face = try FontFixture.face(FontFixture.mono) else { return }
    let line = face.line("text", size: size)
    #expect(line.width == 0)
    #expect(line.outline.isFinite)
  }
}
