internal import CGLES
internal import SheenCore
internal import SheenDisplay

/// Everything a renderer keeps on its device, and the drawing of one plan with it.
///
/// Its context has to be current for every call, `init` and `deinit` included.
final class FrameExecutor {
  private let programs: ProgramLibrary
  /// Those that draw layers.
  private let exactPrograms: ProgramLibrary
  private let layers: LayerMaker
  private var values: ValuesTexture
  private var blocks: ImageBlocks
  private var target: TileTarget
  private var instances: InstanceBuffer

  init(_ specialization: Specialization, _ limits: GLESLimits, isSoftware: Bool) {
    programs = ProgramLibrary(specialization, isSoftware: isSoftware)
    exactPrograms = ProgramLibrary(specialization, isSoftware: isSoftware, isExact: true)
    layers = LayerMaker(limits)
    values = ValuesTexture(limit: limits.largestTexture)
    blocks = ImageBlocks(mostLayers: limits.mostLayers, budget: limits.layerBudget)
    target = TileTarget(limit: limits.largestTarget)
    instances = InstanceBuffer()
    glDisable(GLenum(GL_DITHER))
    glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 4)
    glPixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 4)
  }

  /// Draws a plan's tiles into a picture, batch by batch.
  func draw(_ plan: FramePlan, into pixmap: inout Pixmap) throws(RenderError) {
    guard !plan.tiles.isEmpty else { return }
    var packer = try packer(of: plan, layers: try makeLayers(of: plan))
    var first = 0
    while first < plan.tiles.count {
      let end = try drawBatch(
        plan, first..<plan.tiles.count, &packer, programs, into: &target)
      target.read(plan.tiles[first..<end], into: &pixmap)
      try checkGL("drawing a frame of \(plan.width)×\(plan.height) pixels")
      first = end
    }
  }

  /// Draws a plan's tiles into a picture that stays on the device.
  func draw(_ plan: FramePlan, into picture: inout RetainedPicture) throws(RenderError) {
    guard !plan.tiles.isEmpty else { return }
    var packer = try packer(of: plan, layers: try makeLayers(of: plan))
    var first = 0
    while first < plan.tiles.count {
      first = try drawBatch(
        plan, first..<plan.tiles.count, &packer, programs, into: &picture)
    }
    try checkGL("drawing a frame of \(plan.width)×\(plan.height) pixels")
  }

  private func packer(
    of plan: FramePlan, layers places: [LayerAtlas.Place]
  ) throws(RenderError) -> PlanPacker {
    PlanPacker(plan, levels: try imageLevels(plan), layers: places)
  }

  /// Runs a plan's passes.
  ///
  /// - Returns: Where each layer lies.
  private func makeLayers(of plan: FramePlan) throws(RenderError) -> [LayerAtlas.Place] {
    guard !plan.passes.isEmpty else { return [] }
    let places = try layers.begin(plan.passes)
    for (pass, place) in zip(plan.passes, places) {
      var packer = try packer(of: pass.plan, layers: places)
      try layers.make(pass, at: place) {
        (tiles: Range<Int>, target: inout LayerBand) throws(RenderError) in
        var first = tiles.lowerBound
        while first < tiles.upperBound {
          first = try drawBatch(
            pass.plan, first..<tiles.upperBound, &packer, exactPrograms, into: &target)
        }
      }
    }
    return places
  }

  /// Brings the images that the plan's tiles use to the device.
  private func imageLevels(
    _ plan: FramePlan
  ) throws(RenderError) -> [(level: ImageBlocks.Level, next: ImageBlocks.Level)?] {
    let used = plan.usedImages()
    var needs: [ImageBlocks.Need] = []
    for case let (sampling, true) in zip(plan.images, used) { needs += sampling.needs }
    let levels = try blocks.prepare(needs)
    return zip(plan.images, used).map { sampling, isUsed in
      guard isUsed, let first = sampling.needs.first, let last = sampling.needs.last,
        let level = levels[first], let next = levels[last]
      else { return nil }
      return (level, next)
    }
  }

  /// Tiles with one list of steps.
  private struct Group {
    var codes: [Int32]
    var instances: [TileInstance] = []
    var pixels = 0
  }

  /// Draws as many tiles of a range as the target and the values texture have room for.
  ///
  /// - Returns: One past the last tile drawn.
  private func drawBatch<Target: DrawingTarget & ~Copyable>(
    _ plan: FramePlan, _ tiles: Range<Int>, _ packer: inout PlanPacker,
    _ programs: ProgramLibrary, into target: inout Target
  ) throws(RenderError) -> Int {
    packer.clear()
    let first = tiles.lowerBound
    var groups: [Group] = []
    var indices: [[Int32]: Int] = [:]
    var end = first
    while end < tiles.upperBound, end - first < target.slotLimit {
      let tile = plan.tiles[end]
      guard let record = packer.pack(tile, limit: values.limit) else { break }
      // Neighbours mostly have the same steps.
      let group: Int
      if let last = groups.indices.last, groups[last].codes == packer.codes {
        group = last
      } else if let known = indices[packer.codes] {
        group = known
      } else {
        group = groups.count
        indices[packer.codes] = group
        groups.append(Group(codes: packer.codes))
      }
      let origin = target.origin(ofSlot: end - first, tile)
      groups[group].instances.append(TileInstance(tile, x: origin.x, y: origin.y, record: record))
      groups[group].pixels += tile.pixelCount
      end += 1
    }
    guard end > first else {
      throw .tooLarge(
        "one tile has \(plan.tiles[first].stepCount) commands, more than the device has room for; "
          + "use --backend cpu")
    }
    try values.upload(packer.texels)
    try target.bind(slots: end - first)
    try draw(groups, programs, width: target.width, height: target.height)
    return end
  }

  private func draw(
    _ groups: [Group], _ programs: ProgramLibrary, width: Int, height: Int
  ) throws(RenderError) {
    instances.upload(groups.flatMap(\.instances))
    var first = 0
    for group in groups {
      let program = try programs.program(for: group.codes, pixels: group.pixels)
      program.use(targetWidth: width, targetHeight: height)
      instances.draw(first..<first + group.instances.count)
      first += group.instances.count
    }
  }
}

extension FramePlan {
  /// For each image whether a tile samples it.
  fileprivate func usedImages() -> [Bool] {
    var used = [Bool](repeating: false, count: images.count)
    guard !images.isEmpty else { return used }
    for step in steps {
      let command = commands[Int(step.command)]
      if command.operation == .fill, command.paintKind == .image {
        used[Int(command.paint)] = true
      }
      if command.mask >= 0, masks[Int(command.mask)].paintKind == .image {
        used[Int(masks[Int(command.mask)].paint)] = true
      }
    }
    return used
  }
}

extension FramePlan.ImageSampling {
  /// The levels it samples.
  fileprivate var needs: [ImageBlocks.Need] {
    let first = ImageBlocks.Need(image: image, level: level)
    return usesNextLevel ? [first, ImageBlocks.Need(image: image, level: level + 1)] : [first]
  }
}

extension FramePlan.Tile {
  /// How many pixels are drawn.
  fileprivate var pixelCount: Int { Int(endColumn - firstColumn) * Int(rows) }
}
