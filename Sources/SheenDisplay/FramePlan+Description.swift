internal import SheenCore

extension FramePlan: CustomStringConvertible {
  /// The plan as stable text: the commands, then the tiles with the commands each runs.
  package var description: String {
    var lines = [
      "plan \(width)×\(height) pixels, \(tiles.count) tiles, \(commands.count) commands, "
        + "depth \(depth)"
    ]
    for (index, pass) in passes.enumerated() {
      lines.append("  layer \(index) \(pass.text)")
      let drawn = pass.plan.description.split(separator: "\n").map { "    \($0)" }
      lines.append(contentsOf: drawn)
    }
    for (index, command) in commands.enumerated() {
      lines.append("  \(index) \(text(of: command))")
    }
    for tile in tiles {
      let run = steps[Int(tile.firstStep)..<Int(tile.firstStep + tile.stepCount)]
      lines.append(
        "  tile (\(tile.x) \(tile.y)) columns \(tile.firstColumn)..<\(tile.endColumn): "
          + run.map(\.text).joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  /// How many pixels the plan draws.
  package var pixelCount: Int {
    tiles.reduce(0) { $0 + Int($1.endColumn - $1.firstColumn) * Int($1.rows) }
  }

  private func text(of command: Command) -> String {
    var text = "\(command.operation)"
    if command.operation == .fill {
      text += " \(command.paintKind) \(place(command.paintKind, command.paint))"
    }
    if command.operation == .mask {
      text += command.usesLuminance ? " luminance" : " alpha"
      if command.isInverted { text += " inverted" }
    }
    if command.mask >= 0 {
      let mask = masks[Int(command.mask)]
      text += " masked by \(mask.paintKind) \(place(mask.paintKind, mask.paint))"
    }
    if command.filter >= 0 { text += " filtered" }
    if command.blend != .normal { text += " \(command.blend)" }
    if command.opacity != 1 { text += " opacity \(command.opacity)" }
    return text
  }
}

extension FramePlan {
  /// What a paint's index says: of a layer its number.
  private func place(_ kind: PaintKind, _ paint: Int32) -> Int32 {
    kind == .layer ? layers[Int(paint)].layer : paint
  }
}

extension FramePlan.Pass {
  /// Where the layer lies, what is drawn for it, and what becomes of that.
  fileprivate var text: String {
    var text = "[\(rect.x) \(rect.y) \(rect.width) \(rect.height)] drawn at (\(x) \(y))"
    for (name, axis) in [("x", blur.x), ("y", blur.y)] {
      text += ", \(name) \(axis.weights.count) taps"
      if axis.step > 1 { text += " every \(axis.step)" }
    }
    if blur.border != nil { text += ", borders go on" }
    if threshold != nil { text += ", threshold" }
    if let shader {
      let (effect, source) = (shader.effect, shader.source)
      text += ", \(effect.kind.rawValue) shader \(effect.source.name) \(effect.function)"
      text += " of [\(source.x) \(source.y) \(source.width) \(source.height)]"
    }
    return text
  }
}

extension FramePlan.Step {
  /// The command's index, `=` where it replaces, `|` where its coverage is full.
  fileprivate var text: String {
    "\(command)\(replaces ? "=" : coverageIsFull ? "|" : "")"
  }
}
