internal import SheenSyntax

/// Finds imports, conditions, previews and views among the tokens of a file.
struct SceneScanner {
  private let tokens: [Token]
  private let bytes: [UInt8]
  private(set) var uses: [SceneFile.Use] = []
  private(set) var edits: [SceneFile.Edit] = []
  /// Parts of `#if` that depend on the platform.
  private(set) var conditions: [SceneFile.Condition] = []
  private(set) var previews: [ScenePreview] = []
  /// The views found, in order of declaration.
  var views: [SceneFile.DeclaredView] {
    order.compactMap { name in
      guard let type = types[name], type.isView else { return nil }
      return SceneFile.DeclaredView(name: name, needsNoArguments: type.needsNoArguments)
    }
  }
  private var types: [String: TypeScan] = [:]
  private var order: [String] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftLexer.tokens(in: bytes)
  }

  mutating func run() {
    findImports()
    findConditions()
    findPreviews()
    findTypes()
  }

  // MARK: Imports and conditions

  private mutating func findImports() {
    for i in tokens.indices where tokens[i].text == "import" && tokens[i].kind == .word {
      guard i == 0 || tokens[i].startsLine || tokens[i - 1].text == ";" || isAttributed(i) else {
        continue
      }
      var end = i + 1
      if end < tokens.count, ImportRule.kinds.contains(tokens[end].text) { end += 1 }
      guard end < tokens.count, tokens[end].kind == .word else { continue }
      let module = tokens[end].text
      while end + 2 < tokens.count, tokens[end + 1].text == ".", tokens[end + 2].kind == .word {
        end += 2
      }
      guard let replacement = ImportRule.replacement(for: module) else { continue }
      // An attribute without its import would fall on the next declaration: it goes too.
      let start = replacement.isEmpty ? attributesStart(before: i) : i
      let range = tokens[start].range.lowerBound..<tokens[end].range.upperBound
      edits.append(SceneFile.Edit(range: range, text: replacement))
    }
  }

  /// Whether the word before token `i` on its line is an attribute or an access level.
  private func isAttributed(_ i: Int) -> Bool {
    guard i > 0, tokens[i - 1].kind == .word else { return false }
    return ImportRule.modifiers.contains(tokens[i - 1].text)
      || (i > 1 && tokens[i - 2].text == "@")
  }

  /// The first token of the attributes and modifiers that stand before a declaration's keyword.
  private func attributesStart(before i: Int) -> Int {
    var start = i
    while start > 0 {
      let token = tokens[start - 1]
      if token.kind == .word, ImportRule.modifiers.contains(token.text) {
        start -= 1
      } else if token.kind == .word, start > 1, tokens[start - 2].text == "@" {
        start -= 2
      } else if token.text == ")", let open = opening(of: start - 1), open > 1,
        tokens[open - 1].kind == .word, tokens[open - 2].text == "@"
      {
        start = open - 2
      } else {
        break
      }
    }
    return start
  }

  private func opening(of close: Int) -> Int? {
    var depth = 0
    for i in stride(from: close, through: 0, by: -1) {
      if tokens[i].text == ")" { depth += 1 }
      if tokens[i].text == "(" { depth -= 1 }
      if depth == 0 { return i }
    }
    return nil
  }

  private mutating func findConditions() {
    for i in tokens.indices.dropLast()
    where tokens[i].text == "#" && ["if", "elseif"].contains(tokens[i + 1].text) {
      var j = i + 2
      while j + 3 < tokens.count, !tokens[j].startsLine {
        if tokens[j + 1].text == "(", tokens[j + 3].text == ")" {
          let range = tokens[j].range.lowerBound..<tokens[j + 3].range.upperBound
          conditions.append(
            SceneFile.Condition(range: range, kind: tokens[j].text, name: tokens[j + 2].text))
          j += 3
        }
        j += 1
      }
    }
  }

  // MARK: Previews

  private mutating func findPreviews() {
    for i in tokens.indices.dropLast()
    where tokens[i].text == "#" && tokens[i + 1].text == "Preview" {
      let start = attributesStart(before: i)
      var end = i + 1
      var name: String?
      if end + 1 < tokens.count, tokens[end + 1].text == "(" {
        name = literal(at: end + 2)
        end = closing(of: end + 1)
      }
      guard end + 1 < tokens.count, tokens[end + 1].text == "{" else {
        blank(start...end)
        continue
      }
      let open = end + 1
      let close = closing(of: open)
      let range = byteRange(start...close)
      previews.append(
        ScenePreview(
          name: name, range: range, expression: "\(ScenePreview.typeName)()",
          edits: previewEdits(start: start, open: open, close: close)))
    }
  }

  /// What makes a view of a preview: its state becomes properties, the rest the body.
  private func previewEdits(start: Int, open: Int, close: Int) -> [SceneFile.Edit] {
    let body = "var body: some View {"
    var head = "struct \(ScenePreview.typeName): View {"
    var edits: [SceneFile.Edit] = []
    var lastProperty: Int?
    for i in open..<close where tokens[i].text == "@" && tokens[i + 1].text == "Previewable" {
      edits.append(SceneFile.Edit(range: byteRange(i...i + 1), text: ""))
      lastProperty = endOfDeclaration(from: i + 2, before: close)
    }
    if let lastProperty {
      let place = tokens[lastProperty].range.upperBound
      edits.append(SceneFile.Edit(range: place..<place, text: "; " + body))
    } else {
      head += " " + body
    }
    edits.append(SceneFile.Edit(range: byteRange(start...open), text: head))
    edits.append(SceneFile.Edit(range: byteRange(close...close), text: "}}"))
    return edits
  }

  /// The last token of the declaration that begins at a token.
  private func endOfDeclaration(from start: Int, before close: Int) -> Int {
    let joiners: Set<String> = [
      ".", "?", ":", "=", "+", "-", "*", "/", "&", "|", ",", "(", "{", "[",
    ]
    var depth = 0
    var keyword: Int?
    for i in start..<close {
      let token = tokens[i]
      if let keyword, depth == 0, i > keyword + 1,
        token.text == ";"
          || (token.startsLine && !joiners.contains(token.text)
            && !joiners.contains(tokens[i - 1].text))
      {
        return i - 1
      }
      switch token.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "var", "let": keyword = keyword ?? i
      default: break
      }
    }
    return close - 1
  }

  /// The text of a plain string at a token.
  private func literal(at i: Int) -> String? {
    guard i < tokens.count, tokens[i].kind == .literal else { return nil }
    let text = String(decoding: bytes[tokens[i].range], as: UTF8.self)
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private func byteRange(_ range: ClosedRange<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
  }

  private mutating func blank(_ range: ClosedRange<Int>) {
    let bytes = byteRange(range)
    edits.append(SceneFile.Edit(range: bytes, text: ""))
  }

  /// Whether a token is left out or replaced, so that nothing else is looked for in it.
  private func isBlanked(_ i: Int) -> Bool {
    let place = tokens[i].range.lowerBound
    return edits.contains { $0.range.contains(place) }
      || previews.contains { $0.range.contains(place) }
  }

  /// The token that closes the bracket at `open`, or the last one.
  private func closing(of open: Int) -> Int {
    var depth = 0
    for i in open..<tokens.count {
      switch tokens[i].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      default: break
      }
      if depth == 0 { return i }
    }
    return tokens.count - 1
  }

  // MARK: Types

  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "extension", "actor"]

  private mutating func findTypes() {
    var i = 0
    while i < tokens.count {
      if isBlanked(i) {
        i += 1
      } else if Self.typeKeywords.contains(tokens[i].text), i + 1 < tokens.count,
        tokens[i + 1].kind == .word, let end = takeType(at: i)
      {
        i = end + 1
      } else if tokens[i].text == "{" {
        let end = closing(of: i)
        recordUses(i...end, by: "")
        i = end + 1
      } else {
        i += 1
      }
    }
  }

  private mutating func takeType(at keyword: Int) -> Int? {
    let name = tokens[keyword + 1].text
    guard let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }) else { return nil }
    let end = closing(of: open)
    let header = tokens[keyword + 2..<open].prefix { $0.text != "where" }
    let conformances =
      header.firstIndex { $0.text == ":" }
      .map { header[$0...].map(\.text) } ?? []
    if conformances.contains("App") {
      blank(attributesStart(before: keyword)...end)
      return end
    }
    if conformances.contains("PreviewProvider") {
      let range = byteRange(attributesStart(before: keyword)...end)
      previews.append(
        ScenePreview(name: name, range: range, expression: "\(name).previews", edits: []))
      return end
    }
    recordUses(open...end, by: name)
    if types[name] == nil {
      types[name] = TypeScan()
      order.append(name)
    }
    types[name]?.take(
      keyword: tokens[keyword].text, header: header.map(\.text), conformances: conformances,
      body: tokens[(open + 1)..<max(open + 1, end)])
    return end
  }

  private mutating func recordUses(_ range: ClosedRange<Int>, by user: String) {
    for token in tokens[range] where token.kind == .word {
      guard let first = token.text.first, first.isUppercase, token.text != user else { continue }
      uses.append(SceneFile.Use(name: token.text, user: user))
    }
  }
}
