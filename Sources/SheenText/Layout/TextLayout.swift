package import SheenCore

/// Text broken into lines: where each glyph stands, in points from the top left corner, y down.
package struct TextLayout: Hashable, Sendable {
  /// One line.
  package struct Line: Hashable, Sendable {
    /// The characters, as UTF-16 offsets into the whole text, with the spaces that hang.
    package var range: Range<Int>
    /// The left end, and the baseline.
    package var origin: Point
    /// The extent along the line, without the spaces that hang.
    package var width: Double
    /// From the baseline up to the top of the line.
    package var ascent: Double
    /// From the baseline down to the bottom of the line.
    package var descent: Double
    /// The distance the fonts ask for below this line, before the next.
    package var leading: Double
    /// The glyphs, from left to right.
    package var runs: [GlyphRun]
    /// The lines below and through characters, from left to right.
    package var decorations: [Decoration]

    /// From the top of the line to its bottom, without leading.
    package var bounds: Rect { Rect(origin.x, origin.y - ascent, width, ascent + descent) }
  }

  /// A line below or through characters.
  package struct Decoration: Hashable, Sendable {
    /// Where it runs.
    package enum Kind: Hashable, Sendable {
      /// Below the characters.
      case underline
      /// Through the characters.
      case strikethrough
    }

    /// Where it runs.
    package var kind: Kind
    /// What it covers.
    package var rect: Rect
    /// Which of the text's runs it belongs to.
    package var run: Int
  }

  /// The extent: of the widest line, and of all lines with the room reserved for more.
  package var size: Size
  /// The lines, from top to bottom.
  package var lines: [Line]
  /// Whether characters gave way to an ellipsis, or to nothing.
  package var isTruncated: Bool
  /// By how much the text is smaller than asked for, 1 for not at all.
  package var scale: Double

  /// The first line's baseline.
  package var firstBaseline: Double { lines.first?.origin.y ?? 0 }
  /// The last line's baseline.
  package var lastBaseline: Double { lines.last?.origin.y ?? 0 }
}
