package import SheenCore

/// A glyph at its place.
package struct PlacedGlyph: Hashable, Sendable {
  /// The number of the glyph in its font.
  package var id: UInt32
  /// The pen's place on the baseline where the glyph's drawing has its origin, in points from the
  /// layout's top left corner, y down.
  package var position: Point
  /// How far the glyph takes the pen to the right, in points, with kerning and tracking.
  package var advance: Double
  /// The characters the glyph stands for, as UTF-16 offsets into the whole text.
  ///
  /// Glyphs of one cluster have the same, glyphs of an ellipsis that of the characters left out.
  package var cluster: Range<Int>

  /// Places a glyph.
  package init(id: UInt32, position: Point, advance: Double, cluster: Range<Int>) {
    self.id = id
    self.position = position
    self.advance = advance
    self.cluster = cluster
  }
}

/// Neighbouring glyphs of a line in one font, from left to right.
package struct GlyphRun: Hashable, Sendable {
  /// The font.
  package var face: TypeFace
  /// The extent of one em, in points.
  package var size: Double
  /// Which of the text's runs this is a part of.
  package var run: Int
  /// Whether its characters are read from right to left.
  package var isRightToLeft: Bool
  /// The glyphs; none for an attachment.
  package var glyphs: [PlacedGlyph]
  /// From the font's ascent to its descent, over all advances; the whole of an attachment.
  package var bounds: Rect
  /// The place of the baseline, with the run's offset.
  package var baseline: Double
  /// Whether this is the room of an attachment.
  package var isAttachment: Bool

  /// Makes a run of glyphs.
  package init(
    face: TypeFace, size: Double, run: Int, isRightToLeft: Bool, glyphs: [PlacedGlyph],
    bounds: Rect, baseline: Double, isAttachment: Bool = false
  ) {
    self.face = face
    self.size = size
    self.run = run
    self.isRightToLeft = isRightToLeft
    self.glyphs = glyphs
    self.bounds = bounds
    self.baseline = baseline
    self.isAttachment = isAttachment
  }
}
