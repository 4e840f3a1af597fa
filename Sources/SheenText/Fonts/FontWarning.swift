/// Something about fonts that the user should hear of once.
package enum FontWarning: Hashable, Sendable {
  /// No installed font has this name, another family stands in.
  case missing(name: String, substitute: String)
  /// A font file cannot be used.
  case unusable(TextError)
  /// There is no font at all: every character is a box.
  case noFonts
}

extension FontWarning: CustomStringConvertible {
  /// One line that says what is wrong and what to do.
  package var description: String {
    switch self {
    case .missing(let name, let substitute):
      let shown = String(name.map { $0.isNewline ? " " : $0 })
      return
        "no font is named \"\(shown)\", text is set in \(substitute); install it or name its folder"
    case .unusable(let error): return error.description
    case .noFonts: return "no fonts are installed, text is set in boxes; install fonts-inter"
    }
  }
}
