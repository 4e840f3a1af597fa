internal import Sheen
internal import SheenCore
internal import SheenDisplay
internal import SheenImaging
internal import SheenUI

/// `sheen parity`: a scene by both renderers, compared.
@MainActor
struct ParityCommand {
  /// The largest difference of a channel that counts as agreement.
  private static let largestDifference = 1
  /// The smallest share of identical pixels that counts as agreement.
  private static let smallestShare = 0.999

  private let context: Context
  private var arguments: Arguments { context.arguments }

  init(_ context: Context) { self.context = context }

  /// The outcome.
  private struct Report: Encodable {
    var scene: String
    var renderers: [String]
    var moments: Int
    var maximum: Int
    var identical: Double
    var agrees: Bool
  }

  func run() throws(ToolError) {
    guard arguments[Options.backend] != .cpu else {
      throw .usage("--backend: parity compares the CPU with gpu or software; name one of these")
    }
    if arguments.isGiven(Options.at), arguments.isGiven(Options.duration) {
      throw .usage("--at names one moment and --duration many; give one of them")
    }
    let settings = try SceneSettings(arguments)
    try LoadedScene.with(context, arguments.operands[0]) { scene throws(ToolError) in
      let report = try scene.reporting { try compare(scene, settings) }
      let percent = (report.identical * 1_000_000).rounded(.down) / 10_000
      if arguments.isGiven(Options.json) {
        try context.json(report)
      } else {
        context.console.result(
          "largest difference \(report.maximum), \(percent) % of pixels identical")
      }
      context.console.say(
        "\(scene.name): \(report.moments) moments by \(report.renderers.joined(separator: " and "))"
          + (report.agrees ? ", which agree" : ", which do not agree"))
      if !report.agrees { throw .differs }
    }
  }

  private func compare(_ scene: LoadedScene, _ settings: SceneSettings) throws -> Report {
    let host = scene.makeHost(settings)
    let moments = try moments(host, scene)
    let (gpu, isHardware) = try deviceRenderer()
    var other = try makeRenderer(.cpu, threads: arguments[Options.threads])
    let source = FrameSource(host, renderer: other, background: scene.background(settings))
    var runsShaders = false
    let planner = FramePlanner()
    var progress = Progress(context.console, total: moments.frames.count, of: "moments")
    defer { progress.finish() }
    var maximum = 0
    var share = 1.0
    for (done, frame) in moments.frames.enumerated() {
      try Interruption.check()
      let plan = try planner.plan(
        source.displayList(at: moments.time(of: frame)), previous: nil)
      if !plan.shaderFiles.isEmpty, !runsShaders {
        guard isHardware else { throw ToolError.failure(scene.needsGPU(plan.shaderFiles)) }
        (other, runsShaders) = (try makeRenderer(.software), true)
      }
      var pictures = [Pixmap(width: plan.width, height: plan.height)]
      pictures.append(pictures[0])
      try other.render(plan, into: &pictures[0])
      try gpu.render(plan, into: &pictures[1])
      let difference = PixmapDifference(pictures[0], pictures[1])
      maximum = max(maximum, Int(difference.largest.max()))
      share = min(share, difference.identicalShare)
      progress.update(done + 1)
    }
    scene.reportWarnings(context.console)
    return Report(
      scene: scene.name, renderers: [other.summary, gpu.summary], moments: moments.frames.count,
      maximum: maximum, identical: share,
      agrees: maximum <= Self.largestDifference && share >= Self.smallestShare)
  }

  private func moments(_ host: ViewHost, _ scene: LoadedScene) throws(ToolError) -> Moments {
    let isTimed = arguments.isGiven(Options.duration) || arguments.isGiven(Options.frames)
    if !isTimed, let rate = arguments[Options.fps] {
      return Moments(at: arguments[Options.at] ?? 0, rate: rate)
    }
    return try Moments(arguments, scene: scene.name) { () throws(ToolError) in
      try scene.reporting { try host.extent() }
    }
  }

  /// The renderer that was asked for, and whether it is a GPU; of its own accord hardware, else Mesa's
  /// rasteriser.
  private func deviceRenderer() throws(RenderError) -> (any Renderer, isHardware: Bool) {
    let device = arguments[Options.device] ?? 0
    switch arguments[Options.backend] {
    case .gpu: return (try makeRenderer(.gpu, device: device), true)
    case .software: return (try makeRenderer(.software), false)
    default:
      do throws(RenderError) {
        return (try makeRenderer(.gpu, device: device), true)
      } catch {
        guard case .unavailable = error else { throw error }
        return (try makeRenderer(.software), false)
      }
    }
  }
}

extension LoadedScene {
  /// Why a scene with functions in GLSL cannot be compared where there is no GPU.
  fileprivate func needsGPU(_ files: [String]) -> String {
    "\(name): uses GLSL effects (\(files.joined(separator: ", "))), which the CPU renderer cannot run, so "
      + "only a GPU and software GL can be compared, and there is no GPU; use --skip-shaders"
  }
}
