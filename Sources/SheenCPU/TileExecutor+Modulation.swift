internal import SheenCore
internal import SheenDisplay

extension TileExecutor {
  /// Writes coverage × opacity × mask to the modulation plane and sets the rows' spans.
  ///
  /// - Returns: Whether the plane counts; without, it is 1 everywhere.
  func modulate(_ step: FramePlan.Step, _ command: FramePlan.Command) -> Bool {
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
    let keepsSpans = command.blend.reachesBeyondSource
    switch sampler.paintKind {
    case .solid:
      var paint = SolidRow(tables.solids[Int(sampler.paint)])
      modulate(by: &paint, sampler, step, keepsSpans)
    case .gradient:
      let gradient = tables.gradients[Int(sampler.paint)]
      var paint = GradientRow(gradient, tables.ramps[Int(gradient.ramp)], tile)
      modulate(by: &paint, sampler, step, keepsSpans)
    case .image:
      var paint = ImageRow(tables.images[Int(sampler.paint)], tile, scratch)
      modulate(by: &paint, sampler, step, keepsSpans)
    case .layer:
      var paint = LayerRow(tables.layers[Int(sampler.paint)], tile)
      modulate(by: &paint, sampler, step, keepsSpans)
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
  ///
  /// Spans shrink to the geometry, save where what is below changes outside it too.
  @inline(never)
  private func modulate<Paint: RowPaint>(
    by paint: inout Paint, _ sampler: FramePlan.MaskSampler, _ step: FramePlan.Step,
    _ keepsSpans: Bool
  ) {
    let coverage = coverage(sampler.coverage, step.maskCoverageBlock)
    for row in 0..<rows {
      var span = scratch.spans[row]
      if !step.maskCoverageIsFull {
        if !sampler.isInverted, !keepsSpans {
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
}
