import Foundation
import SheenCore
import SheenTestSupport
import SheenText
import Testing

/// Characters a font lacks, fonts that are broken, machines without fonts, and very long text.
@Suite struct FallbackTests {
  private func files(_ layout: TextLayout) -> [String] {
    layout.lines.flatMap(\.runs).map { ($0.face.path as NSString).lastPathComponent }
  }

  @Test func charactersComeFromFontsThatHaveThem() throws {
    try FontFixture.with(["Inter-Regular.otf", "DejaVuSans.ttf", "Loma.ttf", "NotoColorEmoji.ttf"])
    {
      library, _ in
      let shaped = ShapedText("a שלום b ไทย 😀", FontQuery(size: 17), in: library)
      let layout = shaped.layout()
      #expect(
        files(layout) == [
          "Inter-Regular.otf", "DejaVuSans.ttf", "Inter-Regular.otf", "Loma.ttf",
          "Inter-Regular.otf", "NotoColorEmoji.ttf",
        ])
      #expect(!layout.lines[0].glyphs.contains { $0.id == 0 })
    }
  }

  @Test func clustersAreNeverSplitBetweenFonts() throws {
    try FontFixture.with(["JetBrainsMono-Regular.ttf", "DejaVuSans.ttf", "NotoColorEmoji.ttf"]) {
      library, _ in
      let font = FontQuery(.monospaced, size: 17)
      // U+0489 is in DejaVu alone, as are the letter's parts.
      for text in ["x\u{489}", "👩‍👩‍👧", "🇩🇪", "👍🏽", "1\u{fe0f}\u{20e3}"] {
        let layout = ShapedText(text, font, in: library).layout()
        #expect(layout.lines[0].runs.count == 1, "\(text)")
        #expect(Set(layout.lines[0].glyphs.map(\.cluster)) == [0..<text.utf16.count], "\(text)")
      }
      #expect(files(ShapedText("x\u{489}", font, in: library).layout()) == ["DejaVuSans.ttf"])
    }
  }

  @Test func presentationSelectorsChooseBetweenTextAndPicture() throws {
    try FontFixture.with(["DejaVuSans.ttf", "NotoColorEmoji.ttf"]) { library, _ in
      func file(_ text: String) -> [String] {
        files(ShapedText(text, FontQuery(size: 17), in: library).layout())
      }
      // By Unicode's emoji data ❤ is text unless it says otherwise, 😀 a picture.
      #expect(file("\u{2764}") == ["DejaVuSans.ttf"])
      #expect(file("\u{2764}\u{fe0f}") == ["NotoColorEmoji.ttf"])
      #expect(file("\u{1f600}") == ["NotoColorEmoji.ttf"])
      #expect(file("\u{1f600}\u{fe0e}") == ["DejaVuSans.ttf"])
      #expect(file("12#*") == ["DejaVuSans.ttf"])
    }
  }

  @Test func charactersNoFontHasAreBoxes() throws {
    try FontFixture.with(["DejaVuSans.ttf"]) { library, _ in
      let layout = ShapedText("a日b", FontQuery(size: 17), in: library).layout()
      #expect(layout.lines[0].glyphs.map(\.id) == [68, 0, 69])
      guard case .outline(let box) = layout.lines[0].runs[1].face.drawing(0) else {
        return #expect(Bool(false))
      }
      #expect(!box.elements.isEmpty)
    }
  }

  @Test func withoutFontsEverythingIsABox() {
    let library = FontLibrary(includesInstalled: false)
    let shaped = ShapedText("ab e\u{301}😀 אב\nc", FontQuery(size: 10), in: library)
    let layout = shaped.layout(width: 1000)
    #expect(layout.lines.count == 2)
    // Seven clusters with drawings and spaces, 0.6 em each; lines are 1.1 em high.
    #expect(abs(layout.lines[0].width - 8 * 6) < 1e-9)
    #expect(abs(layout.size.height - 22) < 1e-9)
    #expect(layout.lines.allSatisfy { $0.runs.allSatisfy { $0.face == .boxes } })
    #expect(!ShapedText("abc def", FontQuery(size: 10), in: library).layout(width: 1).lines.isEmpty)
    #expect(library.warnings == [.noFonts])
    let style = TextStyle(maximumLines: 1)
    let short = ShapedText("abcdef", FontQuery(size: 10), in: library)
    #expect(abs(short.layout(width: 20, style: style).size.width - 18) < 1e-9)
  }

  @Test func brokenFontsAreLeftOutAndToldOf() throws {
    guard let path = FontFixture.installed("DejaVuSans.ttf") else { return }
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var generator = SeededGenerator(seed: 3)
    for round in 0..<12 {
      try FontFixture.with(["Loma.ttf"]) { _, folder in
        var broken = bytes
        switch round {
        case 0: broken = []
        case 1: broken = Array(bytes.prefix(bytes.count / 2))
        case 2: broken = Array(bytes.prefix(2000))
        default:
          for _ in 0..<400 {
            broken[Int.random(in: 0..<broken.count, using: &generator)] ^= 0xff
          }
        }
        try Data(broken).write(to: folder.appending(path: "DejaVuSans.ttf"))
        let library = FontLibrary(directories: [folder.path], includesInstalled: false)
        let shaped = ShapedText("Text العربية ไทย", FontQuery(size: 12), in: library)
        for width in [1.0, 40, 1000] {
          let layout = shaped.layout(width: width)
          for run in layout.lines.flatMap(\.runs) {
            for glyph in run.glyphs {
              #expect(glyph.position.x.isFinite && glyph.position.y.isFinite)
              if case .outline(let outline) = run.face.drawing(glyph.id) {
                #expect(outline.isFinite)
              }
            }
          }
        }
        // Half a file is none: text is set in what is left.
        if round < 3 { #expect(Set(files(shaped.layout())) == ["Loma.ttf"]) }
      }
    }
  }

  @Test func oddNumbersGiveFiniteLayouts() throws {
    try FontFixture.with(["DejaVuSans.ttf"]) { library, _ in
      for value in [0.0, -1, -1e300, 1e300, .nan, .infinity, -.infinity] {
        let run = TextRun(
          "Some text", font: FontQuery(size: value, weight: 5, width: value), kerning: value,
          tracking: value, baselineOffset: value, isUnderlined: true)
        let shaped = ShapedText([run, run], library: library)
        let style = TextStyle(
          lineSpacing: value, maximumLines: -3, minimumLines: -1, minimumScaleFactor: value)
        let layout = shaped.layout(width: value, height: value, style: style)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite, "\(value)")
        #expect(layout.lines.allSatisfy { $0.glyphs.allSatisfy { $0.position.x.isFinite } })
      }
    }
  }

  /// The time a processor spends on something, whatever else the machine does.
  private func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    body()
    return now() - start
  }

  @Test func megabytesOfTextAreLaidOutInTime() throws {
    try FontFixture.with(["DejaVuSans.ttf"]) { library, _ in
      let words = "Lorem ipsum dolor sit amet, consectetur adipisici elit, sed eiusmod tempor. "
      let text = String(repeating: words, count: 2 * 1024 * 1024 / words.utf8.count)
      var shaped: ShapedText?
      let shaping = seconds { shaped = ShapedText(text, FontQuery(size: 12), in: library) }
      var lines = 0
      let layout = seconds { lines = shaped?.layout(width: 400).lines.count ?? 0 }
      let one = seconds { _ = shaped?.layout(width: 400, style: TextStyle(maximumLines: 1)) }
      print("2 MiB: shaped in \(shaping) s, \(lines) lines in \(layout) s, one line in \(one) s")
      #expect(lines > 10_000)
      // Far more than it takes, far less than what grows with the square of the length.
      #expect(shaping < 60 && layout < 60 && one < 1)
      // Without any place to break.
      let solid = ShapedText(
        String(repeating: "x", count: 200_000), FontQuery(size: 12), in: library)
      #expect(solid.layout(width: 400).lines.count > 1000)
    }
  }
}
