package import SheenCore

/// The drawing of a character, in ems, from the pen's place on the baseline, y down.
package struct Glyph: Hashable, Sendable {
  /// What is filled.
  package var outline: Outline
  /// How far the pen moves on.
  package var advance: Double

  /// Makes a glyph.
  package init(outline: Outline, advance: Double) {
    self.outline = outline
    self.advance = advance
  }

  /// An upright frame, for characters that have no drawing.
  static let box: Glyph = {
    func corners(_ inset: Double) -> [Point] {
      let (left, right) = (0.07 + inset, 0.53 - inset)
      let (top, bottom) = (inset - 0.72, -inset)
      return [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
    }
    // The inner contour runs the other way round.
    let contours = [corners(0), corners(0.06).reversed()]
    let elements = contours.flatMap { corners -> [Outline.Element] in
      [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
    }
    return Glyph(outline: Outline(elements), advance: 0.6)
  }()
}
