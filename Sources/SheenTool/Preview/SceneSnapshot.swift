internal import Foundation
internal import SheenImaging
internal import SheenUI

/// A scene as its files were at one moment.
struct SceneSnapshot: Sendable {
  /// What the scene is made of.
  let source: SceneSource
  /// Its images and colours.
  let assets: SceneAssets
  /// Whose defaults hold.
  let platform: Platform
  /// A digest of every file it depends on, by path; the same content has the same digest while the
  /// program runs.
  let digests: [String: Int]
  /// The folders in which something has to change for the scene to change.
  let folders: Set<String>
}

/// Takes snapshots of a scene; files whose signature is the old one are not read again.
struct SceneReader {
  private let operand: String
  private let context: Context
  private var known: [String: (signature: [Int], digest: Int)] = [:]

  /// Reads the scene of a command.
  init(_ operand: String, _ context: Context) {
    self.operand = operand
    self.context = context
  }

  /// The scene as it is now.
  ///
  /// - Throws: A failure where it cannot be read.
  mutating func snapshot() throws(ToolError) -> SceneSnapshot {
    let source = try SceneSource(operand)
    let (assets, platform) = try LoadedScene.surroundings(of: source, context)
    var digests: [String: Int] = [:]
    var folders: Set<String> = []
    switch source {
    // The loader knows an archive by its path: another content would not be loaded.
    case .builtIn, .archive: break
    case .files(let files):
      for file in files.files {
        digests[file.path] = Self.digest(file.bytes)
        folders.formUnion([Self.folder(of: file.path), Self.realFolder(of: file.path)])
      }
      if FileManager.default.contents(atPath: operand) == nil {
        folders.formUnion(Self.folders(in: operand))
      }
    }
    for path in assets.paths {
      folders.insert(Self.folder(of: path))
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
        folders.insert(Self.realFolder(of: path))
        digests[path] = digest(of: path)
        continue
      }
      folders.formUnion(Self.folders(in: path))
      for file in SceneArchive.files(in: path) {
        digests[path + "/" + file] = digest(of: path + "/" + file)
      }
    }
    for file in Array(assets.replacements.values) + assets.shaders {
      folders.formUnion([Self.folder(of: file), Self.realFolder(of: file)])
      digests[file] = digest(of: file)
    }
    return SceneSnapshot(
      source: source, assets: assets, platform: platform, digests: digests, folders: folders)
  }

  private mutating func digest(of path: String) -> Int {
    guard let signature = System.signature(of: path) else { return 0 }
    if let known = known[path], known.signature == signature { return known.digest }
    let digest = Self.digest(Array(FileManager.default.contents(atPath: path) ?? Data()))
    known[path] = (signature, digest)
    return digest
  }

  private static func digest(_ bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes)
    return hasher.finalize()
  }

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// The folder a file lies in when links are followed: there it changes.
  private static func realFolder(of path: String) -> String {
    folder(of: System.realPath(path) ?? path)
  }

  /// A folder and all below it, without hidden ones and links, which may lead round in circles.
  private static func folders(in folder: String) -> Set<String> {
    var all: Set<String> = [folder]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasPrefix(".") {
      var isFolder: ObjCBool = false
      let path = folder + "/" + name
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue,
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
      else { continue }
      all.formUnion(folders(in: path))
    }
    return all
  }
}
