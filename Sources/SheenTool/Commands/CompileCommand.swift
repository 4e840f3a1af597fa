internal import SheenExport
internal import SheenImaging
internal import SheenUI

/// `sheen compile`: a scene that runs where no compiler is.
struct CompileCommand {
  private let context: Context

  init(_ context: Context) { self.context = context }

  func run() throws(ToolError) {
    let arguments = context.arguments
    guard let output = arguments[Options.output] else {
      throw .usage("name the result by -o X.sheen")
    }
    guard output.hasSuffix(".sheen") else {
      throw .usage("-o: '\(output)' is not valid; expected a name that ends in .sheen")
    }
    guard case .files(let scene) = try SceneSource(arguments.operands[0]) else {
      throw .usage("\(arguments.operands[0]): only Swift files and folders of them are compiled")
    }
    let assets = SceneAssets(
      arguments, besideScene: scene.assets, shaders: scene.shaders)
    let compiler = SceneCompiler(environment: context.environment, relay: context.console.relay)
    let platform = arguments[Options.platform] ?? .ios18
    let object = try compiler.sharedObject(
      of: scene, view: arguments[Options.view], for: platform.system,
      symbols: assets.catalog().symbols)
    let bytes = try SceneArchive.bytes(sharedObject: object, for: platform, assets: assets)
    do throws(ExportError) {
      let file = try OutputFile(.file(output))
      try file.write(bytes)
      try file.commit()
    } catch {
      throw .failure("\(error)")
    }
    context.console.result(output)
  }
}
