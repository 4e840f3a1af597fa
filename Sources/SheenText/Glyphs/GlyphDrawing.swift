package import SheenCore

/// What a glyph looks like, in ems from the pen's place on the baseline, y down.
package enum GlyphDrawing: Hashable, Sendable {
  /// Filled with the text's paint; empty for spaces.
  case outline(Outline)
  /// Filled with colours of the font's own, the first at the bottom.
  case layers([Layer])
  /// A picture, spread over its frame.
  case picture(Picture)

  /// A part of a glyph in one colour.
  package struct Layer: Hashable, Sendable {
    /// What is filled.
    package var outline: Outline
    /// With which colour; `nil` for the text's paint.
    package var color: RGBA?

    /// Makes a part of a glyph.
    package init(outline: Outline, color: RGBA?) {
      self.outline = outline
      self.color = color
    }
  }

  /// A glyph that is a picture.
  package struct Picture: Hashable, Sendable {
    /// The pixels: sRGB, premultiplied.
    package var image: ImageBuffer
    /// Where the picture lies.
    package var frame: Rect

    /// Places a picture.
    package init(image: ImageBuffer, frame: Rect) {
      self.image = image
      self.frame = frame
    }
  }
}
