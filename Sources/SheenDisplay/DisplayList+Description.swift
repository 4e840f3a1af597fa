internal import SheenCore

extension DisplayList: CustomStringConvertible {
  /// The list as stable text, one item a line, groups and masks indented.
  package var description: String {
    var lines = ["picture \(size.width)×\(size.height) points, scale \(scale)"]
    for item in items { item.write(to: &lines, indent: "  ") }
    return lines.joined(separator: "\n")
  }
}

extension DisplayItem {
  fileprivate func write(to lines: inout [String], indent: String) {
    var line = "\(indent)#\(id.rawValue) "
    switch content {
    case .fill(let rect, let paint): line += "fill \(rect.text) \(paint.text)"
    case .group: line += "group"
    }
    if transform != .identity { line += " transform \(transform.text)" }
    if opacity != 1 { line += " opacity \(opacity)" }
    lines.append(line)
    if case .group(let children) = content {
      for child in children { child.write(to: &lines, indent: indent + "  ") }
    }
    guard let mask else { return }
    lines.append("\(indent)  mask \(mask.mode.rawValue)\(mask.isInverted ? " inverted" : "")")
    for item in mask.items { item.write(to: &lines, indent: indent + "    ") }
  }
}

extension Rect {
  fileprivate var text: String { "[\(x) \(y) \(width) \(height)]" }
}

extension Affine {
  fileprivate var text: String { "[\(a) \(b) \(c) \(d) \(tx) \(ty)]" }
}

extension RGBA {
  fileprivate var text: String { "(\(red) \(green) \(blue) \(alpha))" }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .solid(let color):
      return "solid \(color.text)"
    case .linear(let paint):
      let stops = paint.ramp.stops.map { "\($0.location) \($0.color.text)" }
      let ramp = paint.ramp
      return "linear (\(paint.start.x) \(paint.start.y)) → (\(paint.end.x) \(paint.end.y)) "
        + "\(ramp.space.rawValue) \(ramp.alphaRule.rawValue) \(ramp.extend.rawValue) "
        + "[\(stops.joined(separator: ", "))]"
    case .image(let paint):
      let picture = paint.image.pixmap
      return "image \(picture.width)×\(picture.height) in \(paint.rect.text)"
        + (paint.interpolation == .nearest ? " nearest" : "")
    }
  }
}
