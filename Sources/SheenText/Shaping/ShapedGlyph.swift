/// A glyph as HarfBuzz places it, in the font's units, y up.
struct ShapedGlyph {
  /// Its number in the font.
  var id: UInt32
  /// The first of the characters it stands for.
  var cluster: Int32
  /// How far it takes the pen.
  var advance: Int32
  /// How far right of the pen it stands.
  var dx: Int32
  /// How far above the pen it stands.
  var dy: Int32
}
