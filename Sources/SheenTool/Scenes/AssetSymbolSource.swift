internal import SheenImaging

/// The Swift source of a scene's asset symbols, as Xcode generates it.
enum AssetSymbolSource {
  /// A source file that declares the symbols.
  static func text(_ symbols: [AssetSymbol]) -> String {
    let images = symbols.filter { $0.kind == .image }
    let colors = symbols.filter { $0.kind == .color }
    let flat = colors.filter(\.namespace.isEmpty)
    let parts =
      block("extension ImageResource", images) { resource("ImageResource", $0) }
      + block("extension ColorResource", colors) { resource("ColorResource", $0) }
      + block("extension Color", colors, color)
      + block("extension ShapeStyle where Self == Color", flat, color)
    return (["import SheenScene"] + parts).joined(separator: "\n") + "\n"
  }

  private static func resource(_ type: String, _ symbol: AssetSymbol) -> String {
    let name = SceneFile.literal(symbol.name)
    return "static let \(symbol.identifier) = \(type)(name: \(name), bundle: .main)"
  }

  private static func color(_ symbol: AssetSymbol) -> String {
    let path = (symbol.namespace + [symbol.identifier]).joined(separator: ".")
    return "static var \(symbol.identifier): Color { Color(ColorResource.\(path)) }"
  }

  /// A declaration around one line a symbol; symbols with a namespace lie in nested enumerations.
  private static func block(
    _ head: String, _ symbols: [AssetSymbol], depth: Int = 0,
    _ line: (AssetSymbol) -> String
  ) -> [String] {
    guard !symbols.isEmpty else { return [] }
    let own = symbols.filter { $0.namespace.count == depth }
    let nested = symbols.filter { $0.namespace.count > depth }
    let groups = Set(nested.map { $0.namespace[depth] }).sorted()
    let lines =
      own.map(line)
      + groups.flatMap { group in
        block(
          "enum \(group)", nested.filter { $0.namespace[depth] == group }, depth: depth + 1, line)
      }
    return [head + " {"] + lines.map { "  " + $0 } + ["}"]
  }
}
