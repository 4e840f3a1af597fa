internal import Foundation
internal import SheenImaging
internal import SheenScene
internal import SheenUI

/// Compiles scenes into shared objects that share one copy of the library with the tool.
struct SceneCompiler {
  // A name that is not there can keep the type checker busy for minutes before it says so; nothing
  // that people write takes it 20 seconds, also on a slow machine.
  private static let flags = [
    "-Xfrontend", "-solver-expression-time-threshold=20",
    "-emit-library", "-Onone", "-wmo", "-parse-as-library", "-swift-version", "5",
    "-suppress-warnings", "-gnone", "-D", "DEBUG", "-diagnostic-style", "llvm",
  ]

  let environment: [String: String]
  /// Takes the compiler's diagnostics.
  let relay: (String) -> Void
  /// Whether nobody wants the result any more.
  var isCancelled: () -> Bool = { Interruption.isRequested }

  /// The path of a scene's shared object for a system, compiled unless the cache has it.
  ///
  /// - Throws: A failure where the scene has no view or does not compile, after the compiler's own
  ///   diagnostics were passed on.
  func sharedObject(
    of scene: SceneFiles, view: String?, for system: Platform.System, symbols: [AssetSymbol]
  ) throws(ToolError) -> String {
    let choice = try ViewChoice(
      in: scene.files, scene: scene.path, sceneName: scene.name, wanted: view)
    guard let installation = Installation.current else {
      throw .failure(
        "\(scene.path): the library's modules are not installed with this sheen; make install does")
    }
    let assets = AssetSymbolSource.text(symbols)
    let key = key(scene, choice, system, assets, installation)
    let cache = try SceneCache(environment: environment)
    return try cache.entry(key + ".so") { folder, path throws(ToolError) in
      var sources: [String] = []
      for (i, file) in scene.files.enumerated() {
        let isShown = i == choice.file
        let entry = isShown ? Self.entry(for: choice.expression) : ""
        let preview = isShown ? choice.preview : nil
        let text = file.compiledText(for: system, showing: preview) + entry
        sources.append(try Self.write(text, "\(folder)/scene\(i).swift"))
      }
      sources.append(try Self.write(assets, folder + "/assets.swift"))
      try compile(sources, key, to: path, scene, installation)
    }
  }

  /// Stands in the view's own file, since the view may be private.
  private static func entry(for expression: String) -> String {
    let symbol = SceneLibrary.entrySymbol
    return """
      #sourceLocation(file: "sheen", line: 1)
      @_cdecl("\(symbol)") public func \(symbol)() -> UnsafeMutableRawPointer {
        SheenScene.SceneEntry { \(expression) }.retained()
      }

      """
  }

  private func key(
    _ scene: SceneFiles, _ choice: ViewChoice, _ system: Platform.System, _ assets: String,
    _ installation: Installation
  ) -> String {
    let heads = [
      BuildIdentifier.current, BuildIdentifier.ofFile(installation.macros),
      installation.swiftVersion, choice.expression,
      "\(choice.file) \(choice.preview ?? -1)",
      system.rawValue, assets,
    ]
    var bytes: [UInt8] = []
    for text in heads + Self.flags { bytes += Array("\(text.utf8.count) \(text)".utf8) }
    for file in scene.files { bytes += Array("\(file.bytes.count) ".utf8) + file.bytes }
    return String(SHA256.hex(of: bytes).prefix(40))
  }

  private static func write(_ text: String, _ path: String) throws(ToolError) -> String {
    guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
      throw .failure("\(path): cannot be written; set SHEEN_CACHE_DIR to a folder with space")
    }
    return path
  }

  private func compile(
    _ sources: [String], _ key: String, to path: String, _ scene: SceneFiles,
    _ installation: Installation
  ) throws(ToolError) {
    guard let toolchain = Toolchain(environment: environment) else {
      throw .failure(
        "\(scene.path): no Swift compiler on PATH; install Swift \(installation.swiftVersion), "
          + "or compile the scene elsewhere with sheen compile")
    }
    // The name holds the hash: the runtime finds types by name, and two scenes may share names.
    let arguments =
      Self.flags + ["-module-name", "Scene_\(key.prefix(16))", "-I", installation.modules]
      + installation.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + ["-load-plugin-executable", "\(installation.macros)#SheenMacros"]
      + sources + ["-o", path]
    let (end, output) = try toolchain.run(
      arguments, environment: environment, isCancelled: isCancelled)
    if isCancelled() { throw .failure("interrupted; nothing was written by halves") }
    if end == .exited(0) { return }
    let version = toolchain.version(environment: environment) ?? "of an unknown version"
    guard version == installation.swiftVersion else {
      throw .failure(
        "\(scene.path): the compiler on PATH is \(version), but the library was built by "
          + "\(installation.swiftVersion); use that one or build sheen again")
    }
    relay(CompilerOutput(output).text(of: zip(sources, scene.files)))
    throw .failure("\(scene.path): does not compile; see the compiler's messages above")
  }
}
