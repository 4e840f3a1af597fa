internal import Synchronization

/// A font: one of a file, set along its axes if it has any, slanted if it must be.
///
/// Sizes are in points: the extent of one em. Nothing is hinted, so text is the same drawing at any
/// size and scale. Glyphs are read when first needed and kept. It is safe to use from several threads.
package final class TypeFace: Sendable {
  /// The font file; empty for `boxes`.
  package let path: String
  /// The name of the family, as the file gives it.
  package let familyName: String
  /// The font's own measures, in ems.
  package let metrics: FontMetrics
  /// The font to shape text in; `nil` for `boxes`.
  let font: HarfBuzzFont?
  private let cache: Mutex<GlyphCache?>

  /// The font of machines without fonts: every glyph is a box.
  package static let boxes = TypeFace()

  /// Opens the first font of a file.
  ///
  /// - Throws: `TextError` where the file cannot be read or is no font with outlines.
  package convenience init(path: String) throws(TextError) {
    try self.init(FontFile(path: path))
  }

  /// Opens a font of a file.
  ///
  /// - Throws: `TextError` where it is no font with outlines or coloured pictures.
  init(
    _ file: FontFile, index: Int = 0, setting: HarfBuzzFont.Setting = HarfBuzzFont.Setting()
  ) throws(TextError) {
    let font = HarfBuzzFont(file, index: index, setting: setting)
    let face = try FreeTypeFace(
      file, index: index, unitsPerEm: font.unitsPerEm, coordinates: font.coordinates,
      shear: font.needsShear ? HarfBuzzFont.shear : 0)
    path = file.path
    familyName = face.familyName
    metrics = FontMetrics(font)
    self.font = font
    cache = Mutex(GlyphCache(face))
  }

  private init() {
    path = ""
    familyName = "boxes"
    metrics = .box
    font = nil
    cache = Mutex(nil)
  }

  /// The number of units in an em.
  var unitsPerEm: Double { font?.unitsPerEm ?? 1000 }

  /// What a glyph of the font looks like; a box for glyphs it lacks or has broken.
  package func drawing(_ glyph: UInt32) -> GlyphDrawing {
    cache.withLock { $0?.drawing(glyph) } ?? .box
  }

  /// The glyph of a character by itself; `nil` where the font has none.
  package func glyph(_ scalar: Unicode.Scalar) -> UInt32? { font?.glyph(scalar) }
}

extension TypeFace: Hashable {
  /// Whether both are the same object.
  package static func == (a: TypeFace, b: TypeFace) -> Bool { a === b }

  /// Feeds the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
