package import SheenCore
package import SheenDisplay
internal import Synchronization

/// Executes frame plans in Swift, on several threads.
///
/// The bytes of a frame do not depend on the number of threads, on damage, or on the frames before it:
/// every tile starts at its own place on a grid fixed to the frame.
package final class CPURenderer: Renderer {
  private let threadCount: Int
  private var scratches: [Scratch] = []
  private lazy var crew = Crew(count: threadCount - 1)

  /// Makes a renderer.
  ///
  /// - Parameter threads: How many threads draw, at least one; `nil` for one per core.
  package init(threads: Int? = nil) {
    threadCount = max(1, threads ?? Self.coreCount)
  }

  /// The number of processors the system has online.
  package static var coreCount: Int { onlineProcessorCount() }

  package var summary: String { "CPU, \(threadCount) thread\(threadCount == 1 ? "" : "s")" }

  package func render(_ plan: FramePlan, into pixmap: inout Pixmap) throws(RenderError) {
    guard pixmap.width == plan.width, pixmap.height == plan.height else {
      throw .device("the target is \(pixmap.width)×\(pixmap.height), the plan another size")
    }
    prepareScratches(depth: plan.depth)
    let bytesPerRow = pixmap.bytesPerRow
    pixmap.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      FrameTables.withTables(of: plan) { tables in
        plan.tiles.withUnsafeBufferPointer { tiles in
          let frame = Frame(
            tables: tables, tiles: tiles, scratches: scratches, target: base,
            bytesPerRow: bytesPerRow)
          draw(frame)
        }
      }
    }
  }

  private func draw(_ frame: Frame) {
    // A thread takes several tiles at once, but never so many that another has none.
    let share = frame.tiles.count / (4 * threadCount)
    let grab = min(max(share, 1), 8)
    let next = Atomic(0)
    let workers = min(threadCount, (frame.tiles.count + grab - 1) / grab)
    guard workers > 1 else {
      for index in frame.tiles.indices { frame.draw(tile: index, worker: 0) }
      return
    }
    crew.perform(workers) { worker in
      while true {
        let first = next.add(grab, ordering: .relaxed).oldValue
        guard first < frame.tiles.count else { return }
        for index in first..<min(first + grab, frame.tiles.count) {
          frame.draw(tile: index, worker: worker)
        }
      }
    }
  }

  private func prepareScratches(depth: Int) {
    if let known = scratches.first, known.depth < depth { scratches.removeAll() }
    while scratches.count < threadCount { scratches.append(Scratch(depth: depth)) }
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
