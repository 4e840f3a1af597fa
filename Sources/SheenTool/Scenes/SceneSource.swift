internal import Foundation
internal import SheenDisplay
internal import SheenExamples
internal import SheenImaging
internal import SheenUI

/// What a SCENE operand names.
enum SceneSource: Sendable {
  /// An example that is part of the tool.
  case builtIn(Example)
  /// Swift files, compiled together.
  case files(SceneFiles)
  /// A compiled scene with its assets.
  case archive(path: String)

  /// Finds out what an operand names: something that exists, else a built-in example.
  init(_ operand: String) throws(ToolError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
      if let example = Example(rawValue: operand) {
        self = .builtIn(example)
        return
      }
      let names = Example.allCases.map(\.rawValue).joined(separator: ", ")
      throw .failure("\(operand): no such file; built-in examples are \(names)")
    }
    if isFolder.boolValue {
      self = .files(try SceneFiles(folder: operand))
    } else if operand.hasSuffix(".swift") {
      self = .files(try SceneFiles(file: operand))
    } else if operand.hasSuffix(".sheen") {
      self = .archive(path: operand)
    } else {
      throw .failure("\(operand): not a scene; a scene is a .swift file, a folder or a .sheen file")
    }
  }

  /// Whether code that is not the tool's own runs when the scene is drawn.
  var isForeign: Bool { if case .builtIn = self { false } else { true } }
}

/// The Swift files of a scene and the assets beside them.
struct SceneFiles: Sendable {
  /// The scene as errors name it.
  let path: String
  /// The name of the file or the folder, without its ending.
  let name: String
  /// The files, in byte order of their paths.
  let files: [SceneFile]
  /// SVG files beside or below, then asset catalogs, which go before them.
  let assets: [String]
  /// Files of functions in GLSL, beside or below, in byte order of their paths.
  let shaders: [String]

  /// One file; assets lie in its folder.
  init(file path: String) throws(ToolError) {
    self.path = path
    let file = try Self.read(path)
    name = file.baseName
    files = [file]
    let folder = (path as NSString).deletingLastPathComponent
    // Names stay as they would be typed: beside ripple.swift lies ripple.glsl.
    shaders = GLSLSource.paths(in: folder.isEmpty ? "." : folder).map {
      folder.isEmpty ? String($0.dropFirst(2)) : $0
    }
    do {
      assets = try AssetCatalog.assetPaths(in: folder.isEmpty ? "." : folder)
    } catch {
      throw .failure("\(error)")
    }
  }

  /// All Swift files and assets of a folder and the folders in it; hidden ones do not count.
  init(folder path: String) throws(ToolError) {
    self.path = path
    name = URL(filePath: path).standardizedFileURL.lastPathComponent
    let (sources, pictures, catalogs, shaders) = Self.contents(of: path)
    guard !sources.isEmpty else {
      throw .failure("\(path): holds no Swift file; a scene folder has at least one")
    }
    var files: [SceneFile] = []
    for source in sources { files.append(try Self.read(source)) }
    self.files = files
    assets = pictures + catalogs
    self.shaders = shaders
  }

  private static func contents(
    of folder: String
  ) -> (sources: [String], pictures: [String], catalogs: [String], shaders: [String]) {
    var sources: [String] = []
    var pictures: [String] = []
    var shaders: [String] = []
    var catalogs: [String] = []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue {
        if name.hasSuffix(".swift"), name != "Package.swift" { sources.append(path) }
        if name.hasSuffix(".svg") { pictures.append(path) }
        if GLSLSource.isName(name) { shaders.append(path) }
      } else if name.hasSuffix(".xcassets") {
        catalogs.append(path)
      } else {
        let inner = contents(of: path)
        sources += inner.sources
        pictures += inner.pictures
        catalogs += inner.catalogs
        shaders += inner.shaders
      }
    }
    return (sources, pictures, catalogs, shaders)
  }

  private static func read(_ path: String) throws(ToolError) -> SceneFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .failure("\(path): cannot be read; check that it is a file you may read")
    }
    guard String(data: data, encoding: .utf8) != nil else {
      throw .failure("\(path): is not UTF-8 text; save it as UTF-8")
    }
    return SceneFile(path: path, bytes: Array(data))
  }
}
