package import SheenCore
package import SheenDisplay

/// Executes frame plans in Swift, on several threads.
///
/// The bytes of a frame do not depend on the number of threads, on damage, or on the frames before it:
/// every tile starts at its own place on a grid fixed to the frame.
package final class CPURenderer: Renderer {
  private let workers: Workers
  private var scratches: [Scratch] = []
  private var memory = PixelPool()

  /// Makes a renderer.
  ///
  /// - Parameter threads: How many threads draw, at least one; `nil` for one per core.
  package init(threads: Int? = nil) {
    workers = Workers(count: max(1, threads ?? Self.coreCount))
  }

  /// The number of processors the system has online.
  package static var coreCount: Int { onlineProcessorCount() }

  package var summary: String { "CPU, \(workers.count) thread\(workers.count == 1 ? "" : "s")" }

  package func render(_ plan: FramePlan, into pixmap: inout Pixmap) throws(RenderError) {
    guard pixmap.width == plan.width, pixmap.height == plan.height else {
      throw .device("the target is \(pixmap.width)×\(pixmap.height), the plan another size")
    }
    guard plan.shaderFiles.isEmpty else { throw .needsShaders(files: plan.shaderFiles) }
    prepareScratches(depth: plan.passes.reduce(plan.depth) { max($0, $1.plan.depth) })
    let layers = makeLayers(of: plan)
    let bytesPerRow = pixmap.bytesPerRow
    pixmap.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      FrameTables.withTables(of: plan, layers) { tables in
        plan.tiles.withUnsafeBufferPointer { tiles in
          let frame = Frame(
            tables: tables, tiles: tiles, scratches: scratches, target: base,
            bytesPerRow: bytesPerRow)
          // A thread takes several tiles at once, but never so many that another has none.
          workers.each(tiles.count, atOnce: 8) { frame.draw(tile: $0, worker: $1) }
        }
      }
    }
    if !plan.passes.isEmpty { memory.endFrame() }
  }

  /// Runs a plan's passes, one after another.
  private func makeLayers(of plan: FramePlan) -> [LayerImage] {
    let lastUses = plan.lastUsesOfLayers()
    var layers: [LayerImage] = []
    var held: [PixelMemory] = []
    for (index, pass) in plan.passes.enumerated() {
      let made = PassExecutor(pass, layers, scratches, workers).run(&memory)
      layers.append(made.image)
      held.append(made.memory)
      for layer in 0..<index where lastUses[layer] == index { memory.give(held[layer]) }
    }
    return layers
  }

  private func prepareScratches(depth: Int) {
    if let known = scratches.first, known.depth < depth { scratches.removeAll() }
    while scratches.count < workers.count { scratches.append(Scratch(depth: depth)) }
  }

  /// What the threads of one frame share: reading only, except for each tile's own pixels.
  private struct Frame: @unchecked Sendable {
    let tables: FrameTables
    let tiles: UnsafeBufferPointer<FramePlan.Tile>
    let scratches: [Scratch]
    let target: UnsafeMutableRawPointer
    let bytesPerRow: Int

    func draw(tile: Int, worker: Int) {
      TileExecutor(tables, scratches[worker], tiles[tile]).run(
        into: target, bytesPerRow: bytesPerRow)
    }
  }
}
