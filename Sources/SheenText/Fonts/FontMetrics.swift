internal import CHARFBUZZ

/// A font's own measures, in ems, as its file gives them.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to where lines begin.
  package var ascent: Double
  /// The distance from the baseline down to where lines end.
  package var descent: Double
  /// The distance the font asks for between lines.
  package var lineGap: Double
  /// The height of capitals above the baseline.
  package var capHeight: Double
  /// The height of small letters above the baseline.
  package var xHeight: Double
  /// From the baseline down to the upper edge of the line below characters.
  package var underlineTop: Double
  /// How thick the line below characters is.
  package var underlineThickness: Double
  /// From the baseline up to the upper edge of the line through characters.
  package var strikethroughTop: Double
  /// How thick the line through characters is.
  package var strikethroughThickness: Double

  /// The measures of the box that stands for characters where there are no fonts.
  static let box = FontMetrics(
    ascent: 0.9, descent: 0.2, lineGap: 0, capHeight: 0.72, xHeight: 0.53, underlineTop: 0.08,
    underlineThickness: 0.06, strikethroughTop: 0.3, strikethroughThickness: 0.06)
}

extension FontMetrics {
  /// Reads the measures; those a font lacks follow from the others.
  init(_ font: HarfBuzzFont) {
    func ems(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: Int32 = 0
      guard hb_ot_metrics_get_position(font.font, tag, &value) != 0 else { return nil }
      return Double(value) / font.unitsPerEm
    }
    /// How far a glyph reaches above the baseline.
    func height(_ letter: Unicode.Scalar) -> Double? {
      var extents = hb_glyph_extents_t()
      guard let glyph = font.glyph(letter),
        hb_font_get_glyph_extents(font.font, glyph, &extents) != 0, extents.y_bearing > 0
      else { return nil }
      return Double(extents.y_bearing) / font.unitsPerEm
    }
    func positive(_ tag: hb_ot_metrics_tag_t) -> Double? { ems(tag).flatMap { $0 > 0 ? $0 : nil } }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font.font, &extents)
    let height = (height("H"), height("x"))
    ascent = Double(extents.ascender) / font.unitsPerEm
    descent = -Double(extents.descender) / font.unitsPerEm
    if ascent + descent <= 0 { (ascent, descent) = (Self.box.ascent, Self.box.descent) }
    lineGap = max(Double(extents.line_gap) / font.unitsPerEm, 0)
    capHeight = positive(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? height.0 ?? ascent * 0.8
    xHeight = positive(HB_OT_METRICS_TAG_X_HEIGHT) ?? height.1 ?? capHeight * 0.7
    underlineThickness =
      positive(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? Self.box.underlineThickness
    underlineTop = ems(HB_OT_METRICS_TAG_UNDERLINE_OFFSET).map { -$0 } ?? Self.box.underlineTop
    strikethroughThickness = positive(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) ?? underlineThickness
    strikethroughTop =
      positive(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? (xHeight + strikethroughThickness) / 2
  }
}
