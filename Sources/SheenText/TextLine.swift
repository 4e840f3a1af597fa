package import SheenCore

/// A line of text set in a font at a size: drawings in points, the pen's beginning on the baseline at
/// the origin, y down.
package struct TextLine: Hashable, Sendable {
  /// The characters' drawings, one contour after another.
  package private(set) var outline = Outline()
  /// Where the pen stands before each character, and after the last one.
  package private(set) var stops = [0.0]
  /// The distance from the baseline up to where the line begins.
  package let ascent: Double
  /// The distance from the baseline down to where the line ends.
  package let descent: Double

  /// Makes a line without characters.
  init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// How far the line takes the pen.
  package var width: Double { stops.last ?? 0 }

  /// Adds a character's drawing with the pen at a place.
  mutating func append(_ glyph: Glyph, size: Double, at x: Double) {
    stops[stops.count - 1] = x
    stops.append(x + glyph.advance * size)
    let map = Affine(a: size, b: 0, c: 0, d: size, tx: x, ty: 0)
    outline.elements += glyph.outline.applying(map).elements
  }
}
