internal import CHARFBUZZ

/// Neighbouring characters that are shaped together: of one run, font, script and direction.
struct TextItem {
  /// What the characters are.
  enum Kind: Equatable {
    /// Letters and all else that has glyphs.
    case glyphs
    /// Tabs, which are as wide as four spaces.
    case tabs
    /// Characters without any drawing.
    case controls
    /// One character that stands for something else.
    case attachment
  }

  /// The characters.
  var range: Range<Int>
  /// What they are.
  let kind: Kind
  /// Which of the text's runs they belong to.
  let run: Int
  /// Odd for characters read from right to left.
  let level: UInt8
  /// The font.
  let face: TypeFace
  /// The script, once a character tells it.
  var script: hb_script_t?
  /// The glyphs, from left to right.
  var glyphs = 0..<0

  /// Whether the characters are read from right to left.
  var isRightToLeft: Bool { level & 1 == 1 }
}
