internal import SheenCore
internal import SheenDisplay
internal import SheenShaders

/// Writes tiles as records of four-float texels, as `Shaders/steps.glsl` reads them.
///
/// Origins are evaluated in `Double` at the tile's corner. Whole numbers travel as float values, all
/// below 2^24.
struct PlanPacker {
  /// The texels packed so far.
  private(set) var texels: [SIMD4<Float>] = []
  /// The codes of the tile packed last.
  private(set) var codes: [Int32] = []
  private let plan: FramePlan
  /// For each image of the plan its level, and the next one where that is sampled.
  private let levels: [(level: ImageBlocks.Level, next: ImageBlocks.Level)?]
  /// Where the layers of the frame lie.
  private let places: [LayerAtlas.Place]
  private var ramps: [Int32: Ramp] = [:]

  /// Where a ramp lies.
  private struct Ramp {
    var pieces: Int
    var buckets: Int
    var bucketCount: Int
  }

  /// Makes a packer of one plan.
  init(
    _ plan: FramePlan, levels: [(level: ImageBlocks.Level, next: ImageBlocks.Level)?],
    layers places: [LayerAtlas.Place]
  ) {
    self.plan = plan
    self.levels = levels
    self.places = places
  }

  /// Forgets what was packed.
  mutating func clear() {
    texels.removeAll(keepingCapacity: true)
    ramps.removeAll(keepingCapacity: true)
  }

  /// Packs one tile and the ramps it is the first to use.
  ///
  /// - Returns: The tile's first texel; `nil` where the texels would exceed `limit`, and then nothing is
  ///   packed.
  mutating func pack(_ tile: FramePlan.Tile, limit: Int) -> Int? {
    let (before, rampsBefore) = (texels.count, ramps)
    let steps = Int(tile.firstStep)..<Int(tile.firstStep + tile.stepCount)
    for index in steps { packRamps(plan.steps[index]) }
    let record = texels.count
    codes.removeAll(keepingCapacity: true)
    for index in steps {
      pack(plan.steps[index], tile)
      if texels.count > limit { break }
    }
    guard texels.count <= limit else {
      texels.removeSubrange(before...)
      ramps = rampsBefore
      return nil
    }
    return record
  }

  // MARK: Steps

  private mutating func pack(_ step: FramePlan.Step, _ tile: FramePlan.Tile) {
    let command = plan.commands[Int(step.command)]
    let code = StepCode(step, of: plan).rawValue
    codes.append(code)
    let mask = command.operation == .mask ? -1 : command.mask
    let maskOpacity = mask >= 0 ? plan.masks[Int(mask)].opacity : 1
    texels.append(SIMD4(Float(code), command.opacity, maskOpacity, 0))
    if command.operation == .fill {
      pack(command.paintKind, command.paint, tile)
      if !step.coverageIsFull { pack(command.coverage, block: step.coverageBlock, tile) }
    }
    if command.operation == .pop, command.filter >= 0 {
      let filter = plan.filters[Int(command.filter)]
      texels += [filter.red, filter.green, filter.blue, filter.alpha, filter.offset]
    }
    guard mask >= 0, command.operation != .push else { return }
    let sampler = plan.masks[Int(mask)]
    pack(sampler.paintKind, sampler.paint, tile)
    if !step.maskCoverageIsFull {
      pack(sampler.coverage, block: step.maskCoverageBlock, tile)
    }
  }

  private mutating func pack(_ kind: FramePlan.PaintKind, _ paint: Int32, _ tile: FramePlan.Tile) {
    if let distance = plan.distance(kind, paint), distance.isPerspective {
      texels.append(Self.line(distance, tile, 0))
    }
    switch kind {
    case .solid: texels.append(plan.solids[Int(paint)])
    case .gradient: pack(plan.gradients[Int(paint)], tile)
    case .image: packImage(Int(paint), tile)
    case .layer: pack(plan.layers[Int(paint)], tile)
    }
  }

  private mutating func pack(_ gradient: FramePlan.Gradient, _ tile: FramePlan.Tile) {
    let ramp = ramps[gradient.ramp] ?? Ramp(pieces: 0, buckets: 0, bucketCount: 1)
    texels.append(Self.line(gradient.x, tile, Float(ramp.bucketCount)))
    texels.append(
      SIMD4(Float(ramp.pieces), Float(ramp.buckets), gradient.scale, gradient.offset))
    if gradient.form != .linear { texels.append(Self.line(gradient.y, tile, 0)) }
  }

  private mutating func pack(_ sampling: FramePlan.LayerSampling, _ tile: FramePlan.Tile) {
    let place = places[Int(sampling.layer)]
    texels.append(
      SIMD4(
        Float(sampling.x - tile.x), Float(sampling.y - tile.y), Float(place.width),
        Float(place.height)))
    texels.append(SIMD4(Float(place.x), Float(place.y), 0, 0))
    if let tint = sampling.tint { texels.append(tint) }
  }

  private mutating func pack(_ index: Int32, block: Int32, _ tile: FramePlan.Tile) {
    guard block < 0 else {
      packBlock(Int(block))
      return
    }
    let coverage = plan.coverages[Int(index)]
    texels.append(Self.line(coverage.u, tile, TexelLine.finite(coverage.uSpan)))
    texels.append(Self.line(coverage.v, tile, TexelLine.finite(coverage.vSpan)))
  }

  /// A path's coverage in the tile, four pixels a texel, 0…255.
  private mutating func packBlock(_ block: Int) {
    let size = FramePlan.tileWidth * FramePlan.tileHeight
    let first = block * size
    for at in stride(from: first, to: first + size, by: 4) {
      let bytes = plan.coverageBlocks
      texels.append(
        SIMD4(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]), Float(bytes[at + 3])))
    }
  }

  private mutating func packImage(_ index: Int, _ tile: FramePlan.Tile) {
    let sampling = plan.images[index]
    guard let (level, next) = levels[index] else { return }
    pack(level, sampling.u, sampling.v, over: sampling.distance, tile)
    guard sampling.usesNextLevel else { return }
    pack(next, sampling.nextU, sampling.nextV, over: sampling.distance, tile)
    texels.append(SIMD4(sampling.nextLevelShare, 0, 0, 0))
  }

  private mutating func pack(
    _ level: ImageBlocks.Level, _ u: PixelFunction, _ v: PixelFunction,
    over distance: PixelFunction, _ tile: FramePlan.Tile
  ) {
    for function in [u, v] {
      let line = TexelLine(function, over: distance, atColumn: tile.x, row: tile.y)
      texels.append(SIMD4(Float(line.base), line.origin, line.perColumn, line.perRow))
    }
    texels.append(
      SIMD4(
        Float(level.firstLayer), Float(level.columns), Float(level.width - 1),
        Float(level.height - 1)))
  }

  // MARK: Numbers

  /// The value at the tile's corner, per column, per row, and a number more.
  private static func line(
    _ f: PixelFunction, _ tile: FramePlan.Tile, _ last: Float
  ) -> SIMD4<Float> {
    SIMD4(
      TexelLine.finite(f.value(atColumn: tile.x, row: tile.y)), TexelLine.finite(f.perColumn),
      TexelLine.finite(f.perRow), last)
  }

  // MARK: Ramps

  private mutating func packRamps(_ step: FramePlan.Step) {
    let command = plan.commands[Int(step.command)]
    if command.operation == .fill, command.paintKind == .gradient {
      packRamp(plan.gradients[Int(command.paint)].ramp)
    }
    guard command.operation != .mask, command.mask >= 0 else { return }
    let sampler = plan.masks[Int(command.mask)]
    if sampler.paintKind == .gradient { packRamp(plan.gradients[Int(sampler.paint)].ramp) }
  }

  private mutating func packRamp(_ index: Int32) {
    guard ramps[index] == nil else { return }
    let ramp = plan.ramps[Int(index)]
    let pieces = texels.count
    for piece in ramp.starts.indices {
      // t is at most 1: the piece without a next one never ends.
      let end = piece + 1 < ramp.starts.count ? ramp.starts[piece + 1] : 2
      texels.append(SIMD4(ramp.starts[piece], end, 0, 0))
      texels.append(ramp.bases[piece])
      texels.append(ramp.slopes[piece])
    }
    ramps[index] = Ramp(pieces: pieces, buckets: texels.count, bucketCount: ramp.buckets.count)
    for bucket in ramp.buckets { texels.append(SIMD4(Float(bucket), 0, 0, 0)) }
  }
}
