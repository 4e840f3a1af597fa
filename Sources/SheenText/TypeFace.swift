internal import Synchronization

/// A font: the drawings of its characters, and how far they stand apart.
///
/// Sizes are in points: the extent of one em. Nothing is hinted, so text is the same drawing at any
/// size and scale. Glyphs are read when first needed and kept.
package final class TypeFace: Sendable {
  /// The font file.
  package let path: String
  /// The name of the family, as the file gives it.
  package let familyName: String
  /// The distance from the baseline up to where lines begin, in ems.
  package let ascent: Double
  /// The distance from the baseline down to where lines end, in ems.
  package let descent: Double
  private let cache: Mutex<GlyphCache>?

  /// The font of machines without fonts: every glyph is a box.
  package static let boxes = TypeFace()

  private init() {
    (path, familyName) = ("", "")
    (ascent, descent) = (0.9, 0.2)
    cache = nil
  }

  /// Opens a font file.
  ///
  /// - Throws: `TextError` where the file cannot be read or is no font with outlines.
  package init(path: String) throws(TextError) {
    let face = try FreeTypeFace(FontBytes.read(path), path: path)
    self.path = path
    familyName = face.familyName
    ascent = face.ascent
    descent = face.descent
    cache = Mutex(GlyphCache(face))
  }

  /// The drawing of a printable ASCII character.
  ///
  /// A box stands for other characters and for those the font lacks or has broken.
  package func glyph(_ character: Character) -> Glyph {
    guard let code = Self.printable(character) else { return .box }
    return cache?.withLock { $0.glyph(code) } ?? .box
  }

  /// The advance between two characters beyond that of the first; negative where they come nearer.
  package func kerning(_ first: Character, _ second: Character) -> Double {
    guard let first = Self.printable(first), let second = Self.printable(second) else { return 0 }
    return cache?.withLock { $0.kerning(first, second) } ?? 0
  }

  /// What a glyph of the font looks like; a box for glyphs it lacks or has broken.
  package func drawing(_ glyph: UInt32) -> GlyphDrawing { .outline(Glyph.box.outline) }

  /// The code of a character from space to tilde.
  private static func printable(_ character: Character) -> UInt8? {
    guard let code = character.asciiValue, (0x20...0x7e).contains(code) else { return nil }
    return code
  }

  /// One line of text, left to right, as it stands: no wrapping, no tabs.
  ///
  /// A size that is not above 0 and finite gives a line without extent.
  package func line(_ text: String, size: Double) -> TextLine {
    let size = size > 0 && size.isFinite ? size : 0
    var line = TextLine(ascent: ascent * size, descent: descent * size)
    forEachGlyph(of: text, size: size) { glyph, x in
      line.append(glyph, size: size, at: x)
    }
    return line
  }

  /// How far a line of text takes the pen, in points.
  package func width(of text: String, size: Double) -> Double {
    var width = 0.0
    forEachGlyph(of: text, size: size) { glyph, x in width = x + glyph.advance * size }
    return width
  }

  private func forEachGlyph(of text: String, size: Double, _ body: (Glyph, Double) -> Void) {
    var x = 0.0
    var previous: Character?
    for character in text {
      let glyph = glyph(character)
      if let previous { x += kerning(previous, character) * size }
      body(glyph, x)
      x += glyph.advance * size
      previous = character
    }
  }
}

extension TypeFace: Hashable {
  /// Whether both are the same object.
  package static func == (a: TypeFace, b: TypeFace) -> Bool { a === b }

  /// Feeds the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
