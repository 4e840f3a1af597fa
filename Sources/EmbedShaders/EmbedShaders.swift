import Foundation
import PackagePlugin

/// Turns the shaders under a target's `GLSL` folder into Swift constants.
///
/// The folder may be a link to one outside `Sources`; it has to lie inside the target, or the package
/// manager would not notice new and deleted files.
@main
struct EmbedShaders: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = target.directoryURL.appending(path: "GLSL", directoryHint: .isDirectory)
    let shaders = target.sourceFiles.map(\.url).filter {
      ["vert", "frag", "glsl"].contains($0.pathExtension)
    }
    let sources = context.pluginWorkDirectoryURL.appending(path: "ShaderSource.swift")
    let constants = context.pluginWorkDirectoryURL.appending(path: "ShaderConstants.swift")
    return [
      .buildCommand(
        displayName: "Embedding shaders", executable: try context.tool(named: "ShaderCodegen").url,
        arguments: [folder.path, sources.path, constants.path], inputFiles: shaders,
        outputFiles: [sources, constants])
    ]
  }
}
