internal import Sheen
internal import SheenCore
internal import SheenDisplay
internal import SheenExamples
internal import SheenExport
internal import SheenImaging
internal import SheenScene
internal import SheenUI

/// A scene that can be shown.
@MainActor
struct LoadedScene {
  /// The scene as errors name it.
  let name: String
  private let platform: Platform
  private let entry: SceneEntry
  private let assets: any AssetSource
  private let catalog: AssetCatalog
  private let shaders: ShaderFiles

  /// Loads the scene of a command and calls `body` with it, in a child process where the scene's code is
  /// not the tool's own or has a time limit.
  static func with(
    _ context: Context, _ operand: String, _ body: (LoadedScene) throws(ToolError) -> Void
  ) throws(ToolError) {
    let source = try SceneSource(operand)
    let (assets, platform) = try surroundings(of: source, context)
    let skipsShaders = context.arguments.isGiven(Options.skipShaders)
    if let object = context.environment[Supervisor.objectVariable] {
      System.boundStack(to: 256 << 20)
      System.suppressCoreFile()
      return try body(LoadedScene(operand, source, object: object, assets, platform, skipsShaders))
    }
    guard source.isForeign || context.arguments.isGiven(Options.timeout) else {
      return try body(LoadedScene(operand, source, object: "", assets, platform, skipsShaders))
    }
    let object = try object(of: source, assets, platform, context)
    try Supervisor(context: context, scene: operand).run(object: object)
  }

  /// What the scene is given, and whose defaults hold.
  nonisolated static func surroundings(
    of source: SceneSource, _ context: Context
  ) throws(ToolError) -> (SceneAssets, Platform) {
    let arguments = context.arguments
    let wanted = arguments[Options.platform]
    switch source {
    case .builtIn: return (SceneAssets(arguments, besideScene: [], shaders: []), wanted ?? .ios18)
    case .files(let files):
      return (
        SceneAssets(arguments, besideScene: files.assets, shaders: files.shaders),
        wanted ?? .ios18
      )
    case .archive(let path):
      let archive = try SceneArchive(path: path)
      let platform = archive.index.platform
      if let wanted, wanted.system != platform.system {
        throw .failure(
          "\(path): was compiled for \(platform.rawValue); leave --platform out, or compile the "
            + "scene again for \(wanted.rawValue)")
      }
      let packed = try archive.assets(environment: context.environment)
      var assets = SceneAssets(arguments, besideScene: packed.paths, shaders: packed.shaders)
      assets.replacements.merge(packed.replacements) { given, _ in given }
      return (assets, wanted ?? platform)
    }
  }

  private static func object(
    of source: SceneSource, _ assets: SceneAssets, _ platform: Platform, _ context: Context
  ) throws(ToolError) -> String {
    switch source {
    case .builtIn: return ""
    case .archive(let path): return path
    case .files(let files):
      let compiler = SceneCompiler(environment: context.environment, relay: context.console.relay)
      return try compiler.sharedObject(
        of: files, view: context.arguments[Options.view], for: platform.system,
        symbols: assets.catalog().symbols)
    }
  }

  private init(
    _ operand: String, _ source: SceneSource, object: String, _ assets: SceneAssets,
    _ platform: Platform, _ skipsShaders: Bool
  ) throws(ToolError) {
    name = operand
    do {
      shaders = try ShaderFiles(paths: assets.shaders, areSkipped: skipsShaders)
    } catch {
      throw .failure("\(error)")
    }
    self.platform = platform
    catalog = try assets.catalog()
    if case .builtIn(let example) = source {
      entry = example.entry
      self.assets = LayeredAssets(front: catalog, back: ExampleAssets())
      return
    }
    self.assets = catalog
    do {
      entry = try SceneLibrary(path: object).entry
    } catch {
      throw .failure("\(operand): \(error)")
    }
  }

  /// Shows the scene as a command's options say.
  func makeHost(_ settings: SceneSettings) -> ViewHost {
    var configuration = HostConfiguration(
      size: settings.size, scale: settings.scale, safeArea: settings.safeArea,
      colorScheme: settings.colorScheme, palette: platform.palette, assets: assets,
      seed: settings.seed, epoch: settings.epoch)
    configuration.textSizes = platform.textSizes
    configuration.shaders = shaders
    configuration.pointer = settings.pointer
    configuration.frameRate = settings.frameRate?.rate.value
    configuration.fontDirectories = settings.fontDirectories
    return entry.makeHost(configuration)
  }

  /// The colour behind the scene, straight alpha; `nil` for none.
  func background(_ settings: SceneSettings) -> RGBA? { settings.background(on: platform) }

  /// Tells people what was odd about the assets.
  func reportWarnings(_ console: Console) {
    for warning in catalog.warnings { console.say("sheen: warning: \(warning)") }
  }

  /// Calls `body`; whatever goes wrong in it becomes one line that names the scene or what else failed.
  func reporting<Result>(_ body: () throws -> Result) throws(ToolError) -> Result {
    do {
      return try body()
    } catch let error as ToolError {
      throw error
    } catch let error as ExportError {
      throw .failure("\(error)")
    } catch RenderError.unavailable(let backend, let reason) {
      throw .failure("--backend \(backend): \(reason)")
    } catch let error as RenderError {
      throw .failure(error.description(of: name))
    } catch {
      throw .failure("\(name): \(error)")
    }
  }
}
