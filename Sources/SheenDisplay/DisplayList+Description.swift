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
    case .fill(let shape, let paint): line += "fill \(shape.text) \(paint.text)"
    case .group: line += "group"
    }
    if transform != .identity { line += " transform \(transform.text)" }
    if let perspective { line += " perspective \(perspective.text)" }
    if let shader { line += " \(shader.text)" }
    if let blur { line += " blur \(blur.radius)\(blur.isOpaque ? " opaque" : "")" }
    if let threshold {
      line += " threshold \(threshold.min)…\(threshold.max) \(threshold.color.text)"
    }
    if let shadow {
      line +=
        " shadow \(shadow.color.text) \(shadow.radius) (\(shadow.offset.x) \(shadow.offset.y))"
    }
    if opacity != 1 { line += " opacity \(opacity)" }
    if let filter { line += " filter \(filter.text)" }
    if blend != .normal { line += " blend \(blend)" }
    if isIsolated { line += " isolated" }
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

extension Shape {
  fileprivate var text: String {
    switch self {
    case .rect(let rect): return rect.text
    case .path(let outline):
      let rule = outline.fillRule == .evenOdd ? " even-odd" : ""
      return "path \(outline.elements.map(\.text).joined(separator: " "))\(rule)"
    }
  }
}

extension Outline.Element {
  /// Postfix: coordinates, then the letter of the operator.
  fileprivate var text: String {
    func text(_ points: Point...) -> String {
      points.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    }
    switch self {
    case .move(let p): return text(p) + " m"
    case .line(let p): return text(p) + " l"
    case .quadratic(let c, let p): return text(c, p) + " q"
    case .cubic(let c1, let c2, let p): return text(c1, c2, p) + " c"
    case .close: return "h"
    }
  }
}

extension ColorMatrix {
  fileprivate var text: String {
    let columns = [red, green, blue, alpha, offset].map { column in
      (0..<4).map { "\(column[$0])" }.joined(separator: " ")
    }
    return "[\(columns.joined(separator: ", "))]"
  }
}

extension Affine {
  fileprivate var text: String { "[\(a) \(b) \(c) \(d) \(tx) \(ty)]" }
}

extension Projection {
  /// The numerators, then the distance.
  fileprivate var text: String { "\(numerators.text) / [\(wx) \(wy) \(w1)]" }
}

extension RGBA {
  fileprivate var text: String { "(\(red) \(green) \(blue) \(alpha))" }
}

extension ColorRamp {
  fileprivate var text: String {
    let stops = stops.map { "\($0.location) \($0.color.text)" }
    return "\(space.rawValue) \(alphaRule.rawValue) \(extend.rawValue) "
      + "[\(stops.joined(separator: ", "))]"
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .solid(let color):
      return "solid \(color.text)"
    case .linear(let paint):
      return "linear (\(paint.start.x) \(paint.start.y)) → (\(paint.end.x) \(paint.end.y)) "
        + paint.ramp.text
    case .radial(let paint):
      let stretch = paint.verticalStretch == 1 ? "" : " stretched \(paint.verticalStretch)"
      return "radial (\(paint.center.x) \(paint.center.y)) \(paint.startRadius) → "
        + "\(paint.endRadius)\(stretch) " + paint.ramp.text
    case .angular(let paint):
      return "angular (\(paint.center.x) \(paint.center.y)) \(paint.startAngle) → "
        + "\(paint.endAngle) " + paint.ramp.text
    case .image(let paint):
      let picture = paint.image.pixmap
      return "image \(picture.width)×\(picture.height) in \(paint.rect.text)"
        + (paint.interpolation == .nearest ? " nearest" : "")
    case .backdrop(let paint):
      return "backdrop \(paint.radius)"
    case .shader(let effect):
      return effect.text
    }
  }
}

extension ShaderEffect {
  fileprivate var text: String {
    var text = "\(kind.rawValue) shader \(source.name) \(function)"
    text += "(\(arguments.map(\.text).joined(separator: ", "))) in \(frame.text)"
    if reach != Size(0, 0) { text += " reach \(reach.width) \(reach.height)" }
    if time != 0 { text += " at \(time)" }
    return text
  }
}

extension ShaderEffect.Argument {
  fileprivate var text: String {
    func list(_ parts: [String]) -> String { "[\(parts.joined(separator: ", "))]" }
    switch self {
    case .vector(let numbers): return numbers.map { "\($0)" }.joined(separator: " ")
    case .color(let color): return color.text
    case .numbers(let numbers): return list(numbers.map { "\($0)" })
    case .colors(let colors): return list(colors.map(\.text))
    case .image(let image): return "image \(image.pixmap.width)×\(image.pixmap.height)"
    }
  }
}
