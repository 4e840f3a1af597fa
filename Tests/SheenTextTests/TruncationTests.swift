import Foundation
import SheenCore
import SheenText
import Testing

/// What is left out where there is too little room; in a font in which every character, the ellipsis
/// too, is 10 points wide, so that everything follows by counting.
@Suite struct TruncationTests {
  private func layout(
    _ text: String, _ width: Double?, _ height: Double? = nil, style: TextStyle = TextStyle()
  ) throws -> (lines: [String], layout: TextLayout)? {
    var result: (lines: [String], layout: TextLayout)?
    try FontFixture.with(["DejaVuSansMono.ttf"]) { library, _ in
      let shaped = ShapedText(text, LineBreakTests.tenWide, in: library)
      let layout = shaped.layout(width: width, height: height, style: style)
      #expect(layout.size == shaped.size(width: width, height: height, style: style))
      result = (shaped.shown(layout), layout)
    }
    return result
  }

  private func expect(
    _ text: String, _ width: Double?, height: Double? = nil, style: TextStyle, _ lines: [String],
    isTruncated: Bool = true
  ) throws {
    guard let result = try layout(text, width, height, style: style) else { return }
    #expect(result.lines == lines)
    #expect(result.layout.isTruncated == isTruncated)
  }

  @Test func theTailGivesWay() throws {
    let one = TextStyle(maximumLines: 1)
    try expect("aaaa bbbb", 60, style: one, ["aaaa…"])
    try expect("aaaa bbbb", 80, style: one, ["aaaa bb…"])
    try expect("aaaa bbbb", 90, style: one, ["aaaa bbbb"], isTruncated: false)
    try expect("aaaa bbbb", 10, style: one, ["…"])
    try expect("aaaa bbbb", 0, style: one, ["…"])
    try expect("aaaa\nbbbb", nil, style: one, ["aaaa…"])
    let two = TextStyle(maximumLines: 2)
    try expect("aaaa bbbb cccc dddd", 50, style: two, ["aaaa", "bbbb…"])
    try expect(
      "aaaa bbbb cccc dddd", 90, style: two, ["aaaa bbbb", "cccc dddd"], isTruncated: false)
    try expect("aaaa bbbb cccc dddd", 80, style: two, ["aaaa", "bbbb cc…"])
  }

  @Test func theHeadGivesWay() throws {
    let one = TextStyle(maximumLines: 1, truncation: .head)
    try expect("aaaa bbbb", 60, style: one, ["…bbbb"])
    try expect("aaaa bbbb", 80, style: one, ["…aa bbbb"])
    try expect("aa\nbbbb", 80, style: one, ["…bbbb"])
    try expect(
      "aaaa bbbb cccc", 50, style: TextStyle(maximumLines: 2, truncation: .head),
      ["aaaa", "…cccc"])
  }

  @Test func theMiddleGivesWay() throws {
    let one = TextStyle(maximumLines: 1, truncation: .middle)
    try expect("abcdefghij", 70, style: one, ["abc…hij"])
    try expect("abcdefghij", 80, style: one, ["abc…ghij"])
    try expect("abcdefghij", 100, style: one, ["abcdefghij"], isTruncated: false)
  }

  @Test func clustersGiveWayAsAWhole() throws {
    try expect("ae\u{301}e\u{301}e\u{301}", 30, style: TextStyle(maximumLines: 1), ["ae\u{301}…"])
  }

  @Test func heightLimitsTheLines() throws {
    // Lines are 1901 + 483 of 2048 high.
    let line = 2384.0 / 2048 * 20480 / 1233
    let text = "aaaa bbbb cccc dddd"
    try expect(
      text, 40, height: 4 * line, style: TextStyle(), ["aaaa", "bbbb", "cccc", "dddd"],
      isTruncated: false)
    try expect(text, 40, height: 4 * line - 1, style: TextStyle(), ["aaaa", "bbbb", "ccc…"])
    try expect(text, 40, height: 1, style: TextStyle(), ["aaa…"])
    try expect(text, 40, height: 2 * line + 3, style: TextStyle(lineSpacing: 4), ["aaa…"])
    try expect(text, 40, height: 2 * line + 4, style: TextStyle(lineSpacing: 4), ["aaaa", "bbb…"])
  }

  @Test func textShrinksBeforeItIsTruncated() throws {
    let style = TextStyle(maximumLines: 1, minimumScaleFactor: 0.5)
    guard let result = try layout("aaaaaaaaaa", 75, style: style) else { return }
    #expect(result.lines == ["aaaaaaaaaa"])
    #expect(!result.layout.isTruncated)
    // The largest of all scales at which it fits, 0.75, within the step of the search.
    #expect(result.layout.scale <= 0.75 && result.layout.scale > 0.749)
    #expect(abs(result.layout.size.width - 100 * result.layout.scale) < 1e-9)
    #expect(
      abs(
        (result.layout.lines.first?.runs.first?.size ?? 0)
          - 20480.0 / 1233 * result.layout.scale) < 1e-9)
    try expect("aaaaaaaaaa", 45, style: style, ["aaaaaaaa…"])
    guard let least = try layout("aaaaaaaaaa", 45, style: style) else { return }
    #expect(least.layout.scale == 0.5)
  }

  @Test func charactersComeNearerBeforeTextIsTruncated() throws {
    let style = TextStyle(maximumLines: 1, allowsTightening: true)
    guard let tight = try layout("aaaaaaaaaa", 95, style: style) else { return }
    #expect(tight.lines == ["aaaaaaaaaa"] && !tight.layout.isTruncated)
    #expect(abs(tight.layout.size.width - 95) < 1e-9)
    // Ten characters may come nearer by 5 % of 16.6 points each: 8.3 in all.
    try expect("aaaaaaaaaa", 91, style: style, ["aaaaaaaa…"])
  }

  @Test func roomIsKeptForMoreLines() throws {
    guard let two = try layout("a", 100, style: TextStyle(lineSpacing: 3, minimumLines: 2)) else {
      return
    }
    let line = 2384.0 / 2048 * 20480 / 1233
    #expect(abs(two.layout.size.height - (2 * line + 3)) < 1e-9)
    #expect(two.layout.lines.count == 1)
  }
}
