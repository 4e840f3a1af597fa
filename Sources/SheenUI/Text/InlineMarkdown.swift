internal import Foundation

/// A part of a text with Markdown: its letters, or something inserted, and what is marked.
struct MarkdownRun: Equatable {
  enum Content: Equatable {
    case text(String)
    /// The number of what is inserted.
    case insert(Int)
  }

  var content: Content
  var marks: MarkdownMarks = []
  var link: URL?
}

/// What Markdown says of letters.
struct MarkdownMarks: OptionSet {
  let rawValue: Int
  static let emphasis = MarkdownMarks(rawValue: 1)
  static let strong = MarkdownMarks(rawValue: 2)
  static let code = MarkdownMarks(rawValue: 4)
  static let strikethrough = MarkdownMarks(rawValue: 8)
}

/// Reads the inline part of CommonMark, with strikethrough as GitHub has it; spaces and line ends stay
/// as they are.
struct InlineMarkdown {
  /// A letter of the text, or what is inserted between letters.
  enum Token: Equatable {
    case character(Character)
    case insert(Int)
  }

  /// A piece of the text on its way to runs.
  fileprivate struct Piece {
    var runs: [MarkdownRun]
    /// A row of `*`, `_` or `~` that may begin or end something.
    var delimiter: Delimiter?
  }

  fileprivate struct Delimiter {
    let character: Character
    let length: Int
    var count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// How deep links and brackets may nest before they are plain letters.
  private static let deepestNesting = 16

  private let tokens: [Token]
  private let depth: Int
  private var pieces: [Piece] = []
  private var position = 0

  /// The runs of a text.
  static func runs(_ tokens: [Token], depth: Int = 0) -> [MarkdownRun] {
    var reader = InlineMarkdown(tokens: tokens, depth: depth)
    return reader.read()
  }

  private init(tokens: [Token], depth: Int) {
    self.tokens = tokens
    self.depth = depth
  }

  private func character(_ index: Int) -> Character? {
    guard tokens.indices.contains(index), case .character(let character) = tokens[index] else {
      return nil
    }
    return character
  }

  private mutating func read() -> [MarkdownRun] {
    while position < tokens.count {
      switch tokens[position] {
      case .insert(let number):
        pieces.append(Piece(runs: [MarkdownRun(content: .insert(number))]))
        position += 1
      case .character("\\"): readEscape()
      case .character("`"): readCode()
      case .character("["): readLink()
      case .character("<"): readAddress()
      case .character(let character) where "*_~".contains(character): readDelimiter(character)
      case .character(let character): add(String(character))
      }
    }
    match()
    return joined(pieces.flatMap(\.allRuns))
  }

  /// Adds letters as they are and goes on behind them.
  private mutating func add(_ text: String, length: Int = 1) {
    pieces.append(Piece(runs: [MarkdownRun(content: .text(text))]))
    position += length
  }

  private mutating func readEscape() {
    if let next = character(position + 1), next.isASCII, next.isPunctuation || next.isSymbol {
      add(String(next), length: 2)
    } else {
      add("\\")
    }
  }

  private func run(of character: Character, from start: Int) -> Int {
    var end = start
    while self.character(end) == character { end += 1 }
    return end - start
  }

  private mutating func readCode() {
    let length = run(of: "`", from: position)
    var end = position + length
    while end < tokens.count {
      let found = run(of: "`", from: end)
      if found == length { break }
      end += max(found, 1)
    }
    guard end < tokens.count else {
      return add(String(repeating: "`", count: length), length: length)
    }
    var inside = Array(tokens[(position + length)..<end])
    if inside.count > 2, inside.first == .character(" "), inside.last == .character(" "),
      inside.contains(where: { $0 != .character(" ") })
    {
      inside = Array(inside.dropFirst().dropLast())
    }
    pieces.append(
      Piece(
        runs: inside.map { token in
          switch token {
          case .character(let character):
            MarkdownRun(content: .text(String(character)), marks: .code)
          case .insert(let number): MarkdownRun(content: .insert(number), marks: .code)
          }
        }))
    position = end + length
  }

  private mutating func readLink() {
    guard depth < Self.deepestNesting, let close = closingBracket(),
      let (address, end) = target(from: close + 1)
    else { return add("[") }
    var runs = Self.runs(Array(tokens[(position + 1)..<close]), depth: depth + 1)
    for index in runs.indices { runs[index].link = address }
    pieces.append(Piece(runs: runs))
    position = end
  }

  private func closingBracket() -> Int? {
    var (index, open) = (position + 1, 1)
    while index < tokens.count {
      switch character(index) {
      case "\\": index += 1
      case "[": open += 1
      case "]":
        open -= 1
        if open == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The address in parentheses, and where the text goes on; a title is left out.
  private func target(from start: Int) -> (URL, Int)? {
    guard character(start) == "(" else { return nil }
    var (text, index, open) = ("", start + 1, 1)
    while let next = character(index) {
      if next == "(" { open += 1 }
      if next == ")" { open -= 1 }
      if open == 0 {
        let words = text.split(separator: " ", maxSplits: 1)
        guard let word = words.first, let address = URL(string: String(word)) else { return nil }
        return (address, index + 1)
      }
      text.append(next)
      index += 1
    }
    return nil
  }

  private mutating func readAddress() {
    var (text, index) = ("", position + 1)
    while let next = character(index), next != ">", next != "<", !next.isWhitespace {
      text.append(next)
      index += 1
    }
    guard character(index) == ">", text.contains(":"), let address = URL(string: text),
      address.scheme != nil
    else { return add("<") }
    pieces.append(Piece(runs: [MarkdownRun(content: .text(text), link: address)]))
    position = index + 1
  }

  private mutating func readDelimiter(_ character: Character) {
    let length = run(of: character, from: position)
    // What is inserted counts as a letter.
    func kind(_ index: Int) -> (isSpace: Bool, isPunctuation: Bool) {
      guard tokens.indices.contains(index) else { return (true, false) }
      guard let character = self.character(index) else { return (false, false) }
      return (character.isWhitespace, character.isPunctuation || character.isSymbol)
    }
    let (before, after) = (kind(position - 1), kind(position + length))
    let isLeft =
      !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let isRight =
      !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    let isWord = character == "_"
    pieces.append(
      Piece(
        runs: [],
        delimiter: Delimiter(
          character: character, length: length, count: length,
          canOpen: isLeft && (!isWord || !isRight || before.isPunctuation),
          canClose: isRight && (!isWord || !isLeft || after.isPunctuation))))
    position += length
  }

  /// Marks what lies between delimiters that belong together: CommonMark's “process emphasis”.
  private mutating func match() {
    var closer = 0
    while closer < pieces.count {
      guard let end = pieces[closer].delimiter, end.canClose, end.count > 0,
        let opener = opener(for: end, before: closer), let start = pieces[opener].delimiter
      else {
        closer += 1
        continue
      }
      let isTilde = end.character == "~"
      let count = isTilde ? end.count : min(start.count, end.count) >= 2 ? 2 : 1
      let mark: MarkdownMarks = isTilde ? .strikethrough : count == 2 ? .strong : .emphasis
      for index in (opener + 1)..<closer {
        // Delimiters between the two belong to nothing any more.
        pieces[index].runs = pieces[index].allRuns
        pieces[index].delimiter = nil
        for run in pieces[index].runs.indices { pieces[index].runs[run].marks.insert(mark) }
      }
      pieces[opener].delimiter?.count -= count
      pieces[closer].delimiter?.count -= count
    }
  }

  private func opener(for end: Delimiter, before closer: Int) -> Int? {
    pieces[..<closer].lastIndex { piece in
      guard let start = piece.delimiter, start.character == end.character, start.canOpen,
        start.count > 0
      else { return false }
      if end.character == "~" { return start.count == end.count && end.count <= 2 }
      // The rule of three.
      let isEither = start.canClose || end.canOpen
      return
        !(isEither && (start.length + end.length).isMultiple(of: 3)
        && !(start.length.isMultiple(of: 3) && end.length.isMultiple(of: 3)))
    }
  }

  private func joined(_ runs: [MarkdownRun]) -> [MarkdownRun] {
    var result: [MarkdownRun] = []
    for run in runs {
      if let last = result.last, last.marks == run.marks, last.link == run.link,
        case .text(let before) = last.content, case .text(let after) = run.content
      {
        result[result.count - 1].content = .text(before + after)
      } else {
        result.append(run)
      }
    }
    return result
  }
}

extension InlineMarkdown.Piece {
  /// The runs, with what is left of a delimiter as letters.
  fileprivate var allRuns: [MarkdownRun] {
    guard let delimiter, delimiter.count > 0 else { return runs }
    let text = String(repeating: delimiter.character, count: delimiter.count)
    return [MarkdownRun(content: .text(text))] + runs
  }
}
