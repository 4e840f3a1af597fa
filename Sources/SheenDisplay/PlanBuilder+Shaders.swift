internal import SheenCore

// What functions in GLSL make: a plan inside the plan draws what they are given.
extension PlanBuilder {
  /// What a function makes of an item's content.
  mutating func appendShaded(
    _ shader: ShaderEffect, _ item: DisplayItem, _ transform: Projection, opacity: Double,
    mask: Int32
  ) throws(RenderError) {
    let extent = BlurExtent(ShaderExtent(shader, of: item, transform, in: layering.region))
    guard let coverage = coverageIndex(of: extent.result),
      let step = FramePlan.ShaderStep(shader, transform, source: extent.drawn)
    else { return }
    let inner = Layering(layering, around: extent.drawn)
    let layer = try layer(.shaded, extent, transform, inner, nil, shader: step) {
      (builder: inout PlanBuilder) throws(RenderError) in
      try builder.appendSource(item, transform)
    }
    guard let layer else { return }
    let paint = paintIndex(ofLayer: layer, extent.result, tint: nil)
    appendFill(.layer, paint, coverage, opacity: opacity, mask: mask)
  }

  /// Enters what a function makes for a fill in the plan's tables.
  mutating func shaderIndex(
    _ shader: ShaderEffect, _ fill: Primitive
  ) throws(RenderError) -> (FramePlan.PaintKind, Int32)? {
    guard shader.isFinite else {
      throw .notFinite("an argument of the function \(shader.function)")
    }
    guard let coverage = FramePlan.QuadCoverage(fill.shape, local(fill.transform)),
      isDirty(coverage)
    else { return nil }
    let shown = PixelExtent.rect(of: fill.shape, fill.transform, in: layering.region)
    guard !shown.isEmpty else { return nil }
    let nothing = PixelRect(x: shown.x, y: shown.y, width: 1, height: 1)
    let extent = BlurExtent(ShaderExtent(result: shown, source: nothing))
    guard let step = FramePlan.ShaderStep(shader, fill.transform, source: nothing) else {
      return nil
    }
    let inner = Layering(layering, around: nothing)
    let layer = try layer(.painted, extent, fill.transform, inner, nil, shader: step) {
      (_: inout PlanBuilder) throws(RenderError) in
    }
    return layer.map { (.layer, paintIndex(ofLayer: $0, shown, tint: nil)) }
  }
}

extension FramePlan.ShaderStep {
  /// The step of a function; `nil` where the map flattens the plane.
  fileprivate init?(_ effect: ShaderEffect, _ transform: Projection, source: PixelRect) {
    let places = transform * .translation(effect.frame.x, effect.frame.y)
    guard let positions = places.inverse, positions.isFinite else { return nil }
    self.init(effect: effect, source: source, positions: positions, places: places)
  }
}
