import Foundation
import SheenCore
import SheenText
import Testing

/// Glyphs and their places against HarfBuzz's own program and against Pango, by the same font files.
@Suite struct ShapingTests {
  /// A text of one direction and script.
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let font: String
    /// From the font's head table.
    let unitsPerEm: Double
    let text: String
    let script: String
    var isRightToLeft = false

    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "kerning", font: "DejaVuSans.ttf", unitsPerEm: 2048, text: "AVATAR To. We, LT",
      script: "Latn"),
    Sample(
      name: "ligatures", font: "DejaVuSans.ttf", unitsPerEm: 2048, text: "office waffle fit",
      script: "Latn"),
    Sample(
      name: "combining marks", font: "DejaVuSans.ttf", unitsPerEm: 2048,
      text: "e\u{301}a\u{308}\u{323}o\u{30b}x\u{302}\u{331}", script: "Latn"),
    Sample(
      name: "Inter", font: "Inter-Regular.otf", unitsPerEm: 2816,
      text: "Typography -> 10:30 AV", script: "Latn"),
    Sample(
      name: "Arabic", font: "DejaVuSans.ttf", unitsPerEm: 2048, text: "السلام عليكم لا إله",
      script: "Arab", isRightToLeft: true),
    Sample(
      name: "Hebrew", font: "DejaVuSans.ttf", unitsPerEm: 2048, text: "שָׁלוֹם עולם",
      script: "Hebr", isRightToLeft: true),
    Sample(
      name: "Devanagari", font: "Lohit-Devanagari.ttf", unitsPerEm: 1024,
      text: "क्षत्रिय हिन्दी में कार्य", script: "Deva"),
    Sample(
      name: "Thai", font: "Loma.ttf", unitsPerEm: 2048, text: "ภาษาไทยที่ป้ำปู่ญู",
      script: "Thai"),
    Sample(
      name: "emoji", font: "NotoColorEmoji.ttf", unitsPerEm: 2048,
      text: "👩‍👩‍👧🇩🇪👍🏽❤️👨‍💻🏳️‍🌈", script: "Zyyy"),
  ]

  @Test(arguments: samples)
  func glyphsAreThoseOfHarfBuzz(sample: Sample) throws {
    try FontFixture.with([sample.font]) { library, folder in
      let expected = try HarfBuzz.glyphs(
        sample.text, font: folder.appending(path: sample.font).path,
        isRightToLeft: sample.isRightToLeft, script: sample.script)
      guard let expected else { return }
      let shaped = ShapedText(sample.text, FontQuery(size: 17), in: library)
      let line = try #require(shaped.layout().lines.first)
      #expect(line.glyphs.map(\.id) == expected.map(\.g))
      #expect(!line.glyphs.contains { $0.id == 0 })
      var pen = 0
      for (glyph, reference) in zip(line.glyphs, expected) {
        let x = Double(pen + reference.dx) * 17 / sample.unitsPerEm
        let y = line.origin.y - Double(reference.dy) * 17 / sample.unitsPerEm
        #expect(abs(glyph.position.x - x) < 1.0 / 64, "\(glyph) at \(x)")
        #expect(abs(glyph.position.y - y) < 1.0 / 64)
        // HarfBuzz parts some extended grapheme clusters.
        #expect(glyph.cluster.contains(shaped.offset(utf8: reference.cl)))
        pen += reference.ax
      }
      #expect(abs(line.width - Double(pen) * 17 / sample.unitsPerEm) < 1.0 / 64)
    }
  }

  @Test(arguments: [
    "Hello שלום עולם, world", "(שלום) 123 abc", "abc (עברית) 12-34 def?", "العربية and English 42%",
    "שלום world 3.5 ₪", "a\u{202e}bc\u{202c}d", "1: אחת two שלוש",
  ])
  func mixedDirectionsAreThoseOfPango(text: String) throws {
    try FontFixture.with(["DejaVuSans.ttf"]) { library, folder in
      let pango = try Pango(font: "DejaVu Sans", size: 20, folder: folder).lines(text)
      guard let expected = pango?.first else { return }
      let shaped = ShapedText(text, FontQuery(size: 20), in: library)
      let line = try #require(shaped.layout().lines.first)
      // Pango leaves out what has no drawing.
      let empty: UInt32 = 0x0fff_ffff
      let drawn = expected.glyphs.filter { $0.id != empty }
      let glyphs = line.glyphs.filter { $0.advance != 0 || !shaped.isFormat($0.cluster) }
      #expect(glyphs.map(\.id) == drawn.map(\.id))
      for (glyph, reference) in zip(glyphs, drawn) {
        #expect(abs(glyph.position.x - reference.x) < 1.0 / 64)
        #expect(abs(line.origin.y - glyph.position.y - reference.y) < 1.0 / 64)
      }
      #expect(abs(line.width - expected.width) < 1.0 / 64)
    }
  }

  @Test func trackingPartsLigaturesAndKerningKeepsThem() throws {
    try FontFixture.with(["DejaVuSans.ttf"]) { library, folder in
      func line(_ run: TextRun) throws -> TextLayout.Line {
        try #require(ShapedText([run], library: library).layout().lines.first)
      }
      let font = FontQuery(size: 2048)
      let path = folder.appending(path: "DejaVuSans.ttf").path
      guard let joined = try HarfBuzz.glyphs("fin", font: path),
        let apart = try HarfBuzz.glyphs("fin", font: path, features: "-liga")
      else { return }
      #expect(joined.count == 2 && apart.count == 3)
      let kerned = try line(TextRun("fin", font: font, kerning: 100))
      #expect(kerned.glyphs.map(\.id) == joined.map(\.g))
      #expect(kerned.width == Double(joined.map(\.ax).reduce(0, +)) + 200)
      let tracked = try line(TextRun("fin", font: font, kerning: 7, tracking: 100))
      #expect(tracked.glyphs.map(\.id) == apart.map(\.g))
      #expect(tracked.width == Double(apart.map(\.ax).reduce(0, +)) + 300)
    }
  }

  @Test func digitsAndSmallCapitalsAreTheFontsOwn() throws {
    try FontFixture.with(["Inter-Regular.otf"]) { library, folder in
      let path = folder.appending(path: "Inter-Regular.otf").path
      var font = FontQuery(size: 2816)
      for (features, change) in [
        ("tnum", { $0.hasMonospacedDigits = true }), ("smcp", { $0.hasLowercaseSmallCaps = true }),
        ("c2sc", { $0.hasUppercaseSmallCaps = true }),
      ] as [(String, (inout FontQuery) -> Void)] {
        font = FontQuery(size: 2816)
        change(&font)
        guard let expected = try HarfBuzz.glyphs("Ab 0123", font: path, features: features) else {
          return
        }
        let line = try #require(ShapedText("Ab 0123", font, in: library).layout().lines.first)
        #expect(line.glyphs.map(\.id) == expected.map(\.g), "\(features)")
        #expect(line.width == Double(expected.map(\.ax).reduce(0, +)), "\(features)")
      }
      font = FontQuery(size: 2816, hasMonospacedDigits: true)
      let widths = (0...9).map { ShapedText("\($0)", font, in: library).size().width }
      #expect(Set(widths).count == 1)
    }
  }

  @Test func runsStandOnTheirOwnBaselines() throws {
    try FontFixture.with(["DejaVuSans.ttf"]) { library, _ in
      let font = FontQuery(size: 20)
      let shaped = ShapedText(
        [TextRun("a", font: font), TextRun("b", font: font, baselineOffset: 5)], library: library)
      let layout = shaped.layout()
      let line = try #require(layout.lines.first)
      #expect(line.runs.map(\.run) == [0, 1])
      #expect(line.glyphs[0].position.y - line.glyphs[1].position.y == 5)
      // 1901 up and 483 down of 2048, and the offset on top.
      #expect(abs(layout.size.height - (20 * (1901.0 + 483) / 2048 + 5)) < 1e-9)
    }
  }
}

extension ShapedText {
  /// Whether a cluster only tells directions.
  fileprivate func isFormat(_ cluster: Range<Int>) -> Bool {
    text[cluster].allSatisfy { (0x202a...0x202e).contains($0) }
  }
}
