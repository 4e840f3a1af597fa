/// A font's ASCII characters, read when first asked for.
struct GlyphCache {
  private let face: FreeTypeFace
  private var glyphs: [UInt8: Glyph] = [:]
  private var distances: [SIMD2<UInt8>: Double] = [:]

  init(_ face: FreeTypeFace) { self.face = face }

  /// The drawing of a character; a box where the font has none.
  mutating func glyph(_ code: UInt8) -> Glyph {
    if let known = glyphs[code] { return known }
    let index = face.index(of: Unicode.Scalar(code))
    let glyph = index == 0 ? .box : face.glyph(index) ?? .box
    glyphs[code] = glyph
    return glyph
  }

  /// The kerning between two characters, in ems.
  mutating func kerning(_ first: UInt8, _ second: UInt8) -> Double {
    let pair = SIMD2(first, second)
    if let known = distances[pair] { return known }
    let (left, right) = (
      face.index(of: Unicode.Scalar(first)), face.index(of: Unicode.Scalar(second))
    )
    let distance = left == 0 || right == 0 ? 0 : face.kerning(left, right)
    distances[pair] = distance
    return distance
  }
}
