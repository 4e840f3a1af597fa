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
  private let groups: Range<Int>
  private let rows: Int

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
    store(scratch.register(0), target, bytesPerRow)
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
    case .linear:
      let linear = tables.linears[Int(command.paint)]
      var paint = LinearRow(linear, tables.ramps[Int(linear.ramp)], tile)
      composite(&paint, isModulated, step.replaces, planes)
    case .image:
      var paint = ImageRow(tables.images[Int(command.paint)], tile, scratch)
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
    let isModulated = modulate(step, command)
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

  // MARK: Modulation

  /// Writes coverage × opacity × mask to the modulation plane and sets the rows' spans.
  ///
  /// - Returns: Whether the plane counts; without, it is 1 everywhere.
  private func modulate(_ step: FramePlan.Step, _ command: FramePlan.Command) -> Bool {
    for row in 0..<rows { scratch.spans[row] = groups }
    var isModulated = command.opacity != 1
    if !step.coverageIsFull {
      modulate(by: coverage(command.coverage, step.coverageBlock), opacity: command.opacity)
      isModulated = true
    } else if isModulated || command.mask >= 0 {
      for row in 0..<rows {
        for group in groups {
          storeModulation(Lanes(repeating: command.opacity), row, group)
        }
      }
    }
    guard command.mask >= 0 else { return isModulated }
    let sampler = tables.masks[Int(command.mask)]
    switch sampler.paintKind {
    case .solid:
      var paint = SolidRow(tables.solids[Int(sampler.paint)])
      modulate(by: &paint, sampler, step)
    case .linear:
      let linear = tables.linears[Int(sampler.paint)]
      var paint = LinearRow(linear, tables.ramps[Int(linear.ramp)], tile)
      modulate(by: &paint, sampler, step)
    case .image:
      var paint = ImageRow(tables.images[Int(sampler.paint)], tile, scratch)
      modulate(by: &paint, sampler, step)
    }
    return true
  }

  /// A coverage in this tile: a closed form, or a block of a path.
  private func coverage(_ index: Int32, _ block: Int32) -> CoverageRow {
    let bytes =
      block >= 0 ? tables.coverageBlocks + Int(block) * Scratch.planeSize : nil
    return CoverageRow(tables.coverages[Int(index)], tile, block: bytes)
  }

  private func modulate(by coverage: CoverageRow, opacity: Float) {
    for row in 0..<rows {
      let span = coverage.groups(row: row, within: groups)
      scratch.spans[row] = span
      coverage.write(row: row, groups: span, to: scratch.coverage)
      for group in span {
        storeModulation(load(scratch.coverage + group * 8) * opacity, row, group)
      }
    }
  }

  /// Multiplies the modulation by a fused mask; outside its own geometry the mask is 0.
  @inline(never)
  private func modulate<Paint: RowPaint>(
    by paint: inout Paint, _ sampler: FramePlan.MaskSampler, _ step: FramePlan.Step
  ) {
    let coverage = coverage(sampler.coverage, step.maskCoverageBlock)
    for row in 0..<rows {
      var span = scratch.spans[row]
      if !step.maskCoverageIsFull {
        if !sampler.isInverted {
          span = coverage.groups(row: row, within: span)
          scratch.spans[row] = span
        }
        coverage.write(row: row, groups: span, to: scratch.coverage)
      }
      guard !span.isEmpty else { continue }
      if sampler.usesLuminance {
        paint.evaluate(row: row, groups: span, scratch: scratch)
      } else {
        paint.evaluateAlpha(row: row, groups: span, scratch: scratch)
      }
      for group in span {
        let at = group * 8
        var value =
          sampler.usesLuminance ? luminance(scratch.paint, at) : scratch.paint.load(3, at)
        if !step.maskCoverageIsFull { value *= load(scratch.coverage + at) }
        value *= sampler.opacity
        if sampler.isInverted { value = 1 - value }
        let modulation = load(scratch.modulation + row * Scratch.width + at)
        storeModulation(modulation * value, row, group)
      }
    }
  }

  @inline(__always)
  private func storeModulation(_ lanes: Lanes, _ row: Int, _ group: Int) {
    UnsafeMutableRawPointer(scratch.modulation + row * Scratch.width + group * 8)
      .storeBytes(of: lanes, as: Lanes.self)
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
