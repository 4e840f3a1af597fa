internal import SheenCore
internal import SheenDisplay

/// Runs one tile's steps and stores its pixels.
///
/// Commands outside, rows inside: each step first writes what coverage, opacity and masks leave to the
/// modulation plane, then makes its paint row by row and composites it inside the rows' spans.
struct TileExecutor {
  let tables: FrameTables
  let scratch: Scratch
  let tile: FramePlan.Tile
  /// The groups of eight columns to draw.
  ///
  /// Whole groups: pixels beyond the dirty columns get the value they have.
  let groups: Range<Int>
  let rows: Int

  init(_ tables: FrameTables, _ scratch: Scratch, _ tile: FramePlan.Tile) {
    self.tables = tables
    self.scratch = scratch
    self.tile = tile
    groups = Int(tile.firstColumn) / 8..<(Int(tile.endColumn) + 7) / 8
    rows = Int(tile.rows)
  }

  /// Draws the tile into a picture's memory.
  func run(into bytes: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let first = Int(tile.firstStep)
    let target = bytes + Int(tile.y) * bytesPerRow + Int(tile.x) * 4
    if tile.stepCount == 1, let color = constantColor(tables.steps[first]) {
      fill(target, bytesPerRow, with: color)
      return
    }
    compose()
    store(scratch.register(0), target, bytesPerRow)
  }

  /// Draws the tile into a picture of floats, not rounded; `pixels` is the picture's place for the tile's
  /// first pixel.
  func run(into pixels: UnsafeMutablePointer<SIMD4<Float>>, stride: Int) {
    let first = Int(tile.firstStep)
    if tile.stepCount == 1, let color = constantColor(tables.steps[first]) {
      for row in 0..<rows {
        for column in 0..<Scratch.width { pixels[row * stride + column] = color }
      }
      return
    }
    compose()
    for row in 0..<rows {
      for group in groups {
        scratch.register(0).storePixels(
          at: row * Scratch.width + group * 8, to: pixels + row * stride + group * 8)
      }
    }
  }

  /// Runs the steps; what they make is in the bottom register.
  private func compose() {
    let first = Int(tile.firstStep)
    var top = 0
    if tile.stepCount == 0 || !tables.steps[first].replaces { clear(0) }
    for step in first..<first + Int(tile.stepCount) {
      let step = tables.steps[step]
      let command = tables.commands[Int(step.command)]
      switch command.operation {
      case .fill: fill(step, command, onto: scratch.register(top))
      case .push:
        top += 1
        clear(top)
      case .mask:
        top -= 1
        mask(scratch.register(top), by: scratch.register(top + 1), command)
      case .pop:
        top -= 1
        pop(step, command, scratch.register(top + 1), onto: scratch.register(top))
      }
    }
  }

  private func constantColor(_ step: FramePlan.Step) -> SIMD4<Float>? {
    let command = tables.commands[Int(step.command)]
    guard step.replaces, command.paintKind == .solid else { return nil }
    return tables.solids[Int(command.paint)]
  }

  private func clear(_ register: Int) {
    let planes = scratch.register(register)
    for row in 0..<rows {
      for group in groups {
        for channel in 0..<4 {
          planes.store(Lanes(repeating: 0), channel, row * Scratch.width + group * 8)
        }
      }
    }
  }

  // MARK: Fill and pop

  private func fill(_ step: FramePlan.Step, _ command: FramePlan.Command, onto planes: Planes) {
    let isModulated = modulate(step, command)
    switch command.paintKind {
    case .solid:
      var paint = SolidRow(tables.solids[Int(command.paint)])
      composite(&paint, isModulated, step.replaces, planes)
    case .gradient:
      let gradient = tables.gradients[Int(command.paint)]
      var paint = GradientRow(gradient, tables.ramps[Int(gradient.ramp)], tile)
      composite(&paint, isModulated, step.replaces, planes)
    case .image:
      var paint = ImageRow(tables.images[Int(command.paint)], tile, scratch)
      composite(&paint, isModulated, step.replaces, planes)
    case .layer:
      var paint = LayerRow(tables.layers[Int(command.paint)], tile)
      composite(&paint, isModulated, step.replaces, planes)
    }
  }

  /// Makes a paint row by row and composites it; specialised for each paint.
  @inline(never)
  private func composite<Paint: RowPaint>(
    _ paint: inout Paint, _ isModulated: Bool, _ replaces: Bool, _ planes: Planes
  ) {
    for row in 0..<rows {
      let span = scratch.spans[row]
      guard !span.isEmpty else { continue }
      paint.evaluate(row: row, groups: span, scratch: scratch)
      let offset = row * Scratch.width
      if replaces {
        copyRow(scratch.paint, planes, offset, span)
      } else if isModulated {
        compositeRow(
          scratch.paint, 0, planes, offset, span, modulation: scratch.modulation + offset)
      } else {
        compositeRow(scratch.paint, 0, planes, offset, span)
      }
    }
  }

  private func pop(
    _ step: FramePlan.Step, _ command: FramePlan.Command, _ popped: Planes, onto planes: Planes
  ) {
    var step = step
    step.coverageIsFull = true
    if command.filter >= 0 { filter(popped, by: tables.filters[Int(command.filter)]) }
    let isModulated = modulate(step, command)
    if command.blend != .normal {
      if isModulated { scale(popped) }
      blend(popped, onto: planes, command.blend)
      return
    }
    for row in 0..<rows {
      let offset = row * Scratch.width
      if isModulated {
        compositeRow(
          popped, offset, planes, offset, scratch.spans[row],
          modulation: scratch.modulation + offset)
      } else {
        compositeRow(popped, offset, planes, offset, scratch.spans[row])
      }
    }
  }

  /// Multiplies a register by the modulation.
  private func scale(_ planes: Planes) {
    for row in 0..<rows {
      for group in scratch.spans[row] {
        let offset = row * Scratch.width + group * 8
        let share = load(scratch.modulation + offset)
        for channel in 0..<4 {
          planes.store(planes.load(channel, offset) * share, channel, offset)
        }
      }
    }
  }

  @inline(never)
  private func filter(_ planes: Planes, by filter: FramePlan.Filter) {
    for row in 0..<rows {
      for group in groups {
        let offset = row * Scratch.width + group * 8
        filtered(ColorLanes(planes, offset), filter).store(planes, offset)
      }
    }
  }

  @inline(never)
  private func blend(_ source: Planes, onto planes: Planes, _ mode: Blend) {
    for row in 0..<rows {
      for group in scratch.spans[row] {
        let offset = row * Scratch.width + group * 8
        blended(mode, ColorLanes(source, offset), ColorLanes(planes, offset))
          .store(planes, offset)
      }
    }
  }

  private func mask(_ planes: Planes, by mask: Planes, _ command: FramePlan.Command) {
    for row in 0..<rows {
      for group in groups {
        let offset = row * Scratch.width + group * 8
        var value = command.usesLuminance ? luminance(mask, offset) : mask.load(3, offset)
        if command.isInverted { value = 1 - value }
        for channel in 0..<4 {
          planes.store(planes.load(channel, offset) * value, channel, offset)
        }
      }
    }
  }

  // MARK: Store

  private func store(_ planes: Planes, _ target: UnsafeMutableRawPointer, _ bytesPerRow: Int) {
    for row in 0..<rows {
      let pixels = target + row * bytesPerRow
      for group in groups {
        let offset = row * Scratch.width + group * 8
        let packed = packedPixels(
          planes.load(0, offset), planes.load(1, offset), planes.load(2, offset),
          planes.load(3, offset))
        (pixels + group * 32).storeBytes(of: packed, as: SIMD8<UInt32>.self)
      }
    }
  }

  private func fill(
    _ target: UnsafeMutableRawPointer, _ bytesPerRow: Int, with color: SIMD4<Float>
  ) {
    let packed = packedPixels(
      Lanes(repeating: color.x), Lanes(repeating: color.y), Lanes(repeating: color.z),
      Lanes(repeating: color.w))
    for row in 0..<rows {
      let pixels = target + row * bytesPerRow
      for group in groups {
        (pixels + group * 32).storeBytes(of: packed, as: SIMD8<UInt32>.self)
      }
    }
  }
}
