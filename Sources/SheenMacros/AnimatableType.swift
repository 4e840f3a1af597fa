internal import SheenSyntax

/// A type with `@Animatable`: its variables that are stored and take part in animations.
struct AnimatableType {
  private let names: [String]
  private let isPublic: Bool

  /// Reads the declaration of a type.
  init(declaration: String) {
    let tokens = SwiftLexer.tokens(in: Array(declaration.utf8))
    let start = tokens.firstIndex { $0.text == "{" } ?? tokens.count
    isPublic = tokens[..<start].contains { $0.text == "public" || $0.text == "open" }
    names = Self.members(tokens[start...].dropFirst()).flatMap { Self.names($0) }
  }

  /// The property that animations change; `nil` for no variables.
  var property: String? {
    guard !names.isEmpty else { return nil }
    let values = names.map { "self.\($0)" }.joined(separator: ", ")
    let changes = names.enumerated().map { "newValue._apply(\($0), to: &self.\($1))" }
    return """
      \(isPublic ? "public " : "")var animatableData: SheenUI._AnimatableParts {
        get { SheenUI._AnimatableParts(\(values)) }
        set { \(changes.joined(separator: "; ")) }
      }
      """
  }

  /// The tokens of each declaration at the outmost level of a body.
  private static func members(_ body: ArraySlice<Token>) -> [[Token]] {
    var members: [[Token]] = []
    var depth = 0
    var isAttribute = false
    for token in body {
      let begins = depth == 0 && (token.startsLine || members.last?.last?.text == ";")
      let goesOn = [".", "?", ":", "=", "{", "+", "-", "*", "/", "&", "|", ","]
      // What stands on lines of its own before a declaration belongs to it.
      if members.isEmpty || begins && !isAttribute && !goesOn.contains(token.text) {
        members.append([])
      }
      if ["}", ")", "]"].contains(token.text) { depth -= 1 }
      if depth < 0 { break }
      if ["{", "(", "["].contains(token.text) { depth += 1 }
      members[members.count - 1].append(token)
      if depth == 0 {
        isAttribute =
          token.text == "@" || isAttribute && !Self.keywords.contains(token.text)
      }
    }
    return members
  }

  /// What ends the attributes before a declaration.
  private static let keywords: Set<String> = [
    "var", "let", "func", "struct", "class", "enum", "init", "subscript", "typealias", "static",
    "private", "public", "internal", "fileprivate", "mutating", "nonisolated", "package",
  ]

  /// The names of the variables that a declaration stores in the instance and that animate.
  private static func names(_ member: [Token]) -> [String] {
    var depth = 0
    let outside = member.indices.filter { index in
      if ["}", ")", "]"].contains(member[index].text) { depth -= 1 }
      defer { if ["{", "(", "["].contains(member[index].text) { depth += 1 } }
      return depth == 0
    }
    let kinds: Set<String> = ["func", "init", "struct", "class", "enum", "typealias", "subscript"]
    guard let keyword = outside.first(where: { member[$0].text == "var" }), member[0].text != "@",
      !outside.contains(where: {
        $0 < keyword && ["static", "class", "lazy", "@"].contains(member[$0].text)
          || $0 < keyword && kinds.contains(member[$0].text)
      })
    else { return [] }
    let equals = outside.first { member[$0].text == "=" } ?? member.count
    let isComputed = outside.contains { index in
      let next = index + 1 < member.count ? member[index + 1].text : ""
      let observes = ["willSet", "didSet"].contains(next)
      return member[index].text == "{" && index < equals && !observes
    }
    if isComputed { return [] }
    return outside.compactMap { index in
      let isName = index == keyword + 1 || index > keyword && member[index - 1].text == ","
      return isName && member[index].kind == .word ? member[index].text : nil
    }
  }
}
