import Foundation
import SheenText

/// Short forms for what tests ask of laid out text.
extension ShapedText {
  /// One run of text.
  convenience init(
    _ text: String, _ font: FontQuery, in library: FontLibrary, direction: Direction = .natural
  ) {
    self.init([TextRun(text, font: font)], library: library, direction: direction)
  }

  /// What the lines show, an ellipsis for characters left out.
  func shown(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in
      var parts: [(start: Int, text: String)] = []
      for run in line.runs {
        var last: Range<Int>?
        for glyph in run.glyphs where glyph.cluster != last {
          last = glyph.cluster
          let units = text[glyph.cluster]
          let isEllipsis = glyph.id == run.face.glyph("\u{2026}") && units != [0x2026]
          parts.append(
            (
              glyph.cluster.lowerBound,
              isEllipsis ? "\u{2026}" : String(decoding: units, as: UTF16.self)
            ))
        }
      }
      return parts.sorted { $0.start < $1.start }.map(\.text).joined()
    }
  }

  /// The UTF-16 offset of a UTF-8 offset.
  func offset(utf8: Int) -> Int {
    let string = String(decoding: text, as: UTF16.self)
    return String(decoding: Array(string.utf8.prefix(utf8)), as: UTF8.self).utf16.count
  }
}

extension TextLayout.Line {
  /// All glyphs, from left to right.
  var glyphs: [PlacedGlyph] { runs.flatMap(\.glyphs) }
}
