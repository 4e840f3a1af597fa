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

  /// The first usual fonts this machine has; `nil` where it has none of them.
  package static func usual() -> OverlayFonts? {
    let text = UsualFonts.first(of: UsualFonts.proportional)
    let code = UsualFonts.first(of: UsualFonts.monospaced)
    guard let some = text ?? code else { return nil }
    return OverlayFonts(text: text ?? some, code: code ?? some)
  }

  /// Whether both are the same fonts.
  package static func == (a: OverlayFonts, b: OverlayFonts) -> Bool {
    a.text === b.text && a.code === b.code
  }
}
