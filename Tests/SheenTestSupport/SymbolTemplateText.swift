/// The text of a symbol template with the guides of Apple's: 70.459 units from the baseline to the height of
/// capital letters, the rows S, M and L below each other.
package struct SymbolTemplateText {
  /// The baselines of the rows.
  package static let baselines = ["S": 696.0, "M": 1126, "L": 1556]
  /// The distance of the guides.
  package var capHeight = 70.459
  /// The contents of the groups by their names, such as `Regular-M`.
  package var groups: [String: String] = [:]
  /// The margins by the names of the groups.
  package var margins: [String: (left: Double, right: Double)] = [:]
  /// What stands in front of the groups.
  package var head = ""
  /// How a margin or guide is written.
  package var isGuidePath = false

  /// Makes a template without groups.
  package init() {}

  /// Adds a group that is one rectangle, with margins that far beside it.
  package mutating func addRectangle(
    _ name: String, x: Double, y: Double, width: Double, height: Double, margin: Double? = 10
  ) {
    groups[name] = "<path d=\"M\(x) \(y)h\(width)v\(height)h\(-width)z\"/>"
    if let margin { margins[name] = (x - margin, x + width + margin) }
  }

  private func line(_ id: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String
  {
    isGuidePath
      ? "<path id=\"\(id)\" d=\"M\(x1),\(y1) L\(x2),\(y2)\"/>"
      : "<line id=\"\(id)\" style=\"fill:none;stroke:#27AAE1\" x1=\"\(x1)\" x2=\"\(x2)\" y1=\"\(y1)\" y2=\"\(y2)\"/>"
  }

  /// The text of the file.
  package var text: String {
    var guides = ""
    for (row, baseline) in Self.baselines.sorted(by: { $0.value < $1.value }) {
      guides += line("Baseline-\(row)", 263, baseline, 3036, baseline)
      guides += line("Capline-\(row)", 263, baseline - capHeight, 3036, baseline - capHeight)
    }
    for (name, (left, right)) in margins.sorted(by: { $0.key < $1.key }) {
      guides += line("left-margin-\(name)", left, 600, left, 720)
      guides += line("right-margin-\(name)", right, 600, right, 720)
    }
    let drawings = groups.sorted { $0.key < $1.key }
      .map { "<g id=\"\($0.key)\">\($0.value)</g>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
       <!--a > in a comment, and a <g id="Black-L">-->
       \(head)
       <g id="Notes"><rect id="artboard" fill="white" width="3300" height="2200"/></g>
       <g id="Guides">\(guides)</g>
       <g id="Symbols">\(drawings)</g>
      </svg>
      """
  }

  /// Writes a catalog with the symbol.
  package func write(_ name: String, to folder: TemporaryFolder) throws {
    let set = "A.xcassets/\(name).symbolset/"
    try folder.write(text, set + "symbol.svg")
    try folder.write(
      #"{"symbols": [{"filename": "symbol.svg", "idiom": "universal"}], "info": {"version": 1}}"#,
      set + "Contents.json")
  }
}
