internal import CHARFBUZZ

/// What stands for characters that are left out.
struct Ellipsis {
  /// The font, that of the characters or one that has an ellipsis.
  let face: TypeFace
  /// The glyphs.
  let glyphs: [ShapedGlyph]
  /// How far it takes the pen, in points.
  let width: Double

  /// Finds the ellipsis for a font; three full stops where no font has one.
  init(face: TypeFace, query: FontQuery, size: Double, library: FontLibrary, language: String) {
    let sign: Unicode.Scalar = "\u{2026}"
    let isThere = face.glyph(sign) != nil
    let other = isThere ? nil : library.substitute(for: [sign], like: query, isEmoji: false)
    let face = other ?? face
    let text: [UInt16] = isThere || other != nil ? [0x2026] : [0x2e, 0x2e, 0x2e]
    var glyphs: [ShapedGlyph] = []
    if let font = face.font {
      text.withUnsafeBufferPointer { units in
        Shaper(language: language).shape(
          units, units.indices, font: font, script: HB_SCRIPT_LATIN, isRightToLeft: false,
          features: Shaper.Features(), into: &glyphs)
      }
    } else {
      let advance = Int32(GlyphDrawing.boxAdvance * face.unitsPerEm)
      glyphs = [ShapedGlyph(id: 0, cluster: 0, advance: advance, dx: 0, dy: 0)]
    }
    self.face = face
    self.glyphs = glyphs
    let units = glyphs.reduce(0) { $0 + Int($1.advance) }
    width = Double(units) * size / face.unitsPerEm
  }
}
