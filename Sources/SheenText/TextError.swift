/// Why a font could not be used: one line that names file, cause and mend.
package struct TextError: Error, Hashable, Sendable {
  /// What kind of thing went wrong.
  package enum Kind: Hashable, Sendable {
    /// The file is missing or cannot be read.
    case unreadable
    /// The file is not a font, or so damaged that it cannot be opened.
    case notAFont
    /// The font holds pictures of one size, not outlines.
    case withoutOutlines
    /// The file is larger than any font.
    case tooLarge
  }

  /// What kind of thing went wrong.
  package var kind: Kind
  /// The font file.
  package var file: String
  /// What is wrong with it.
  package var cause: String
  /// What to do about it.
  package var mend: String

  /// Makes an error.
  package init(_ kind: Kind, file: String, cause: String, mend: String) {
    self.kind = kind
    self.file = file
    self.cause = cause
    self.mend = mend
  }
}

extension TextError: CustomStringConvertible {
  /// One line: `FILE: CAUSE; MEND`.
  package var description: String {
    String("\(file): \(cause); \(mend)".map { $0.isNewline ? " " : $0 })
  }
}
