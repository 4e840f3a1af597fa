internal import SheenCore

// Items whose pixels depend on their neighbours: a plan inside the plan draws what is blurred, and what
// comes of it is a paint.
extension PlanBuilder {
  /// The most pixels of a layer.
  private static let largestLayer = 1 << 26

  /// An item with a blur, a threshold or a shadow, and without a mask.
  mutating func appendLayered(
    _ item: DisplayItem, _ transform: Projection
  ) throws(RenderError) {
    if item.isPlain, item.shadow == nil {
      try appendLayer(of: item, transform, opacity: item.opacity, mask: -1)
    } else if item.isPlain, item.opacity == 1, shortcuts.contains(.folding), !item.blendsInside {
      try appendContent(item, transform)
    } else {
      try appendGroup(item, transform) { builder throws(RenderError) in
        try builder.appendPop(item, mask: -1)
      }
    }
  }

  /// An item's content, blurred and made one colour.
  mutating func appendLayer(
    of item: DisplayItem, _ transform: Projection, opacity: Double, mask: Int32
  ) throws(RenderError) {
    if !item.needsContentLayer, let shader = item.shader {
      return try appendShaded(shader, item, transform, opacity: opacity, mask: mask)
    }
    let extent = BlurExtent(contentOf: item, transform, in: layering.region)
    guard let coverage = coverageIndex(of: extent.result) else { return }
    let inner = Layering(layering, around: extent.drawn)
    let layer = try layer(.content, extent, transform, inner, item.threshold) {
      (builder: inout PlanBuilder) throws(RenderError) in
      try builder.appendBareContent(item, transform)
    }
    guard let layer else { return }
    let paint = paintIndex(ofLayer: layer, extent.result, tint: nil)
    appendFill(.layer, paint, coverage, opacity: opacity, mask: mask)
  }

  /// The shadow of an item.
  mutating func appendShadow(
    _ shadow: DropShadow, of item: DisplayItem, _ transform: Projection
  ) throws(RenderError) {
    guard shadow.color.alpha > 0 else { return }
    // The shadow is cast by the item in another place, so that no pixel has to move by a fraction.
    let moved = transform * .translation(shadow.offset.x, shadow.offset.y)
    guard moved.isFinite else { throw .notFinite("a shadow's offset") }
    let extent = BlurExtent(shadow: shadow, of: item, moved, in: layering.region)
    guard let coverage = coverageIndex(of: extent.result) else { return }
    let inner = Layering(layering, around: extent.drawn)
    let layer = try layer(.shadow, extent, moved, inner, nil) {
      (builder: inout PlanBuilder) throws(RenderError) in
      var caster = item
      caster.shadow = nil
      try builder.appendContent(caster, moved)
    }
    guard let layer else { return }
    let paint = paintIndex(ofLayer: layer, extent.result, tint: shadow.color.premultiplied)
    appendFill(.layer, paint, coverage, opacity: 1, mask: -1)
  }

  /// Enters what lies below the item at hand in the plan's tables.
  mutating func backdropIndex(
    _ backdrop: Backdrop, _ fill: Primitive
  ) throws(RenderError) -> (FramePlan.PaintKind, Int32)? {
    guard backdrop.radius.isFinite else { throw .notFinite("a backdrop's radius") }
    guard let coverage = FramePlan.QuadCoverage(fill.shape, local(fill.transform)),
      isDirty(coverage)
    else { return nil }
    let extent = BlurExtent(
      backdrop: backdrop, behind: fill.shape, fill.transform, in: layering.region,
      frame: layering.frame)
    guard !extent.result.isEmpty else { return nil }
    let (items, base) = layering.below
    let inner = layering.belowItem(around: extent.drawn)
    let layer = try layer(.backdrop, extent, fill.transform, inner, nil) {
      (builder: inout PlanBuilder) throws(RenderError) in
      try builder.append(items, base)
    }
    guard let layer else { return nil }
    return (.layer, paintIndex(ofLayer: layer, extent.result, tint: nil))
  }

  mutating func paintIndex(
    ofLayer layer: Int32, _ rect: PixelRect, tint: SIMD4<Float>?
  ) -> Int32 {
    plan.layers.append(
      FramePlan.LayerSampling(
        layer: layer, x: Int32(rect.x - layering.place.x), y: Int32(rect.y - layering.place.y),
        tint: tint))
    return Int32(plan.layers.count - 1)
  }

  /// The layer of something the item at hand needs, planned if it is not yet.
  ///
  /// - Returns: `nil` where it is transparent.
  mutating func layer(
    _ kind: PassTable.Kind, _ extent: BlurExtent, _ transform: Projection, _ inner: Layering,
    _ threshold: AlphaThreshold?, shader: FramePlan.ShaderStep? = nil,
    draw: (inout PlanBuilder) throws(RenderError) -> Void
  ) throws(RenderError) -> Int32? {
    let path = layering.path
    let isCut = layering.cut.map { $0.count > path.count && $0.starts(with: path) } == true
    let key = PassTable.Key(
      kind: kind, path: path, cut: isCut ? layering.cut : nil, transform: transform,
      region: layering.region)
    if let known = layering.passes.index(of: key) { return known }
    guard extent.result.width * extent.result.height <= Self.largestLayer,
      extent.source.width * extent.source.height <= Self.largestLayer
    else {
      throw .tooLarge(
        "a blur, a shadow or a function's picture of \(extent.result.width)×\(extent.result.height) pixels is too large, "
          + "2^26 are the most; use a smaller --size or --scale")
    }
    var builder = PlanBuilder(inside: self, layering: inner)
    try draw(&builder)
    compiledRamps = builder.compiledRamps
    if builder.plan.commands.isEmpty, threshold?.colorsNothing != true,
      shader.map({ $0.effect.kind == .distortion }) ?? true
    {
      return nil
    }
    let damage = builder.damage
    let pass = FramePlan.Pass(
      plan: builder.binned(damage, hiding: shortcuts.contains(.hiding)), x: inner.place.x,
      y: inner.place.y,
      blur: FramePlan.GaussianBlur(
        x: FramePlan.Gaussian(extent.x), y: FramePlan.Gaussian(extent.y), border: extent.border),
      threshold: threshold.map { FramePlan.ThresholdEdge($0) }, shader: shader,
      rect: extent.result)
    return layering.passes.append(pass, key)
  }
}

extension BlurExtent {
  /// What has to be drawn; one pixel where there is nothing.
  var drawn: PixelRect {
    source.isEmpty ? PixelRect(x: result.x, y: result.y, width: 1, height: 1) : source
  }
}

extension DisplayItem {
  /// Whether a blend mode in its content would see more than the content.
  fileprivate var blendsInside: Bool {
    guard !needsContentLayer, shader == nil, case .group(let children) = content else {
      return false
    }
    return children.contains(where: \.blendsBelow)
  }

  /// Throws where a number of what is done to the item is not finite.
  func checkEffects() throws(RenderError) {
    if let shader, !shader.isFinite {
      throw .notFinite("an argument of the function \(shader.function)")
    }
    if let blur, !blur.radius.isFinite {
      throw .notFinite("the blur of item \(id.rawValue)")
    }
    if let threshold,
      !threshold.min.isFinite || !threshold.max.isFinite || !threshold.color.isFinite
    {
      throw .notFinite("the alpha threshold of item \(id.rawValue)")
    }
    if let shadow,
      !shadow.color.isFinite || !shadow.radius.isFinite || !shadow.offset.x.isFinite
        || !shadow.offset.y.isFinite
    {
      throw .notFinite("the shadow of item \(id.rawValue)")
    }
  }
}
