/// How text is broken into lines and how these are placed.
package struct TextStyle: Hashable, Sendable {
  /// Where lines stand that are narrower than the widest.
  package enum Alignment: Hashable, Sendable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// Which end of a text that does not fit gives way to an ellipsis.
  package enum Truncation: Hashable, Sendable {
    /// The beginning of the last line.
    case head
    /// The middle of the last line.
    case middle
    /// The end of the last line.
    case tail
  }

  /// Where lines stand that are narrower than the widest.
  package var alignment: Alignment
  /// Whether reading begins at the right side of the layout, whatever the text's own direction.
  package var isRightToLeft: Bool
  /// Points between lines beyond their own heights.
  package var lineSpacing: Double
  /// The most lines, at least 1; `nil` for any number.
  package var maximumLines: Int?
  /// The number of lines for which there is room even where the text has fewer.
  package var minimumLines: Int
  /// Which end gives way to an ellipsis.
  package var truncation: Truncation
  /// How small the text may become before it is truncated, from 0 to 1.
  package var minimumScaleFactor: Double
  /// Whether characters may come nearer to each other, by up to 5 % of the size, before text is truncated.
  package var allowsTightening: Bool

  /// Makes a style.
  package init(
    alignment: Alignment = .leading, isRightToLeft: Bool = false, lineSpacing: Double = 0,
    maximumLines: Int? = nil, minimumLines: Int = 0, truncation: Truncation = .tail,
    minimumScaleFactor: Double = 1, allowsTightening: Bool = false
  ) {
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.lineSpacing = lineSpacing
    self.maximumLines = maximumLines
    self.minimumLines = minimumLines
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
  }
}
