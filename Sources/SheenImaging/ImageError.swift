/// Why an image, a catalog or a colour could not be used: one line that names file, cause and mend.
package struct ImageError: Error, Hashable, Sendable {
  /// What kind of thing went wrong.
  package enum Kind: Hashable, Sendable {
    /// The file is missing or cannot be read.
    case unreadable
    /// The file is not an image of a known kind.
    case notAnImage
    /// The file is an image of a kind that is not decoded.
    case otherFormat
    /// The file ends early.
    case truncated
    /// The file breaks the rules of its format.
    case damaged
    /// The image has more pixels than the engine takes.
    case tooLarge
    /// No asset has the name.
    case noSuchAsset
    /// A catalog's description cannot be understood.
    case catalog
    /// The encoder failed.
    case encoding
    /// A program that draws files of the format is missing or cannot be run.
    case noProgram
    /// Drawing the file takes too long.
    case tooSlow
  }

  /// What kind of thing went wrong.
  package var kind: Kind
  /// The file or asset.
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

extension ImageError: CustomStringConvertible {
  /// One line: `FILE: CAUSE; MEND`.
  package var description: String {
    String("\(file): \(cause); \(mend)".map { $0.isNewline ? " " : $0 })
  }
}

extension ImageError {
  /// The error for a file that ends early.
  static func truncated(_ file: String, _ format: ImageFormat) -> ImageError {
    ImageError(
      .truncated, file: file, cause: "the \(format.rawValue) ends before its image does",
      mend: "export it again")
  }

  /// The error for a file that breaks the rules of its format.
  static func damaged(_ file: String, _ format: ImageFormat, _ cause: String) -> ImageError {
    ImageError(
      .damaged, file: file, cause: "damaged \(format.rawValue), \(cause)", mend: "export it again")
  }

  /// The error for a file of a kind that is not decoded, with the command that makes it a PNG.
  static func otherFormat(
    _ file: String, _ format: ImageFormat, _ name: String? = nil
  ) -> ImageError {
    ImageError(
      .otherFormat, file: file, cause: "\(name ?? format.rawValue) files are not decoded",
      mend: "convert it: \(format.conversion(of: file))")
  }

  /// The error for a file that does not begin as a PNG does.
  static func notPNG(_ file: String, _ bytes: [UInt8]) -> ImageError {
    if let format = ImageFormat(bytes) { return .otherFormat(file, format) }
    if bytes.count < 8, PNGChunks.signature.starts(with: bytes), !bytes.isEmpty {
      return .truncated(file, .png)
    }
    return ImageError(
      .notAnImage, file: file,
      cause: bytes.isEmpty ? "the file is empty" : "no image of a known kind",
      mend: "use a PNG, JPEG, WebP or SVG file")
  }
}
