package import SheenImaging

/// Why an output could not be written: one line that names file, cause and mend.
package struct ExportError: Error, Hashable, Sendable {
  /// The file.
  package var file: String
  /// What went wrong.
  package var cause: String
  /// What to do about it.
  package var mend: String

  /// Makes an error.
  package init(file: String, cause: String, mend: String) {
    self.file = file
    self.cause = cause
    self.mend = mend
  }

  /// Makes an error of one of the encoders'.
  package init(_ error: ImageError) {
    self.init(file: error.file, cause: error.cause, mend: error.mend)
  }
}

extension ExportError: CustomStringConvertible {
  /// One line: `FILE: CAUSE; MEND`.
  package var description: String {
    String("\(file): \(cause); \(mend)".map { $0.isNewline ? " " : $0 })
  }
}
