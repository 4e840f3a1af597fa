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
      #expect(line.stops.count == text.count + 1)
    }
  }

  @Test func kerningBringsLettersNearer() throws {
    guard let face = try FontFixture.face(FontFixture.sans) else { return }
    // The kern table of DejaVu Sans has −131 of 2048 units between A and V.
    #expect(face.kerning("A", "V") == -131.0 / 2048)
    #expect(face.kerning("H", "H") == 0)
  }

  @Test func metricsAreThoseOfTheFile() throws {
    guard let face = try FontFixture.face(FontFixture.sans) else { return }
    // The hhea table of DejaVu Sans: 1901 up, 483 down.
    #expect(face.familyName == "DejaVu Sans")
    let line = face.line("x", size: 20)
    #expect(line.ascent == 20 * 1901.0 / 2048)
    #expect(line.descent == 20 * 483.0 / 2048)
  }

  @Test func lettersStandOnTheBaseline() throws {
    guard let face = try FontFixture.face(FontFixture.sans) else { return }
    // The box of H in the glyf table of DejaVu Sans: 201…1339 across, 0…1493 up.
    let bounds = face.line("H", size: 2048).outline.controlBounds()
    #expect(bounds == Rect(201, -1493, 1138, 1493))
  }

  @Test func charactersWithoutDrawingAreBoxes() throws {
    guard let face = try FontFixture.face(FontFixture.mono) else { return }
    for text in ["é", "日", "\u{1F600}", "\t", "\n", "\r\n", "e\u{301}"] {
      let line = face.line(text, size: 10)
      #expect(line.outline.elements.count == 10, "\(text.debugDescription)")
      #expect(line.width == 6)
    }
    #expect(face.line("a日b", size: 10).stops.count == 4)
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
