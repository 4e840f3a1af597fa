internal import SheenSyntax

/// What is known of one type: whether it is a view, and whether `Name()` makes one.
struct TypeScan {
  private(set) var isView = false
  private var isGeneric = false
  private var isMemberwise = false
  private var hasOwnInitializer = false
  private var hasEmptyInitializer = false
  private var hasRequiredProperty = false

  /// Whether a value can be made without arguments.
  var needsNoArguments: Bool {
    guard !isGeneric else { return false }
    return hasEmptyInitializer || (isMemberwise && !hasOwnInitializer && !hasRequiredProperty)
  }

  /// Adds a declaration of the type or an extension of it.
  mutating func take(
    keyword: String, header: [String], conformances: [String], body: ArraySlice<Token>
  ) {
    if conformances.contains("View") { isView = true }
    if keyword == "struct" {
      isMemberwise = true
      isGeneric = header.first == "<"
    }
    for member in Self.members(of: body) {
      take(member, inExtension: keyword == "extension")
    }
  }

  private mutating func take(_ member: ArraySlice<Token>, inExtension: Bool) {
    let words = member.map(\.text)
    // What a type inside has does not count, so its keyword is looked for too.
    guard let keyword = words.firstIndex(where: Self.keywords.contains) else { return }
    switch words[keyword] {
    case "init":
      if !inExtension { hasOwnInitializer = true }
      if Self.takesNoArguments(words[(keyword + 1)...]) { hasEmptyInitializer = true }
    case "var" where !inExtension, "let" where !inExtension:
      if Self.needsValue(words, keyword) { hasRequiredProperty = true }
    default: break
    }
  }

  /// Whether an initializer, from behind its keyword, has no parameter without a default.
  private static func takesNoArguments(_ words: ArraySlice<String>) -> Bool {
    guard let open = words.firstIndex(of: "(") else { return false }
    var depth = 0
    var hasDefault = true
    var isEmpty = true
    for word in words[open...] {
      switch word {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return isEmpty || hasDefault }
      case "=" where depth == 1: hasDefault = true
      case "," where depth == 1:
        guard hasDefault else { return false }
        hasDefault = false
        continue
      default: break
      }
      if depth == 1, word != "(", isEmpty {
        isEmpty = false
        hasDefault = false
      }
    }
    return false
  }

  /// Wrappers that bring their own value.
  private static let selfSufficient: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState",
    "ScaledMetric", "GestureState", "AppStorage", "SceneStorage",
  ]

  /// Whether a stored property must be given to the initializer.
  private static func needsValue(_ words: [String], _ keyword: Int) -> Bool {
    let modifiers = words[..<keyword]
    if modifiers.contains("static") || modifiers.contains("class") { return false }
    if modifiers.contains(where: selfSufficient.contains) { return false }
    let rest = words[(keyword + 1)...]
    var depth = 0
    for word in rest {
      switch word {
      case "{" where depth == 0: return false  // A computed property, or one with observers.
      case "=" where depth == 0: return false
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
    }
    let isOptional = rest.last == "?" || rest.last == "!"
    let isWrapped = modifiers.contains("@") && !modifiers.contains("State")
    return words[keyword] == "let" || !isOptional || isWrapped
  }

  /// The members of a body, each without what stands in the next one.
  private static func members(of body: ArraySlice<Token>) -> [ArraySlice<Token>] {
    var members: [ArraySlice<Token>] = []
    var start = body.startIndex
    var depth = 0
    var hasKeyword = false
    for i in body.indices {
      let token = body[i]
      let isBorder = token.startsLine || token.text == ";"
      if depth == 0, isBorder, hasKeyword, startsMember(body, i) {
        members.append(body[start..<i])
        start = i
        hasKeyword = false
      }
      switch token.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      default: if depth == 0, keywords.contains(token.text) { hasKeyword = true }
      }
    }
    members.append(body[start...])
    return members
  }

  private static let keywords: Set<String> = [
    "var", "let", "init", "func", "struct", "enum", "class", "actor", "typealias", "subscript",
  ]
  private static let starters = keywords.union([
    "@", "private", "fileprivate", "internal", "public", "open", "package", "static", "lazy",
    "weak",
    "unowned", "mutating", "nonmutating", "override", "final", "nonisolated", "indirect", "#",
    "deinit", "protocol", "required", "convenience", "@MainActor",
  ])

  private static func startsMember(_ body: ArraySlice<Token>, _ i: Int) -> Bool {
    let token = body[i].text == ";" && i + 1 < body.endIndex ? body[i + 1] : body[i]
    return starters.contains(token.text)
  }
}
