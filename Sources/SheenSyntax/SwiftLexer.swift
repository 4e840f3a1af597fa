/// A piece of Swift source that is not blank and not a comment.
package struct Token: Hashable, Sendable {
  /// What kind of piece it is.
  package enum Kind: Hashable, Sendable {
    /// A name or a keyword; backticks are part of its range, not of its text.
    case word
    /// A string, a number, or a regular expression.
    case literal
    /// One character of punctuation.
    case punctuation
  }

  /// The kind.
  package let kind: Kind
  /// The text, empty for literals.
  package let text: String
  /// Where it lies, in bytes of UTF-8.
  package let range: Range<Int>
  /// Whether it is the first on its line.
  package let startsLine: Bool
}

/// Splits Swift source into tokens: enough to find declarations, imports and conditions.
package struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var isLineStart = true

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of a file.
  package static func tokens(in bytes: [UInt8]) -> [Token] {
    var lexer = SwiftLexer(bytes)
    lexer.run()
    return lexer.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  private mutating func run() {
    while position < bytes.count {
      let start = position
      switch byte() {
      case 0x0a, 0x0d:
        position += 1
        isLineStart = true
      case 0x20, 0x09, 0x0b, 0x0c, 0: position += 1
      case _ where starts(with: "//"): skipLine()
      case _ where starts(with: "/*"): skipComment()
      case _ where startsString(): finish(.literal, from: start) { $0.skipString() }
      case _ where starts(with: "#/"): finish(.literal, from: start) { $0.skipRegex() }
      case 0x30...0x39: finish(.literal, from: start) { $0.skipWord() }
      case 0x60: finish(.word, from: start) { $0.skipQuotedName() }
      case let byte where Self.isWord(byte): finish(.word, from: start) { $0.skipWord() }
      default: finish(.punctuation, from: start) { $0.position += 1 }
      }
    }
  }

  private mutating func finish(
    _ kind: Token.Kind, from start: Int, _ skip: (inout SwiftLexer) -> Void
  ) {
    let starts = isLineStart
    isLineStart = false
    skip(&self)
    position = min(position, bytes.count)
    let text = bytes[start..<position].filter { $0 != 0x60 }
    tokens.append(
      Token(
        kind: kind, text: kind == .literal ? "" : String(decoding: text, as: UTF8.self),
        range: start..<position, startsLine: starts))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f, 0x24, 0x80...0xff: true
    default: false
    }
  }

  private mutating func skipWord() {
    while position < bytes.count, Self.isWord(byte()) { position += 1 }
  }

  private mutating func skipQuotedName() {
    position += 1
    while position < bytes.count, byte() != 0x60, byte() != 0x0a { position += 1 }
    position += 1
  }

  private mutating func skipLine() {
    while position < bytes.count, byte() != 0x0a { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  /// Whether a string begins here: a quotation mark after any number of `#`.
  private func startsString() -> Bool {
    var offset = 0
    while byte(offset) == 0x23 { offset += 1 }
    return byte(offset) == 0x22
  }

  private mutating func skipString() {
    var pounds = 0
    while byte() == 0x23 {
      pounds += 1
      position += 1
    }
    let isMultiline = starts(with: "\"\"\"")
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      if byte() == 0x5c, hasPounds(pounds, at: 1) {
        position += 1 + pounds
        if byte() == 0x28 { skipInterpolation() } else { position += 1 }
      } else if byte() == 0x22, isMultiline ? starts(with: "\"\"\"") : true,
        hasPounds(pounds, at: isMultiline ? 3 : 1)
      {
        position += (isMultiline ? 3 : 1) + pounds
        return
      } else if byte() == 0x0a, !isMultiline {
        return  // An unfinished string ends with its line; the compiler will say so.
      } else {
        position += 1
      }
    }
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == 0x23 }
  }

  /// Skips `(…)` inside a string, with the strings inside it.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if startsString() {
        skipString()
      } else if starts(with: "/*") {
        skipComment()
      } else {
        if byte() == 0x28 { depth += 1 }
        if byte() == 0x29 { depth -= 1 }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func skipRegex() {
    position += 2
    while position < bytes.count, !starts(with: "/#"), byte() != 0x0a { position += 1 }
    position += 2
  }
}
