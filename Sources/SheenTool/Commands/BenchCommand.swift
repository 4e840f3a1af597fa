internal import Sheen
internal import SheenCore
internal import SheenDisplay
internal import SheenExamples
internal import SheenUI

/// `sheen bench`: frames a second into memory, by the CPU.
@MainActor
struct BenchCommand {
  private let context: Context
  private var arguments: Arguments { context.arguments }

  init(_ context: Context) { self.context = context }

  /// One measurement.
  private struct Row: Encodable {
    var threads: Int
    var redraw: String
    var framesPerSecond: Double
  }

  private struct Report: Encodable {
    var scene: String
    var width: Int
    var height: Int
    var frames: Int
    var results: [Row]
  }

  func run() throws(ToolError) {
    if arguments.isGiven(Options.hover) {
      return try report("--hover", HoverBench.rows, \.description)
    }
    if arguments.isGiven(Options.layout) {
      return try report("--layout", LayoutBench.rows, \.description)
    }
    let operand = arguments.operands.first ?? Example.shine.rawValue
    let settings = try SceneSettings(
      arguments, standardSize: PointSize(width: 1920, height: 1080))
    try LoadedScene.with(context, operand) { scene throws(ToolError) in
      let moments = try Moments(arguments, scene: scene.name) { () throws(ToolError) in
        try scene.reporting { try scene.makeHost(settings).extent() }
      }
      let report = try scene.reporting { try measure(scene, settings, moments) }
      if arguments.isGiven(Options.json) { return try context.json(report) }
      context.console.say(
        "\(report.scene): \(report.width)x\(report.height), \(report.frames) frames into memory")
      for row in report.results {
        let threads = row.threads == 1 ? "1 thread" : "\(row.threads) threads"
        let rate = Progress.rounded(row.framesPerSecond)
        context.console.result("CPU, \(threads), \(row.redraw): \(rate) frames/s")
      }
    }
  }

  /// Prints measurements that need no scene.
  private func report<Row: Encodable>(
    _ option: String, _ measure: () throws -> [Row], _ text: (Row) -> String
  ) throws(ToolError) {
    guard arguments.operands.isEmpty else {
      throw .usage("\(option) measures a grid of its own; leave \(arguments.operands[0]) out")
    }
    let rows: [Row]
    do {
      rows = try measure()
    } catch {
      throw error as? ToolError ?? .failure("\(option): \(error)")
    }
    if arguments.isGiven(Options.json) { return try context.json(rows) }
    for row in rows { context.console.result(text(row)) }
  }

  private func measure(
    _ scene: LoadedScene, _ settings: SceneSettings, _ moments: Moments
  ) throws -> Report {
    var rows: [Row] = []
    for threads in [1, 2] {
      for redraw in ["changes", "everything"] {
        let renderer = try makeRenderer(.cpu, threads: threads)
        // The first pass decodes images and fills caches; the second one counts.
        var rate = 0.0
        for _ in 0..<2 {
          let source = FrameSource(
            scene.makeHost(settings), renderer: renderer, background: scene.background(settings))
          rate = try self.rate(source, renderer, moments, all: redraw == "everything")
        }
        rows.append(Row(threads: threads, redraw: redraw, framesPerSecond: rate))
      }
    }
    return Report(
      scene: scene.name, width: DisplayList.pixels(settings.size.width, settings.scale),
      height: DisplayList.pixels(settings.size.height, settings.scale),
      frames: moments.frames.count, results: rows)
  }

  private func rate(
    _ source: FrameSource, _ renderer: any Renderer, _ moments: Moments, all: Bool
  ) throws -> Double {
    let planner = FramePlanner()
    var target = try source.frame(at: moments.time(of: moments.frames.lowerBound)).pixmap
    let start = System.now()
    for frame in moments.frames {
      try Interruption.check()
      let time = moments.time(of: frame)
      if all {
        let plan = try planner.plan(source.displayList(at: time), previous: nil)
        try renderer.render(plan, into: &target)
      } else {
        // Not kept: a picture somebody holds is copied before it is drawn into again.
        _ = try source.frame(at: time)
      }
    }
    return Double(moments.frames.count) / max(System.now() - start, 1e-9)
  }
}
