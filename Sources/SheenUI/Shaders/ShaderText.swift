internal import SheenDisplay

/// The functions that a text in GLSL defines, as far as they can be told without compiling it.
struct ShaderText: Sendable {
  /// The text.
  let source: GLSLSource
  /// Its functions, in order.
  private(set) var functions: [Function] = []
  /// Whether it depends on the scene's time.
  let usesTime: Bool

  /// A function's head.
  struct Function: Hashable, Sendable {
    /// What it is called.
    var name: String
    /// The type of what it returns.
    var result: String
    /// The types of what it takes.
    var parameters: [String]
    /// The line its name stands in, from 1.
    var line: Int

    /// The head without the names of parameters.
    var text: String { "\(result) \(name)(\(parameters.joined(separator: ", ")))" }
  }

  /// A word or a sign, and its line.
  private struct Token {
    var text: Substring
    var line: Int
  }

  /// Looks through a text.
  init(_ source: GLSLSource) {
    self.source = source
    let tokens = Self.tokens(source.text)
    usesTime = tokens.contains { $0.text == "u_time" }
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "(" where depth == 0 && index >= 2:
        if let function = Self.function(tokens, opening: index) { functions.append(function) }
      default: break
      }
    }
  }

  /// The function whose parameters begin at a token; `nil` where a body does not follow them.
  private static func function(_ tokens: [Token], opening: Int) -> Function? {
    guard let closing = tokens[opening...].firstIndex(where: { $0.text == ")" }),
      closing + 1 < tokens.count, tokens[closing + 1].text == "{"
    else { return nil }
    let parameters = tokens[opening + 1..<closing].split { $0.text == "," }.map {
      type(of: Array($0))
    }
    let (name, result) = (tokens[opening - 1], tokens[opening - 2])
    return Function(
      name: String(name.text), result: String(result.text),
      parameters: parameters == ["void"] ? [] : parameters, line: name.line)
  }

  /// The type of a parameter: what is left without qualifiers and its name.
  private static func type(of parameter: [Token]) -> String {
    let qualifiers: Set<Substring> = ["const", "in", "highp", "mediump", "lowp"]
    let words = parameter.map(\.text).filter { !qualifiers.contains($0) }
    guard words.count > 1 else { return words.joined() }
    // An array's extent, and words such as inout, are part of what it is.
    if words.count == 2 { return String(words[0]) }
    return words.joined(separator: " ")
  }

  /// The words and signs of a text, without comments and directives.
  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(text)
    var line = 1
    var startsLine = true
    func isWord(_ character: Character) -> Bool {
      character == "_" || character == "." || character.isASCII && character.isLetter
        || character.isNumber
    }
    func skip(_ part: Substring) {
      line += part.count { $0.isNewline }
      rest = rest[part.endIndex...]
    }
    while let first = rest.first {
      if rest.hasPrefix("//") {
        skip(rest.prefix { !$0.isNewline })
      } else if rest.hasPrefix("/*") {
        let end = rest.dropFirst(2).firstRange(of: "*/")?.upperBound ?? rest.endIndex
        skip(rest[..<end])
      } else if first.isNewline {
        skip(rest.prefix(1))
        startsLine = true
      } else if first.isWhitespace {
        skip(rest.prefix(1))
      } else if first == "#", startsLine {
        var isContinued = true
        while isContinued, !rest.isEmpty {
          let directive = rest.prefix { !$0.isNewline }
          isContinued = directive.last == "\\"
          skip(directive)
          if isContinued { skip(rest.prefix(1)) }
        }
      } else {
        let length = isWord(first) ? rest.prefix(while: isWord).count : 1
        tokens.append(Token(text: rest.prefix(length), line: line))
        skip(rest.prefix(length))
        startsLine = false
      }
    }
    return tokens
  }
}
