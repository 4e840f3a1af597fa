internal import SheenCore

/// The shapes of a symbol's group, in the units of its file.
///
/// They are read from what librsvg's SVG output makes of the group: a `<path>` for each shape, of absolute
/// straight lines and cubic curves.
struct SymbolPaths {
  /// The square on which a group is drawn.
  ///
  /// librsvg rounds to 1/256 pixel, and leaves out what is outside.
  struct Grid {
    /// The middle, in units of the file.
    let middle: Point
    /// The extent in units of the file.
    let extent: Double
    /// The extent in pixels.
    let pixels = 262_144.0

    /// Makes the square for a distance between the guides: room for a few hundred letters, and for
    /// an edge to lie within a ten-thousandth of the height of one.
    init(around middle: Point, capHeight: Double) {
      self.middle = middle
      extent = 256 * capHeight
    }
  }

  private(set) var outlines: [Outline] = []
  /// Whether there are lines, which are no shapes.
  private(set) var hasLines = false
  /// From the leftmost point to the rightmost.
  private(set) var extent = 0.0...0.0

  /// Reads a simplified document; `nil` where there is more than shapes.
  init?(_ text: [UInt8], on grid: Grid) {
    let unit = grid.extent / grid.pixels
    let map =
      Affine.translation(grid.middle.x, grid.middle.y) * .scale(unit, unit)
      * .translation(-grid.pixels / 2, -grid.pixels / 2)
    var definitions = 0
    for tag in XMLTags(text) {
      let name = tag.localName
      if name == "defs", tag.kind != .empty { definitions += tag.kind == .start ? 1 : -1 }
      if definitions > 0 || tag.kind == .end || ["svg", "defs"].contains(name) { continue }
      if name == "g", tag["clip-path"] == nil, tag["mask"] == nil, tag["opacity"] == nil {
        continue
      }
      guard name == "path", let outline = Outline(simplified: tag["d"] ?? "") else { return nil }
      if Self.style("fill", of: tag) == "none" {
        hasLines = hasLines || Self.style("stroke", of: tag) ?? "none" != "none"
      } else if !outline.elements.isEmpty {
        var shape = outline.applying(map)
        if Self.style("fill-rule", of: tag) == "evenodd" { shape.fillRule = .evenOdd }
        outlines.append(shape)
      }
    }
    var ends: [Double] = []
    for outline in outlines {
      outline.forEachLine(.identity, tolerance: grid.extent / 1e6) { ends += [$0.x, $1.x] }
    }
    if let left = ends.min(), let right = ends.max() { extent = left...right }
  }

  /// A property of a tag, be it an attribute or in its style.
  private static func style(_ name: String, of tag: XMLTags.Tag) -> String? {
    if let value = tag[name] { return value }
    for part in (tag["style"] ?? "").split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
      if pair.count == 2, pair[0] == name { return pair[1] }
    }
    return nil
  }
}

extension Outline {
  /// Reads a path of absolute `M`, `L`, `C` and `Z`; `nil` for any other.
  fileprivate init?(simplified text: String) {
    self.init()
    var words = text.split { " ,\n".contains($0) }[...]
    func points(_ count: Int) -> [Point]? {
      let numbers = words.prefix(2 * count).compactMap { Double($0) }
      guard numbers.count == 2 * count, numbers.allSatisfy(\.isFinite) else { return nil }
      words = words.dropFirst(2 * count)
      return (0..<count).map { Point(numbers[2 * $0], numbers[2 * $0 + 1]) }
    }
    while let letter = words.popFirst() {
      switch letter {
      case "M":
        guard let point = points(1) else { return nil }
        elements.append(.move(point[0]))
      case "L":
        guard let point = points(1) else { return nil }
        elements.append(.line(point[0]))
      case "C":
        guard let point = points(3) else { return nil }
        elements.append(.cubic(point[0], point[1], point[2]))
      case "Z": elements.append(.close)
      default: return nil
      }
    }
    // librsvg ends closed contours with the beginning of one that never comes.
    while case .move? = elements.last { elements.removeLast() }
  }
}
