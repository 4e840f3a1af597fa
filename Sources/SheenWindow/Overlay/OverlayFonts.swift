package import SheenText

/// The fonts of an overlay.
package struct OverlayFonts: Equatable, Sendable {
  /// For words.
  package let text: TypeFace
  /// For code and numbers, whose characters are equally wide.
  package let code: TypeFace

  /// Makes a choice of fonts.
  package init(text: TypeFace, code: TypeFace) {
    self.text = text
    self.code = code
  }

  /// The fonts text is set in where no others are named; `nil` where this machine has none.
  package static func usual() -> OverlayFonts? {
    let library = FontLibrary()
    let text = library.face(for: FontQuery(.system, size: 0))
    guard text != .boxes else { return nil }
    return OverlayFonts(text: text, code: library.face(for: FontQuery(.monospaced, size: 0)))
  }

  /// Whether both are the same fonts.
  package static func == (a: OverlayFonts, b: OverlayFonts) -> Bool {
    a.text === b.text && a.code === b.code
  }
}
