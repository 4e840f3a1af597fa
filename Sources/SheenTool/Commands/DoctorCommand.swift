internal import Foundation
internal import Sheen
internal import SheenGLES

/// `sheen doctor`: what this machine can do, and why not.
struct DoctorCommand {
  private let context: Context

  init(_ context: Context) { self.context = context }

  private struct Display: Encodable {
    var name: String
    var renderer: String?
    var version: String?
    var isSoftware: Bool?
    var largestTexture: Int?
    var largestTarget: Int?
    var problem: String?
  }

  private struct Report: Encodable {
    var version: String
    var executable: String
    var processors: Int
    var displays: [Display]
    var gpus: [String]
    var auto: String
    var software: String?
    var modules: String?
    var builtWith: String?
    var compiler: String?
    var compilerVersion: String?
    var scenesCompile: Bool
    var cache: String?
    var largestSide: Int
    var largestArea: Int
  }

  func run() throws(ToolError) {
    let report = self.report()
    if context.arguments.isGiven(Options.json) { return try context.json(report) }
    for line in lines(report) { context.console.result(line) }
  }

  private func report() -> Report {
    let probe = GLESProbe.run()
    let installation = Installation.current
    let toolchain = Toolchain(environment: context.environment)
    let version = toolchain?.version(environment: context.environment)
    let gpus = probe.hardware.map(\.renderer)
    return Report(
      version: Version.description, executable: System.executablePath ?? "unknown",
      processors: ProcessInfo.processInfo.activeProcessorCount,
      displays: probe.attempts.map(display), gpus: gpus, auto: gpus.first ?? "CPU",
      software: probe.software?.renderer, modules: installation?.modules,
      builtWith: installation?.swiftVersion, compiler: toolchain?.compiler,
      compilerVersion: version,
      scenesCompile: version != nil && version == installation?.swiftVersion
        && installation?.isComplete == true,
      cache: SceneCache.root(context.environment), largestSide: SceneSettings.largestSide,
      largestArea: SceneSettings.largestArea)
  }

  private func display(_ attempt: GLESProbe.Attempt) -> Display {
    switch attempt.outcome {
    case .failed(let reason): Display(name: attempt.name, problem: reason)
    case .usable(let device):
      Display(
        name: attempt.name, renderer: device.renderer, version: device.version,
        isSoftware: device.isSoftware, largestTexture: device.largestTexture,
        largestTarget: device.largestTarget)
    }
  }

  private func lines(_ report: Report) -> [String] {
    let displays = report.displays.map { display in
      guard let renderer = display.renderer else {
        return "  \(display.name): \(display.problem ?? "nothing draws")"
      }
      let kind = display.isSoftware == true ? "software" : "GPU"
      return "  \(display.name): \(kind), \(renderer), \(display.version ?? ""), "
        + "targets up to \(display.largestTarget ?? 0) pixels a side"
    }
    let compiler =
      report.compiler.map { "\($0), \(report.compilerVersion ?? "unknown version")" }
      ?? "none on PATH; scenes run that sheen compile made elsewhere"
    return [
      report.version, "executable: \(report.executable)", "processors: \(report.processors)",
      "displays that were tried:",
    ] + displays + [
      "--backend auto draws by: \(report.auto)",
      "--backend gpu: \(report.gpus.first ?? "not available, no display has a GPU")",
      "--backend software: \(report.software ?? "not available, install libgl1-mesa-dri")",
      "library modules: \(report.modules ?? "none; make install puts them beside sheen")",
      "library built by: \(report.builtWith ?? "unknown")",
      "compiler: \(compiler)",
      "scene files: " + (report.scenesCompile ? "can be compiled" : "cannot be compiled here"),
      "cache: \(report.cache ?? "none; set SHEEN_CACHE_DIR")",
      "limits: \(report.largestSide) pixels a side, \(report.largestArea) pixels in all",
    ]
  }
}
