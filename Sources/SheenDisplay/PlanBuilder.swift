internal import SheenCore

/// Flattens items to commands: groups, masks, fusion and folding are decided here.
struct PlanBuilder {
  var plan: FramePlan
  /// For each command of `plan.commands` the rows it can touch.
  var commandRows: [Range<Int>] = []
  /// The paths among `plan.coverages`, by index.
  var paths: [Int32: PathCoverage] = [:]
  private let pathCoverages: PathCoverageCache
  var compiledRamps: [ColorRamp: CompiledRamp]
  var rampIndices: [ColorRamp: Int32] = [:]
  let shortcuts: FramePlanner.Shortcuts
  let damage: DamageMap
  private var depth = 1
  /// Where the plan lies in the frame, what of it is looked at, and the layers of all plans.
  var layering: Layering

  /// Makes the builder of a frame's own plan.
  init(
    width: Int, height: Int, damage: DamageMap, shortcuts: FramePlanner.Shortcuts,
    compiledRamps: [ColorRamp: CompiledRamp], pathCoverages: PathCoverageCache, passes: PassTable
  ) {
    plan = FramePlan(width: width, height: height)
    self.damage = damage
    self.shortcuts = shortcuts
    self.compiledRamps = compiledRamps
    self.pathCoverages = pathCoverages
    layering = Layering(frame: PixelRect(x: 0, y: 0, width: width, height: height), passes)
  }

  /// Makes the builder of a plan inside another, all of whose tiles are drawn.
  init(inside outer: borrowing PlanBuilder, layering: Layering) {
    let place = layering.place
    plan = FramePlan(width: place.width, height: place.height)
    damage = DamageMap(all: place.width, place.height)
    shortcuts = outer.shortcuts
    compiledRamps = outer.compiledRamps
    pathCoverages = outer.pathCoverages
    self.layering = layering
  }

  /// A filled shape that stands for an item: groups around it only multiplied its opacity.
  struct Primitive {
    var shape: Shape
    var paint: Paint
    var transform: Projection
    var opacity: Double
  }

  /// Appends items in order; those known to lie where nothing is to be drawn are passed over.
  mutating func append(_ items: [DisplayItem], _ base: Projection) throws(RenderError) {
    layering.levels.append(Layering.Level(items: items, base: base))
    for index in items.indices {
      layering.levels[layering.levels.count - 1].index = index
      try append(items[index], base)
    }
    layering.levels.removeLast()
  }

  private mutating func append(_ item: DisplayItem, _ base: Projection) throws(RenderError) {
    guard item.map.isFinite, item.opacity.isFinite else {
      throw .notFinite("the transform or opacity of item \(item.id.rawValue)")
    }
    try item.checkEffects()
    guard item.opacity > 0 else { return }
    let transform = base * item.map
    guard transform.isFinite else {
      throw .notFinite("the transform of item \(item.id.rawValue)")
    }
    if let extent = item.extent, !item.reachesBeyondContent {
      let touched = extent.pixels(local(transform), width: plan.width, height: plan.height)
      guard damage.isDirty(columns: touched.columns, rows: touched.rows) else { return }
    }
    if let mask = item.mask {
      try append(item, transform, maskedBy: mask)
    } else if item.needsLayers {
      try appendLayered(item, transform)
    } else if let primitive = primitive(of: item, base, folding: shortcuts.contains(.folding)) {
      try appendFill(primitive, mask: -1)
    } else if case .group(let children) = item.content, passesThrough(item, children) {
      try append(children, transform)
    } else {
      try appendGroup(item, transform) { builder throws(RenderError) in
        try builder.appendPop(item, mask: -1)
      }
    }
  }

  /// Whether a group needs no register: none is asked for, and blend modes inside see what is below.
  private func passesThrough(_ group: DisplayItem, _ children: [DisplayItem]) -> Bool {
    guard group.opacity == 1, group.isPlain else { return false }
    let folds = shortcuts.contains(.folding)
    if folds, !group.isIsolated { return true }
    let blends = children.contains(where: \.blendsBelow)
    return group.isIsolated ? folds && !blends : blends
  }

  private mutating func append(
    _ item: DisplayItem, _ transform: Projection, maskedBy mask: Mask
  ) throws(RenderError) {
    let visible = mask.items.filter { $0.opacity != 0 }
    if visible.isEmpty {
      if mask.isInverted {
        var bare = item
        bare.mask = nil
        (bare.transform, bare.perspective) = (.identity, nil)
        try append(bare, transform)
      }
      return
    }
    if shortcuts.contains(.fusion), visible.count == 1,
      let sampler = primitive(of: visible[0], transform, folding: true, isInside: true)
    {
      guard let index = try appendMask(sampler, mask) else {
        // Nothing of the item is left, which some operators make of what is below too.
        if item.blend.reachesBeyondSource {
          appendPush()
          try appendPop(item, mask: -1)
        }
        return
      }
      if item.isPlain, let content = contentPrimitive(of: item, transform) {
        try appendFill(content, mask: index)
      } else if item.isPlain, item.needsLayers, item.shadow == nil {
        try appendLayer(of: item, transform, opacity: item.opacity, mask: index)
      } else {
        try appendGroup(item, transform) { builder throws(RenderError) in
          try builder.appendPop(item, mask: index)
        }
      }
      return
    }
    try appendGroup(item, transform) { builder throws(RenderError) in
      builder.appendPush()
      builder.layering.masks.append(builder.layering.levels.count)
      try builder.append(visible, transform)
      builder.layering.masks.removeLast()
      builder.appendMask(mask)
      try builder.appendPop(item, mask: -1)
    }
  }

  /// Push, the item's content, and what ends the group.
  mutating func appendGroup(
    _ item: DisplayItem, _ transform: Projection,
    end: (inout PlanBuilder) throws(RenderError) -> Void
  ) throws(RenderError) {
    appendPush()
    try appendContent(item, transform)
    try end(&self)
  }

  /// An item's content, with its shadow below it, blurred and made one colour.
  mutating func appendContent(
    _ item: DisplayItem, _ transform: Projection
  ) throws(RenderError) {
    if let shadow = item.shadow { try appendShadow(shadow, of: item, transform) }
    if item.needsContentLayer {
      try appendLayer(of: item, transform, opacity: 1, mask: -1)
    } else {
      try appendBareContent(item, transform)
    }
  }

  /// What an item draws, or a function makes of that, before anything else is done to it.
  mutating func appendBareContent(
    _ item: DisplayItem, _ transform: Projection
  ) throws(RenderError) {
    if let shader = item.shader {
      try appendShaded(shader, item, transform, opacity: 1, mask: -1)
    } else {
      try appendSource(item, transform)
    }
  }

  /// What an item draws before a function sees it.
  mutating func appendSource(
    _ item: DisplayItem, _ transform: Projection
  ) throws(RenderError) {
    switch item.content {
    case .group(let children):
      try append(children, transform)
    case .fill(let shape, let paint):
      let fill = Primitive(shape: shape, paint: paint, transform: transform, opacity: 1)
      try appendFill(fill, mask: -1)
    }
  }

  /// The single shape an item without a mask amounts to, if it is one; of items inside the one at hand
  /// none that shows what lies below it.
  private func primitive(
    of item: DisplayItem, _ base: Projection, folding: Bool, isInside: Bool = false
  ) -> Primitive? {
    guard item.mask == nil, item.isPlain, !item.needsLayers else { return nil }
    switch item.content {
    case .fill(_, .backdrop) where isInside: return nil
    case .fill(_, .shader) where isInside: return nil
    case .fill(let shape, let paint):
      return Primitive(
        shape: shape, paint: paint, transform: base * item.map, opacity: item.opacity)
    case .group(let children):
      guard folding, children.count == 1,
        var single = primitive(of: children[0], base * item.map, folding: true, isInside: true)
      else { return nil }
      single.opacity *= item.opacity
      return single
    }
  }

  /// The single shape a masked item's content amounts to, if it is one.
  private func contentPrimitive(of item: DisplayItem, _ transform: Projection) -> Primitive? {
    var content = item
    content.mask = nil
    (content.transform, content.perspective) = (.identity, nil)
    return primitive(of: content, transform, folding: shortcuts.contains(.folding))
  }

  // MARK: Commands

  var allRows: Range<Int> { 0..<plan.height }

  private mutating func appendFill(_ fill: Primitive, mask: Int32) throws(RenderError) {
    guard fill.transform.isFinite, fill.opacity.isFinite else {
      throw .notFinite("the transform or opacity of a fill")
    }
    guard fill.opacity > 0, let (kind, paint) = try paintIndex(fill),
      let coverage = try coverageIndex(fill)
    else { return }
    appendFill(kind, paint, coverage, opacity: fill.opacity, mask: mask)
  }

  /// A fill of what the plan's tables have already.
  mutating func appendFill(
    _ kind: FramePlan.PaintKind, _ paint: Int32, _ coverage: Int32, opacity: Double, mask: Int32
  ) {
    var command = FramePlan.Command(operation: .fill)
    command.paintKind = kind
    command.paint = paint
    command.coverage = coverage
    command.mask = mask
    command.opacity = Float(opacity)
    command.isOpaque = isOpaque(kind, paint)
    append(command, rows: rows(of: coverage))
  }

  private func isOpaque(_ kind: FramePlan.PaintKind, _ paint: Int32) -> Bool {
    switch kind {
    case .solid: plan.solids[Int(paint)].w == 1
    case .gradient: plan.ramps[Int(plan.gradients[Int(paint)].ramp)].isOpaque
    case .image, .layer: false
    }
  }

  private mutating func appendPush() {
    append(FramePlan.Command(operation: .push), rows: allRows)
    depth += 1
    plan.depth = max(plan.depth, depth)
  }

  private mutating func appendMask(_ mask: Mask) {
    var command = FramePlan.Command(operation: .mask)
    command.usesLuminance = mask.mode == .luminance
    command.isInverted = mask.isInverted
    append(command, rows: allRows)
    depth -= 1
  }

  mutating func appendPop(_ item: DisplayItem, mask: Int32) throws(RenderError) {
    var command = FramePlan.Command(operation: .pop)
    command.opacity = Float(item.opacity)
    command.mask = mask
    command.blend = item.blend
    if let filter = item.filter {
      guard filter.isFinite else { throw .notFinite("a colour filter") }
      command.filter = Int32(plan.filters.count)
      plan.filters.append(FramePlan.Filter(filter))
    }
    append(command, rows: allRows)
    depth -= 1
  }

  mutating func append(_ command: FramePlan.Command, rows: Range<Int>) {
    plan.commands.append(command)
    commandRows.append(rows)
  }

  /// The index of a fused mask; `nil` where it is 0 in all that is to be drawn.
  private mutating func appendMask(
    _ sampler: Primitive, _ mask: Mask
  ) throws(RenderError) -> Int32? {
    guard sampler.transform.isFinite, sampler.opacity.isFinite else {
      throw .notFinite("the transform or opacity of a mask")
    }
    guard let (kind, paint) = try paintIndex(sampler), let coverage = try coverageIndex(sampler)
    else { return mask.isInverted ? -1 : nil }
    plan.masks.append(
      FramePlan.MaskSampler(
        paintKind: kind, usesLuminance: mask.mode == .luminance, isInverted: mask.isInverted,
        paint: paint, coverage: coverage, opacity: Float(sampler.opacity)))
    return Int32(plan.masks.count - 1)
  }

  /// The index of a shape's coverage; `nil` where it has none in what is to be drawn.
  private mutating func coverageIndex(_ fill: Primitive) throws(RenderError) -> Int32? {
    guard fill.shape.isFinite else { throw .notFinite("a shape") }
    var (shape, transform) = (fill.shape, local(fill.transform))
    if transform.affine == nil {
      (shape, transform) = (.path(shape.outline.applying(transform)), .identity)
    }
    guard let coverage = FramePlan.QuadCoverage(shape, transform), isDirty(coverage) else {
      return nil
    }
    let index = Int32(plan.coverages.count)
    plan.coverages.append(coverage)
    if case .path(let outline) = shape, let affine = transform.affine {
      paths[index] = pathCoverages.coverage(
        of: outline, affine, width: plan.width, height: plan.height)
    }
    return index
  }

  /// Whether a coverage touches what is to be drawn.
  func isDirty(_ coverage: FramePlan.QuadCoverage) -> Bool {
    let rows = coverage.rows(in: allRows, columns: 0..<plan.width)
    let columns = coverage.extent(rows: rows, columns: 0..<plan.width).outer
    return damage.isDirty(columns: columns, rows: rows)
  }

  /// The index of the coverage of a rectangle of pixels of the frame; `nil` where none of it is to be
  /// drawn.
  mutating func coverageIndex(of rect: PixelRect) -> Int32? {
    let local = rect.moved(-layering.place.x, -layering.place.y)
    guard let coverage = FramePlan.QuadCoverage(local), isDirty(coverage) else { return nil }
    plan.coverages.append(coverage)
    return Int32(plan.coverages.count - 1)
  }

  /// A map to pixels of the frame as one to pixels of the plan.
  func local(_ transform: Projection) -> Projection {
    let place = layering.place
    if place.x == 0, place.y == 0 { return transform }
    return Affine.translation(-Double(place.x), -Double(place.y)) * transform
  }

  func rows(of coverage: Int32) -> Range<Int> {
    plan.coverages[Int(coverage)].rows(in: allRows, columns: 0..<plan.width)
  }
}
