/// What an extended grapheme cluster is made of, as far as the choice of its font goes.
struct TextCluster {
  /// The characters that a font must have.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Whether it is shown as a picture.
  private(set) var isEmoji = false

  /// Reads the units of a cluster.
  init(_ units: ArraySlice<UInt16>) {
    var wantsText = false
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
      switch scalar.value {
      case 0xfe0e: wantsText = true
      case 0xfe0f: isEmoji = true
      default:
        let properties = scalar.properties
        if properties.isEmojiPresentation { isEmoji = true }
        // HarfBuzz hides what has no drawing of its own.
        if !properties.isDefaultIgnorableCodePoint { scalars.append(scalar) }
      }
    }
    if wantsText { isEmoji = false }
  }
}
