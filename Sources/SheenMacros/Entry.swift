internal import SheenSyntax

/// A declaration such as `@Entry var name: Type = value`, and what it becomes.
struct Entry {
  /// Why a declaration is none.
  struct Failure: Error {
    let message: String
    /// Where in the declaration, in bytes.
    let offset: Int
    /// What the compiler takes for the accessors, lest it tell of missing ones besides.
    var accessors: String? = unused

    static let unused = "get { preconditionFailure() }"
  }

  /// What entries are declared in, and the protocol of its keys.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
  ]

  private let name: String
  private let type: String?
  private let value: String
  private let keyProtocol: String

  /// Reads a declaration and the head of what it stands in.
  init(declaration: String, context: String) throws(Failure) {
    let parts = try Parts(declaration)
    let outer = SwiftLexer.tokens(in: Array(context.utf8))
    let owner = outer.prefix { !["{", ":", "where"].contains($0.text) }.last { $0.kind == .word }
    guard let keyProtocol = owner.flatMap({ Self.keys[$0.text] }),
      outer.contains(where: { $0.text == "extension" })
    else {
      let owners = Self.keys.keys.sorted().joined(separator: " or ")
      throw Failure(
        message: "'@Entry' can only be attached to a 'var' in an extension of \(owners)",
        offset: parts.place)
    }
    self.keyProtocol = keyProtocol
    name = parts.name
    type = parts.type
    if let value = parts.value {
      self.value = value
    } else if let type, type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") {
      value = "nil"
    } else {
      throw Failure(
        message: "'@Entry' needs an initial value, as the type is not optional", offset: parts.place
      )
    }
  }

  /// The key that the value is kept under.
  var key: String {
    let property =
      type.map { "var defaultValue: \($0) { \(value) }" } ?? "let defaultValue = \(value)"
    return "private struct __Key_\(name): SheenUI.\(keyProtocol) { static \(property) }"
  }

  /// What reading and writing the property does.
  var accessors: String {
    """
    get { self[__Key_\(name).self] }
    set { self[__Key_\(name).self] = newValue }
    """
  }
}

/// The parts of the declaration of a stored property.
private struct Parts {
  let name: String
  let type: String?
  let value: String?
  /// Where the name stands, in bytes.
  let place: Int

  init(_ declaration: String) throws(Entry.Failure) {
    let bytes = Array(declaration.utf8)
    let tokens = SwiftLexer.tokens(in: bytes)
    let outside = Self.outside(tokens)
    guard let keyword = outside.first(where: { ["var", "let"].contains(tokens[$0].text) }),
      keyword + 1 < tokens.count
    else { throw Entry.Failure(message: "'@Entry' can only be attached to a 'var'", offset: 0) }
    name = tokens[keyword + 1].text
    place = tokens[keyword + 1].range.lowerBound
    // Language mode 5 only warns of a `let` with accessors.
    guard tokens[keyword].text == "var",
      !outside.contains(where: { $0 < keyword && ["static", "class"].contains(tokens[$0].text) })
    else {
      throw Entry.Failure(
        message: "'@Entry' can only be attached to a 'var' of an instance", offset: place)
    }

    let rest = outside.filter { $0 > keyword + 1 }
    let equals = rest.first { tokens[$0].text == "=" }
    let hasAccessors = rest.contains { i in
      let isObserved = tokens[(i + 1)...].first.map { ["willSet", "didSet"].contains($0.text) }
      return tokens[i].text == "{" && (i < equals ?? tokens.count || isObserved == true)
    }
    guard !hasAccessors else {
      throw Entry.Failure(
        message: "'@Entry' can only be attached to a 'var' that has no accessors or observers",
        offset: place, accessors: equals == nil ? nil : Entry.Failure.unused)
    }

    func text(_ tokens: ArraySlice<Token>) -> String? {
      guard let first = tokens.first, let last = tokens.last else { return nil }
      return String(
        decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }
    let annotation = tokens[(keyword + 2)..<(equals ?? tokens.count)]
    type = annotation.first?.text == ":" ? text(annotation.dropFirst()) : nil
    value = equals.flatMap { text(tokens[($0 + 1)...]) }
  }

  /// The tokens that stand in no bracket, the brackets themselves included.
  private static func outside(_ tokens: [Token]) -> [Int] {
    var depth = 0
    return tokens.indices.filter { i in
      if ["}", ")", "]"].contains(tokens[i].text) { depth -= 1 }
      defer { if ["{", "(", "["].contains(tokens[i].text) { depth += 1 } }
      return depth == 0
    }
  }
}
