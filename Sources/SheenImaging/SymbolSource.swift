internal import SheenCore

/// Where the parts of a symbol template stand in its file.
struct SymbolSource: Sendable {
  let document: SVGDocument
  /// The ranges of a group and of the tags around it, outermost first.
  private(set) var groups: [SymbolTemplate.Variant: Group] = [:]
  private(set) var margins: [SymbolTemplate.Variant: (left: Double, right: Double)] = [:]
  private var baselines: [SymbolTemplate.Scale: Double] = [:]
  private var caplines: [SymbolTemplate.Scale: Double] = [:]
  /// What a group may refer to: styles, gradients and the like.
  private var definitions: [Range<Int>] = []

  /// A group of the file.
  struct Group: Sendable {
    /// From its first tag to its last.
    var range: Range<Int>
    /// The tags that begin the elements around it.
    var around: [XMLTags.Tag]
  }

  /// Finds groups, guides and margins.
  ///
  /// - Throws: `ImageError` where there is no group.
  init(_ document: SVGDocument) throws(ImageError) {
    self.document = document
    var edges: [String: Double] = [:]
    var open: [XMLTags.Tag] = []
    for tag in XMLTags(document.bytes) {
      if tag.kind == .end {
        guard let start = open.popLast(), start.name == tag.name else { throw unbalanced }
        add(start, open, start.range.lowerBound..<tag.range.upperBound)
        continue
      }
      if let id = tag["id"], let place = Self.place(of: tag) {
        let parts = id.split(separator: "-", maxSplits: 1)
        let scale = parts.count == 2 ? SymbolTemplate.Scale(rawValue: String(parts[1])) : nil
        if let scale, parts[0] == "Baseline" { baselines[scale] = place.y }
        if let scale, parts[0] == "Capline" { caplines[scale] = place.y }
        if id.hasPrefix("left-margin-") || id.hasPrefix("right-margin-") { edges[id] = place.x }
      }
      if tag.kind == .start { open.append(tag) } else { add(tag, open, tag.range) }
    }
    guard open.isEmpty else { throw unbalanced }
    guard !groups.isEmpty else {
      throw ImageError(
        .damaged, file: document.file, cause: "no symbol template: no group is called Regular-M",
        mend: "export a template from the SF Symbols app and draw in it")
    }
    for weight in SymbolTemplate.Weight.allCases {
      for scale in SymbolTemplate.Scale.allCases {
        let variant = SymbolTemplate.Variant(weight, scale)
        if let left = edges["left-margin-" + variant.name],
          let right = edges["right-margin-" + variant.name]
        {
          margins[variant] = (left, right)
        }
      }
    }
  }

  private var unbalanced: ImageError {
    .damaged(document.file, .svg, "its tags do not match")
  }

  private mutating func add(_ tag: XMLTags.Tag, _ around: [XMLTags.Tag], _ range: Range<Int>) {
    if ["defs", "style"].contains(tag.localName) { definitions.append(range) }
    if let variant = tag["id"].flatMap(SymbolTemplate.Variant.init) {
      groups[variant] = Group(range: range, around: Array(around.dropFirst()))
    }
  }

  /// Where a line begins: a `<line>`, or what programs make of one.
  private static func place(of tag: XMLTags.Tag) -> Point? {
    func numbers(_ text: String?) -> [Double] {
      (text ?? "").split { !($0.isNumber || ".-+eE".contains($0)) }.compactMap { Double($0) }
    }
    let place: [Double] =
      switch tag.localName {
      case "line": numbers(tag["x1"]) + numbers(tag["y1"])
      case "rect": numbers(tag["x"]) + numbers(tag["y"])
      case "path": [Double](numbers(tag["d"]).prefix(2))
      case "polyline", "polygon": [Double](numbers(tag["points"]).prefix(2))
      default: []
      }
    return place.count == 2 && place.allSatisfy(\.isFinite) ? Point(place[0], place[1]) : nil
  }

  // MARK: One group

  /// The baseline and the height of capital letters of a scale.
  ///
  /// - Throws: `ImageError` where one is missing.
  func lines(
    of scale: SymbolTemplate.Scale
  ) throws(ImageError) -> (baseline: Double, capline: Double) {
    guard let baseline = baselines[scale], let capline = caplines[scale], baseline > capline else {
      let name = scale.rawValue
      throw ImageError(
        .damaged, file: document.file,
        cause:
          "the guides Baseline-\(name) and Capline-\(name) are missing or not above each other",
        mend: "put the lines of the template back")
    }
    return (baseline, capline)
  }

  /// The margins that variants without any have.
  var commonMargins: (SymbolTemplate.Variant, (left: Double, right: Double))? {
    let first: [SymbolTemplate.Variant] = [.init(.regular, .medium), .init(.regular, .small)]
    let all = first + margins.keys.sorted { $0.name < $1.name }
    return all.lazy.filter { groups[$0] != nil }
      .compactMap { variant in margins[variant].map { (variant, $0) } }.first
  }

  /// A document of one group alone, drawn in pixels as `grid` says.
  ///
  /// What the SF Symbols app styles for its own preview loses that style: it shows shapes as thin lines.
  func text(of group: Group, on grid: SymbolPaths.Grid) -> [UInt8] {
    let bytes = document.bytes
    var text: [UInt8] = []
    for range in definitions where !group.range.contains(range.lowerBound) { text += bytes[range] }
    for tag in group.around { text += bytes[tag.range] }
    text += Self.withoutPreviewStyles(Array(bytes[group.range]))
    for tag in group.around.reversed() { text += Array("</\(tag.name)>".utf8) }
    let extent = SVGDocument.text(grid.pixels)
    let box = [
      grid.middle.x - grid.extent / 2, grid.middle.y - grid.extent / 2, grid.extent, grid.extent,
    ]
    return document.settingRoot(
      [
        ("width", extent), ("height", extent), ("preserveAspectRatio", "none"),
        ("viewBox", box.map(SVGDocument.text).joined(separator: " ")),
      ], content: text)
  }

  private static func withoutPreviewStyles(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var place = 0
    for tag in XMLTags(bytes) {
      for attribute in tag.attributes
      where attribute.name == "class" && attribute.value.contains("SFSymbolsPreview") {
        text += bytes[place..<attribute.range.lowerBound]
        place = attribute.range.upperBound
      }
    }
    return text + bytes[place...]
  }
}
