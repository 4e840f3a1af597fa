internal import CHARFBUZZ
package import SheenCore

/// A line of text set in one font at a size: drawings in points, the pen's beginning on the baseline
/// at the origin, y down.
package struct TextLine: Hashable, Sendable {
  /// The characters' drawings, one contour after another, without those that have colours.
  package fileprivate(set) var outline = Outline()
  /// How far the line takes the pen.
  package fileprivate(set) var width = 0.0
}

extension TypeFace {
  /// One line of text as it stands, from left to right, in this font alone: no wrapping, no tabs;
  /// boxes for characters the font lacks.
  ///
  /// A size that is not above 0 and finite gives a line without extent.
  package func line(_ text: String, size: Double) -> TextLine {
    let size = size > 0 && size.isFinite ? size : 0
    let unit = size / unitsPerEm
    var line = TextLine()
    for glyph in glyphs(of: text) {
      if case .outline(let outline) = drawing(glyph.id) {
        let map = Affine(
          a: size, b: 0, c: 0, d: size, tx: line.width + Double(glyph.dx) * unit,
          ty: -Double(glyph.dy) * unit)
        line.outline.elements += outline.applying(map).elements
      }
      line.width += Double(glyph.advance) * unit
    }
    return line
  }

  /// How far a line of text takes the pen, in points.
  package func width(of text: String, size: Double) -> Double {
    guard size > 0 && size.isFinite else { return 0 }
    let units = glyphs(of: text).reduce(0) { $0 + Int($1.advance) }
    return Double(units) * size / unitsPerEm
  }

  private func glyphs(of text: String) -> [ShapedGlyph] {
    guard let font else {
      return text.map { _ in
        ShapedGlyph(
          id: 0, cluster: 0, advance: Int32(GlyphDrawing.boxAdvance * unitsPerEm), dx: 0, dy: 0)
      }
    }
    var glyphs: [ShapedGlyph] = []
    Array(text.utf16).withUnsafeBufferPointer { units in
      Shaper(language: "en").shape(
        units, units.indices, font: font, script: HB_SCRIPT_LATIN, isRightToLeft: false,
        features: Shaper.Features(), into: &glyphs)
    }
    return glyphs
  }
}
