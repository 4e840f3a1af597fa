/// A stretch of text whose characters look alike.
package struct TextRun: Hashable, Sendable {
  /// Something else than text that stands in a line as one character, such as an image.
  package struct Attachment: Hashable, Sendable {
    /// The extent along the line, in points.
    package var width: Double
    /// How far it reaches above the baseline, in points.
    package var ascent: Double
    /// How far it reaches below the baseline, in points.
    package var descent: Double

    /// Makes room for something.
    package init(width: Double, ascent: Double, descent: Double) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The characters; not used where there is an attachment, which counts as one UTF-16 unit.
  package var text: String
  /// The font asked for.
  package var font: FontQuery
  /// Points added after every character; they keep ligatures together.
  package var kerning: Double
  /// Points added after every character in place of `kerning`; other than 0, they part ligatures.
  package var tracking: Double
  /// How far the characters stand above the line's baseline, in points.
  package var baselineOffset: Double
  /// Whether a line runs below the characters.
  package var isUnderlined: Bool
  /// Whether a line runs through the characters.
  package var isStruckThrough: Bool
  /// What stands here in place of text.
  package var attachment: Attachment?

  /// Makes a run of text.
  package init(
    _ text: String, font: FontQuery, kerning: Double = 0, tracking: Double = 0,
    baselineOffset: Double = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false,
    attachment: Attachment? = nil
  ) {
    self.text = text
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.attachment = attachment
  }
}
