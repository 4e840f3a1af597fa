package import SheenCore

/// Text with the glyphs that stand for it, ready to be broken into lines, at several widths and in
/// several styles.
///
/// It is safe to lay out from several threads.
package final class ShapedText: Sendable {
  /// Which way text reads that itself does not say.
  package enum Direction: Hashable, Sendable {
    /// As each paragraph's first letter does; without letters from left to right.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// The text's runs.
  package let runs: [TextRun]
  /// All characters, of all runs one after the other.
  package let text: [UInt16]

  /// Finds the glyphs of text.
  ///
  /// - Parameters:
  ///   - runs: The text. Runs without characters are allowed; the first run's font gives the height
  ///     of a line where there are no characters at all.
  ///   - library: Where the fonts come from.
  ///   - direction: Which way paragraphs read.
  ///   - language: The language as a BCP 47 tag; it decides forms of letters and where lines break.
  /// - Complexity: O(characters).
  package init(
    _ runs: [TextRun], library: FontLibrary, direction: Direction = .natural,
    language: String = "en"
  ) {
    self.runs = runs
    text = runs.flatMap { $0.attachment == nil ? Array($0.text.utf16) : [0xfffc] }
  }

  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - width: The room for lines; `nil` or infinity for any. Words wider than it break between
  ///     characters; there is at least one character a line.
  ///   - height: The room for all lines; `nil` or infinity for any. There is at least one line.
  ///   - style: How to break and place lines.
  /// - Complexity: O(lines · log(characters)), and O(glyphs) for those within the result.
  package func layout(
    width: Double? = nil, height: Double? = nil, style: TextStyle = TextStyle()
  ) -> TextLayout {
    TextLayout(size: Size(0, 0), lines: [], isTruncated: false, scale: 1)
  }

  /// The extent of `layout(width:height:style:)` without placing the glyphs.
  package func size(
    width: Double? = nil, height: Double? = nil, style: TextStyle = TextStyle()
  ) -> Size { layout(width: width, height: height, style: style).size }
}
