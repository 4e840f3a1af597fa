import Foundation
import SheenCore
import SheenText
import Testing

/// Where lines, their decorations and other things in them lie; by the numbers of the font's tables.
@Suite struct PlacementTests {
  private func with(_ body: (FontLibrary) throws -> Void) throws {
    try FontFixture.with(["DejaVuSansMono.ttf"]) { library, _ in try body(library) }
  }

  /// Characters are 10 points wide, an em is this.
  private let em = 20480.0 / 1233

  @Test func linesStandLeadingCentredOrTrailing() throws {
    try with { library in
      let shaped = ShapedText("aaaa\nbb", LineBreakTests.tenWide, in: library)
      func left(_ alignment: TextStyle.Alignment, isRightToLeft: Bool = false) -> [Double] {
        let style = TextStyle(alignment: alignment, isRightToLeft: isRightToLeft)
        let layout = shaped.layout(width: 100, style: style)
        #expect(abs(layout.size.width - 40) < 1e-9)
        #expect(layout.lines.allSatisfy { $0.glyphs.first?.position.x == $0.origin.x })
        return layout.lines.map { ($0.origin.x * 1000).rounded() / 1000 }
      }
      #expect(left(.leading) == [0, 0])
      #expect(left(.center) == [0, 10])
      #expect(left(.trailing) == [0, 20])
      #expect(left(.leading, isRightToLeft: true) == [0, 20])
      #expect(left(.center, isRightToLeft: true) == [0, 10])
      #expect(left(.trailing, isRightToLeft: true) == [0, 0])
    }
  }

  @Test func baselinesFollowTheFontsMeasures() throws {
    try with { library in
      // 1901 up, 483 down, nothing between, of 2048.
      let (up, down) = (1901.0 / 2048 * em, 483.0 / 2048 * em)
      let shaped = ShapedText("a\nb\nc", LineBreakTests.tenWide, in: library)
      let layout = shaped.layout(style: TextStyle(lineSpacing: 7))
      #expect(abs(layout.firstBaseline - up) < 1e-9)
      #expect(abs(layout.lastBaseline - (up + 2 * (up + down + 7))) < 1e-9)
      #expect(abs(layout.size.height - (3 * (up + down) + 14)) < 1e-9)
    }
  }

  @Test func fontsGapsLieBetweenLines() throws {
    try FontFixture.with(["Loma.ttf", "Lohit-Devanagari.ttf"]) { library, _ in
      // Lohit: 999 up, 365 down, nothing between, of 1024; Loma 2353 and 902 of 2048.
      let layout = ShapedText("क\nก", FontQuery(size: 1024), in: library).layout()
      #expect(layout.lines.map(\.ascent) == [999, 2353.0 / 2])
      let height: Double = 999 + 365 + (2353 + 902) / 2
      #expect(layout.size.height == height)
    }
  }

  @Test func linesBelowAndThroughCharactersAreTheFontsOwn() throws {
    try with { library in
      let font = LineBreakTests.tenWide
      let runs = [
        TextRun("aa", font: font), TextRun("bb cc", font: font, isUnderlined: true),
        TextRun("dd", font: font, baselineOffset: 4, isUnderlined: true, isStruckThrough: true),
      ]
      let layout = ShapedText(runs, library: library).layout()
      let baseline = layout.firstBaseline
      // Of DejaVu Sans Mono: 40 below and 90 thick (post); 530 above and 102 thick (OS/2).
      func rect(_ x: Double, _ y: Double, _ width: Double, _ thickness: Double) -> [Double] {
        [x, baseline + y * em / 2048, width, thickness * em / 2048]
      }
      let expected = [
        rect(20, 40, 50, 90), rect(70, 40 - 4 * 2048 / em, 20, 90),
        rect(70, -530 - 4 * 2048 / em, 20, 102),
      ]
      let found = layout.lines[0].decorations
      #expect(found.map(\.kind) == [.underline, .underline, .strikethrough])
      #expect(found.map(\.run) == [1, 2, 2])
      for (decoration, numbers) in zip(found, expected) {
        let rect = decoration.rect
        for (a, b) in zip([rect.x, rect.y, rect.width, rect.height], numbers) {
          #expect(abs(a - b) < 1e-9)
        }
      }
      // What hangs has no line.
      let wrapped = ShapedText([runs[1]], library: library).layout(width: 25)
      #expect(wrapped.lines.map { $0.decorations.map { $0.rect.width.rounded() } } == [[20], [20]])
    }
  }

  @Test func otherThingsStandInLines() throws {
    try with { library in
      let font = LineBreakTests.tenWide
      let image = TextRun.Attachment(width: 25, ascent: 30, descent: 8)
      let runs = [
        TextRun("aa", font: font), TextRun("", font: font, attachment: image),
        TextRun("bb", font: font),
      ]
      let shaped = ShapedText(runs, library: library)
      let layout = shaped.layout()
      #expect(shaped.text.count == 5)
      #expect(layout.lines[0].runs.map(\.isAttachment) == [false, true, false])
      let frame = layout.lines[0].runs[1].bounds
      #expect(abs(frame.x - 20) < 1e-9)
      #expect(frame.y == 0 && frame.width == 25 && frame.height == 38)
      #expect(abs(layout.size.width - 65) < 1e-9 && layout.size.height == 38)
      #expect(layout.firstBaseline == 30)
    }
  }

  @Test func tabsAreFourSpacesWide() throws {
    try with { library in
      let layout = ShapedText("a\tb", LineBreakTests.tenWide, in: library).layout()
      #expect(layout.lines[0].glyphs.map { $0.position.x.rounded() } == [0, 50])
      #expect(abs(layout.size.width - 60) < 1e-9)
    }
  }

  @Test func severalWidthsShareOneShaping() throws {
    try with { library in
      let shaped = ShapedText("aaa bbb ccc", LineBreakTests.tenWide, in: library)
      for width in stride(from: 5.0, through: 120, by: 5) {
        let fresh = ShapedText("aaa bbb ccc", LineBreakTests.tenWide, in: library)
        #expect(shaped.layout(width: width) == fresh.layout(width: width))
      }
    }
  }
}
