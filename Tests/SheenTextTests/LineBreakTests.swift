import Foundation
import SheenCore
import SheenText
import Testing

/// Where lines end, against Pango at many widths and as derived by hand.
@Suite struct LineBreakTests {
  static let prose = """
    Typography is the art and technique of arranging type to make written language legible, \
    readable and appealing when displayed. The arrangement involves selecting typefaces, point \
    sizes, line lengths (so-called measures), line-spacing, and letter-spacing — as well as \
    adjusting the space between pairs of letters.
    A second paragraph; AVATAR, To We. It's 10,000.50 $ or 25 % off—really!

    The last one.
    """

  // Sizes at which the font's units are whole 1024ths of a point, to which Pango rounds.
  @Test(arguments: [
    ("DejaVuSans.ttf", 2048.0 / 128), ("Inter-Regular.otf", 2816.0 / 128),
    ("JetBrainsMono-Regular.ttf", 1000.0 / 64),
  ])
  func linesAreThoseOfPango(file: String, size: Double) throws {
    try FontFixture.with([file]) { library, folder in
      let font = FontQuery(size: size)
      let shaped = ShapedText(Self.prose, font, in: library)
      let family = library.face(for: font).familyName
      for width in stride(from: 40.0, through: 620, by: 20) {
        let pango = Pango(font: family, size: size, folder: folder)
        guard let expected = try pango.lines(Self.prose, width: width) else { return }
        let layout = shaped.layout(width: width)
        #expect(
          layout.lines.map(\.range.lowerBound)
            == expected.map { shaped.offset(utf8: $0.range.lowerBound) }, "\(width)")
        for (line, reference) in zip(layout.lines, expected) {
          #expect(abs(line.width - reference.width) < 1e-5, "\(width): \(line.range)")
        }
        #expect(layout.size.width <= width)
        #expect(layout.size == shaped.size(width: width))
      }
    }
  }

  @Test func rightToLeftLinesAreThoseOfPango() throws {
    let text = "הטיפוגרפיה היא אמנות הסידור של אותיות ABC 123 בדפוס, כך שהטקסט יהיה קריא."
    try FontFixture.with(["DejaVuSans.ttf"]) { library, folder in
      let shaped = ShapedText(text, FontQuery(size: 16), in: library)
      for width in stride(from: 60.0, through: 640, by: 20) {
        let pango = Pango(font: "DejaVu Sans", size: 16, folder: folder)
        guard let expected = try pango.lines(text, width: width) else { return }
        let layout = shaped.layout(width: width)
        #expect(layout.lines.count == expected.count)
        for (line, reference) in zip(layout.lines, expected) {
          #expect(line.range.lowerBound == shaped.offset(utf8: reference.range.lowerBound))
          #expect(abs(line.width - reference.width) < 1e-5)
          // The spaces that hang are not drawn here and without extent there.
          let drawn = reference.glyphs.filter { $0.id != 0x0fff_ffff }
          let ids = line.glyphs.map(\.id)
          #expect(ids == drawn.map(\.id).suffix(ids.count), "\(width)")
        }
      }
    }
  }

  /// A font in which every character is 10 points wide: 1233 of 2048 units.
  static let tenWide = FontQuery(.named("DejaVu Sans Mono"), size: 20480.0 / 1233)

  func lines(
    _ text: String, _ width: Double?, _ height: Double? = nil, style: TextStyle = TextStyle()
  ) throws -> [String] {
    var lines: [String] = []
    try FontFixture.with(["DejaVuSansMono.ttf"]) { library, _ in
      let shaped = ShapedText(text, Self.tenWide, in: library)
      lines = shaped.shown(shaped.layout(width: width, height: height, style: style))
    }
    return lines
  }

  @Test func wordsWrapAndSpacesHang() throws {
    #expect(try lines("aaa bbb cc", 70) == ["aaa bbb", "cc"])
    #expect(try lines("aaa bbb cc", 69) == ["aaa", "bbb cc"])
    #expect(try lines("aaa   b", 30) == ["aaa", "b"])
    #expect(try lines("aaa   b", 40) == ["aaa", "b"])
    #expect(try lines("aaa-bbb", 40) == ["aaa-", "bbb"])
    #expect(try lines("aaa\u{a0}b c", 50) == ["aaa\u{a0}b", "c"])
    #expect(try lines("aaa\u{200b}bb", 40) == ["aaa\u{200b}", "bb"])
  }

  @Test func longWordsBreakBetweenCharacters() throws {
    #expect(try lines("abcdefg", 30) == ["abc", "def", "g"])
    #expect(try lines("a bcdefg", 30) == ["a", "bcd", "efg"])
    #expect(try lines("abc", 0) == ["a", "b", "c"])
    #expect(try lines("ae\u{301}b", 10) == ["a", "e\u{301}", "b"])
  }

  @Test func lineBreaksEndLinesInAnyCase() throws {
    #expect(try lines("a\nb", nil) == ["a", "b"])
    #expect(try lines("a\r\nb\rc\u{2028}d\u{2029}e", nil) == ["a", "b", "c", "d", "e"])
    #expect(try lines("a\n\nb", 100) == ["a", "", "b"])
    #expect(try lines("a\n", 100) == ["a", ""])
    #expect(try lines("\n", 100) == ["", ""])
    #expect(try lines("", 100) == [""])
  }

  @Test func spacesAtTheEndCountAsFarAsTheyFit() throws {
    try FontFixture.with(["DejaVuSansMono.ttf"]) { library, _ in
      let shaped = ShapedText("aa  ", Self.tenWide, in: library)
      #expect(abs(shaped.size().width - 40) < 1e-9)
      #expect(abs(shaped.size(width: 25).width - 20) < 1e-9)
    }
  }

  @Test func thaiBreaksBetweenWords() throws {
    // "Thai language" and "beautiful": ภาษา, ไทย, สวยงาม.
    let words = ["ภาษา", "ไทย", "สวยงาม"]
    try FontFixture.with(["Loma.ttf"]) { library, _ in
      let shaped = ShapedText(words.joined(), FontQuery(size: 20), in: library)
      let widths = words.map { ShapedText($0, FontQuery(size: 20), in: library).size().width }
      let layout = shaped.layout(width: (widths.max() ?? 0) + 1)
      #expect(shaped.shown(layout) == words)
    }
  }
}
