/// Collects the cases of a table.
@resultBuilder
enum HoverTable {
  static func buildExpression(_ hoverCase: HoverCase) -> [HoverCase] { [hoverCase] }
  static func buildExpression(_ cases: [HoverCase]) -> [HoverCase] { cases }
  static func buildBlock(_ cases: [HoverCase]...) -> [HoverCase] { cases.flatMap { $0 } }
}
