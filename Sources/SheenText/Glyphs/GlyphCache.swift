/// A font's drawings, read when first asked for.
struct GlyphCache {
  private let face: FreeTypeFace
  private var drawings: [UInt32: GlyphDrawing] = [:]

  init(_ face: FreeTypeFace) { self.face = face }

  /// The drawing of a glyph; a box where the font has none or has it broken.
  mutating func drawing(_ glyph: UInt32) -> GlyphDrawing {
    if let known = drawings[glyph] { return known }
    let drawing = face.drawing(glyph) ?? .box
    drawings[glyph] = drawing
    return drawing
  }
}
