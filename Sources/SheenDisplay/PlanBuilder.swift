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
  private let shortcuts: FramePlanner.Shortcuts
  private let damage: DamageMap
  private var depth = 1

  init(
    width: Int, height: Int, damage: DamageMap, shortcuts: FramePlanner.Shortcuts,
    compiledRamps: [ColorRamp: CompiledRamp], pathCoverages: PathCoverageCache
  ) {
    plan = FramePlan(width: width, height: height)
    self.damage = damage
    self.shortcuts = shortcuts
    self.compiledRamps = compiledRamps
    self.pathCoverages = pathCoverages
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
    for item in items { try append(item, base) }
  }

  private mutating func append(_ item: DisplayItem, _ base: Projection) throws(RenderError) {
    guard item.map.isFinite, item.opacity.isFinite else {
      throw .notFinite("the transform or opacity of item \(item.id.rawValue)")
    }
    guard item.opacity > 0 else { return }
    let transform = base * item.map
    guard transform.isFinite else {
      throw .notFinite("the transform of item \(item.id.rawValue)")
    }
    if let extent = item.extent, !item.reachesBeyondContent {
      let touched = extent.pixels(transform, width: plan.width, height: plan.height)
      guard damage.isDirty(columns: touched.columns, rows: touched.rows) else { return }
    }
    if let mask = item.mask {
      try append(item, transform, maskedBy: mask)
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
      let sampler = primitive(of: visible[0], transform, folding: true)
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
      } else {
        try appendGroup(item, transform) { builder throws(RenderError) in
          try builder.appendPop(item, mask: index)
        }
      }
      return
    }
    try appendGroup(item, transform) { builder throws(RenderError) in
      builder.appendPush()
      try builder.append(visible, transform)
      builder.appendMask(mask)
      try builder.appendPop(item, mask: -1)
    }
  }

  /// Push, the item's content, and what ends the group.
  private mutating func appendGroup(
    _ item: DisplayItem, _ transform: Projection,
    end: (inout PlanBuilder) throws(RenderError) -> Void
  ) throws(RenderError) {
    appendPush()
    switch item.content {
    case .group(let children):
      try append(children, transform)
    case .fill(let shape, let paint):
      let fill = Primitive(shape: shape, paint: paint, transform: transform, opacity: 1)
      try appendFill(fill, mask: -1)
    }
    try end(&self)
  }

  /// The single shape an item without a mask amounts to, if it is one.
  private func primitive(of item: DisplayItem, _ base: Projection, folding: Bool) -> Primitive? {
    guard item.mask == nil, item.isPlain else { return nil }
    switch item.content {
    case .fill(let shape, let paint):
      return Primitive(
        shape: shape, paint: paint, transform: base * item.map, opacity: item.opacity)
    case .group(let children):
      guard folding, children.count == 1,
        var single = primitive(of: children[0], base * item.map, folding: true)
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

  private var allRows: Range<Int> { 0..<plan.height }

  private mutating func appendFill(_ fill: Primitive, mask: Int32) throws(RenderError) {
    guard fill.transform.isFinite, fill.opacity.isFinite else {
      throw .notFinite("the transform or opacity of a fill")
    }
    guard fill.opacity > 0, let (kind, paint) = try paintIndex(fill),
      let coverage = try coverageIndex(fill)
    else { return }
    var command = FramePlan.Command(operation: .fill)
    command.paintKind = kind
    command.paint = paint
    command.coverage = coverage
    command.mask = mask
    command.opacity = Float(fill.opacity)
    command.isOpaque = isOpaque(kind, paint)
    append(command, rows: rows(of: coverage))
  }

  private func isOpaque(_ kind: FramePlan.PaintKind, _ paint: Int32) -> Bool {
    switch kind {
    case .solid: plan.solids[Int(paint)].w == 1
    case .gradient: plan.ramps[Int(plan.gradients[Int(paint)].ramp)].isOpaque
    case .image: false
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

  private mutating func appendPop(_ item: DisplayItem, mask: Int32) throws(RenderError) {
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

  private mutating func append(_ command: FramePlan.Command, rows: Range<Int>) {
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
    var (shape, transform) = (fill.shape, fill.transform)
    if transform.affine == nil {
      (shape, transform) = (.path(shape.outline.applying(transform)), .identity)
    }
    guard let coverage = FramePlan.QuadCoverage(shape, transform) else { return nil }
    let rows = coverage.rows(in: allRows, columns: 0..<plan.width)
    let columns = coverage.extent(rows: rows, columns: 0..<plan.width).outer
    guard damage.isDirty(columns: columns, rows: rows) else { return nil }
    let index = Int32(plan.coverages.count)
    plan.coverages.append(coverage)
    if case .path(let outline) = shape, let affine = transform.affine {
      paths[index] = pathCoverages.coverage(
        of: outline, affine, width: plan.width, height: plan.height)
    }
    return index
  }

  private func rows(of coverage: Int32) -> Range<Int> {
    plan.coverages[Int(coverage)].rows(in: allRows, columns: 0..<plan.width)
  }
}
