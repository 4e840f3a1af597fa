internal import CHARFBUZZ

/// Turns characters of one font, script and direction into glyphs; for one thread at a time.
final class Shaper {
  /// What else decides which glyphs stand for characters.
  struct Features: Hashable {
    /// Whether all digits are equally wide.
    var hasMonospacedDigits = false
    /// Whether small letters become small capitals.
    var hasLowercaseSmallCaps = false
    /// Whether capitals become small capitals.
    var hasUppercaseSmallCaps = false
    /// Whether letters stay apart that could share a glyph.
    var partsLigatures = false

    /// What HarfBuzz is told.
    fileprivate var list: [hb_feature_t] {
      var list: [hb_feature_t] = []
      func add(_ tag: String, _ value: UInt32) {
        list.append(
          hb_feature_t(tag: HarfBuzzFont.tag(tag), value: value, start: 0, end: UInt32.max))
      }
      if hasMonospacedDigits { add("tnum", 1) }
      if hasLowercaseSmallCaps { add("smcp", 1) }
      if hasUppercaseSmallCaps { add("c2sc", 1) }
      if partsLigatures {
        add("liga", 0)
        add("clig", 0)
      }
      return list
    }
  }

  private let buffer: OpaquePointer?
  private let language: OpaquePointer?

  /// Makes a shaper for a language, a BCP 47 tag.
  init(language: String) {
    buffer = hb_buffer_create()
    self.language = hb_language_from_string(language, -1)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Appends the glyphs of characters, from left to right.
  ///
  /// - Parameters:
  ///   - text: All characters; those around the range decide how letters join.
  ///   - range: The characters to shape.
  ///   - font: The font.
  ///   - script: The script.
  ///   - isRightToLeft: Whether the characters are read from right to left.
  ///   - features: What else decides.
  ///   - glyphs: Receives the glyphs.
  ///   - unsafe: Receives the first characters of clusters before which lines cannot break without
  ///     shaping both sides anew.
  func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, font: HarfBuzzFont,
    script: hb_script_t, isRightToLeft: Bool, features: Features,
    into glyphs: inout [ShapedGlyph], unsafe: (Int) -> Void = { _ in }
  ) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(
      buffer, text.baseAddress, Int32(clamping: text.count), UInt32(clamping: range.lowerBound),
      Int32(clamping: range.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
    let list = features.list
    hb_shape(font.font, buffer, list, UInt32(list.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for number in 0..<Int(count) {
      let (info, place) = (infos[number], places[number])
      glyphs.append(
        ShapedGlyph(
          id: info.codepoint, cluster: Int32(clamping: info.cluster), advance: place.x_advance,
          dx: place.x_offset, dy: place.y_offset))
      if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { unsafe(Int(info.cluster)) }
    }
  }
}
