internal import Sheen
internal import SheenCore
internal import SheenDisplay
internal import SheenExamples
internal import SheenExport
internal import SheenUI

/// `sheen render`: stills, sequences, animations and raw frames.
@MainActor
struct RenderCommand {
  private let context: Context
  private var arguments: Arguments { context.arguments }

  init(_ context: Context) { self.context = context }

  func run() throws(ToolError) {
    if arguments.isGiven(Options.list) { return try list() }
    guard let operand = arguments.operands.first else {
      throw .usage("name a scene; sheen render --list shows the built-in examples")
    }
    guard let output = arguments[Options.output] else { throw .usage("name the result by -o OUT") }
    let kind = try OutputKind(output, arguments)
    if arguments.isGiven(Options.at), arguments.isGiven(Options.duration) {
      throw .usage("--at names one moment and --duration many; give one of them")
    }
    if output == "-", arguments.isGiven(Options.json) {
      throw .usage("--json and -o - both need standard output; give one of them")
    }
    let settings = try SceneSettings(arguments)
    let start = System.now()
    do throws(ToolError) {
      try LoadedScene.with(context, operand) { scene throws(ToolError) in
        try render(scene, settings, kind, output, since: start)
      }
    } catch {
      PartialFiles.removeThoseOfChildren(beside: output)
      throw error
    }
  }

  private func list() throws(ToolError) {
    if arguments.isGiven(Options.json) {
      return try context.json(Example.allCases.map(\.rawValue))
    }
    for example in Example.allCases {
      context.console.result(example.rawValue)
      context.console.say("  \(example.summary)")
    }
  }

  private func render(
    _ scene: LoadedScene, _ settings: SceneSettings, _ kind: OutputKind, _ output: String,
    since start: Double
  ) throws(ToolError) {
    let host = scene.makeHost(settings)
    let moments = try moments(host, scene, kind)
    if kind == .still, moments.frames.count > 1 {
      throw .usage("-o: '\(output)' holds one picture; name a sequence or an .apng")
    }
    try scene.reporting {
      let renderer = try makeRenderer(
        arguments[Options.backend] ?? .auto, device: arguments[Options.device] ?? 0,
        threads: arguments[Options.threads])
      let source = FrameSource(host, renderer: renderer, background: scene.background(settings))
      let destination: OutputDestination =
        output == "-"
        ? .descriptor(context.console.output, name: "standard output") : .file(output)
      // The first frame comes before the output is opened: a scene that fails leaves nothing.
      let first = try source.frame(at: moments.time(of: moments.frames.lowerBound)).pixmap
      let extent = (width: first.width, height: first.height)
      let sink = try kind.sink(destination, arguments)
      try write(moments, first, source, to: sink)
      scene.reportWarnings(context.console)
      try report(
        Report(
          output: output, width: extent.width, height: extent.height, frames: moments.frames.count,
          renderer: renderer.summary, seconds: System.now() - start))
    }
  }

  private func moments(
    _ host: ViewHost, _ scene: LoadedScene, _ kind: OutputKind
  ) throws(ToolError) -> Moments {
    let isTimed = arguments.isGiven(Options.duration) || arguments.isGiven(Options.frames)
    if let rate = arguments[Options.fps],
      kind == .still || !isTimed && arguments.isGiven(Options.at)
    {
      return Moments(at: arguments[Options.at] ?? 0, rate: rate)
    }
    return try Moments(arguments, scene: scene.name) { () throws(ToolError) in
      try scene.reporting { try host.extent() }
    }
  }

  private func write(
    _ moments: Moments, _ first: Pixmap, _ source: FrameSource, to sink: any FrameSink
  ) throws {
    var progress = Progress(context.console, total: moments.frames.count, of: "frames")
    defer { progress.finish() }
    var held: Pixmap? = first
    for (done, frame) in moments.frames.enumerated() {
      try Interruption.check()
      if let pixmap = held {
        held = nil
        try sink.write(ExportFrame(index: frame, at: moments.rate, pixmap: pixmap))
      } else {
        let (pixmap, changed) = try source.frame(at: moments.time(of: frame))
        try sink.write(
          ExportFrame(index: frame, at: moments.rate, pixmap: pixmap, changed: changed))
      }
      progress.update(done + 1)
    }
    try sink.finish()
  }

  /// What was made.
  private struct Report: Encodable {
    var output: String
    var width: Int
    var height: Int
    var frames: Int
    var renderer: String
    var seconds: Double
  }

  private func report(_ report: Report) throws(ToolError) {
    let frames = report.frames == 1 ? "" : ", \(report.frames) frames"
    let seconds = (report.seconds * 1000).rounded() / 1000
    context.console.say(
      "\(report.output == "-" ? "standard output" : report.output): \(report.width)x\(report.height)\(frames), drawn by \(report.renderer), "
        + "in \(seconds) s")
    if arguments.isGiven(Options.json) {
      try context.json(report)
    } else if report.output != "-" {
      context.console.result(report.output)
    }
  }
}
