/// The Swift symbol of an asset, as Xcode generates it: `StepRed` becomes `.stepRed`.
package struct AssetSymbol: Hashable, Sendable {
  /// What the asset is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A colour; the symbol extends `ColorResource`, `Color` and `ShapeStyle`.
    case color
    /// An image; the symbol extends `ImageResource`.
    case image
  }

  /// The Swift identifier, in backticks where it is a keyword.
  package var identifier: String
  /// The groups that provide a namespace, outermost first; mostly none.
  package var namespace: [String]
  /// The asset's name as lookups take it, with its namespace.
  package var name: String
  /// What the asset is.
  package var kind: Kind

  /// Makes a symbol.
  package init(identifier: String, namespace: [String] = [], name: String, kind: Kind) {
    self.identifier = identifier
    self.namespace = namespace
    self.name = name
    self.kind = kind
  }

  /// The identifier Xcode makes of an asset's name, or `nil` where nothing is left of it.
  ///
  /// Separators are removed and what follows is capitalised; the capitals in front are lowered; a
  /// trailing `Color` or `Image`, by kind, is dropped; a digit in front gets an underscore.
  package static func identifier(for name: String, kind: Kind) -> String? {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return nil }
    var identifier = lowered(first) + words.dropFirst().map(capitalised).joined()
    let ending = kind == .color ? "Color" : "Image"
    if identifier.hasSuffix(ending), identifier.count > ending.count {
      identifier.removeLast(ending.count)
    }
    if identifier.first?.isNumber == true { identifier = "_" + identifier }
    return keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// The symbols of assets, by kind and name, and a line for each asset that gets none.
  ///
  /// Assets of one kind that would share an identifier, and colours named like those of SwiftUI,
  /// get no symbol.
  package static func symbols(
    colors: [String], images: [String]
  ) -> (symbols: [AssetSymbol], warnings: [String]) {
    var symbols: [AssetSymbol] = []
    var warnings: [String] = []
    for (kind, names) in [(Kind.color, colors), (.image, images)] {
      let candidates = names.sorted().compactMap { symbol(for: $0, kind: kind) }
      let byPlace = Dictionary(grouping: candidates) { $0.namespace + [$0.identifier] }
      for symbol in candidates {
        let place = symbol.namespace + [symbol.identifier]
        if let others = byPlace[place], others.count > 1 {
          warnings.append(
            "\(kind) asset \(symbol.name) gets no symbol: "
              + "\(others.map(\.name).joined(separator: " and ")) share .\(symbol.identifier)")
        } else if kind == .color, frameworkColors.contains(symbol.identifier) {
          warnings.append(
            "color asset \(symbol.name) gets no symbol: SwiftUI has .\(symbol.identifier)")
        } else {
          symbols.append(symbol)
        }
      }
    }
    return (symbols, warnings)
  }

  private static func symbol(for name: String, kind: Kind) -> AssetSymbol? {
    let parts = name.split(separator: "/").map(String.init)
    guard let last = parts.last, let identifier = identifier(for: last, kind: kind) else {
      return nil
    }
    let namespace = parts.dropLast().map { capitalised($0[...]) }
    return AssetSymbol(identifier: identifier, namespace: namespace, name: name, kind: kind)
  }

  private static func capitalised(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Lowers the capitals in front; of several before a small letter the last one stays.
  private static func lowered(_ word: Substring) -> String {
    var count = word.prefix { $0.isUppercase }.count
    if count > 1, word.dropFirst(count).first?.isLowercase == true { count -= 1 }
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static let frameworkColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
