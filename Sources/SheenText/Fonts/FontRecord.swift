internal import CFONTCONFIG

/// What fontconfig knows of a font.
struct FontRecord {
  /// Letters upright or not.
  enum Slant: Int {
    case upright, oblique, italic
  }

  /// The file.
  let path: String
  /// Which font of the file.
  let index: Int
  /// Which of the weights and widths that a variable font names, 0 for none.
  let instance: Int
  /// Whether the weight can be chosen.
  let isVariable: Bool
  /// The names of its family.
  let families: [String]
  /// Its full and its PostScript names.
  let names: [String]
  /// OpenType weights, one or a range.
  let weights: ClosedRange<Double>
  /// Percent of the usual width, one or a range.
  let widths: ClosedRange<Double>
  /// Letters upright or not.
  let slant: Slant
  /// Whether all letters are equally wide.
  let isMonospaced: Bool
  /// Whether glyphs have colours.
  let isColored: Bool
  /// Owned by the configuration the record came from.
  private let characters: OpaquePointer?

  /// Reads a pattern; `nil` for fonts that text cannot be set in.
  init?(_ pattern: OpaquePointer) {
    guard let path = Self.strings(pattern, FC_FILE).first else { return nil }
    let isColored = Self.flag(pattern, FC_COLOR)
    guard Self.flag(pattern, FC_SCALABLE) || isColored else { return nil }
    let index = Self.number(pattern, FC_INDEX) ?? 0
    self.path = path
    self.index = index & 0xffff
    instance = index >> 16 & 0x7fff
    isVariable = Self.flag(pattern, FC_VARIABLE)
    families = Self.strings(pattern, FC_FAMILY)
    names = Self.strings(pattern, FC_FULLNAME) + Self.strings(pattern, FC_POSTSCRIPT_NAME)
    let weights = Self.range(pattern, FC_WEIGHT) ?? 80...80
    self.weights =
      FcWeightToOpenTypeDouble(weights.lowerBound)...FcWeightToOpenTypeDouble(weights.upperBound)
    widths = Self.range(pattern, FC_WIDTH) ?? 100...100
    switch Self.number(pattern, FC_SLANT) ?? 0 {
    case 0: slant = .upright
    case 110: slant = .oblique
    default: slant = .italic
    }
    isMonospaced = (Self.number(pattern, FC_SPACING) ?? 0) >= FC_MONO
    self.isColored = isColored
    var characters: OpaquePointer?
    FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    self.characters = characters
  }

  /// Whether the font has a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    characters.map { FcCharSetHasChar($0, scalar.value) != 0 } ?? false
  }

  /// Where two records are equally good, the same one is taken everywhere.
  static func precedes(_ a: FontRecord, _ b: FontRecord) -> Bool {
    (a.isVariable ? 1 : 0, a.path, a.index, a.instance)
      < (b.isVariable ? 1 : 0, b.path, b.index, b.instance)
  }

  private static func strings(_ pattern: OpaquePointer, _ object: String) -> [String] {
    var strings: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(strings.count), &value) == FcResultMatch,
      let found = value
    {
      strings.append(String(cString: found))
    }
    return strings
  }

  private static func number(_ pattern: OpaquePointer, _ object: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  private static func flag(_ pattern: OpaquePointer, _ object: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value != 0
  }

  /// A range, or a number as the range that is just this.
  private static func range(_ pattern: OpaquePointer, _ object: String) -> ClosedRange<Double>? {
    var range: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    if FcPatternGetRange(pattern, object, 0, &range) == FcResultMatch, let range,
      FcRangeGetDouble(range, &low, &high) != 0
    {
      return low <= high ? low...high : nil
    }
    guard FcPatternGetDouble(pattern, object, 0, &low) == FcResultMatch, low.isFinite else {
      return nil
    }
    return low...low
  }
}
