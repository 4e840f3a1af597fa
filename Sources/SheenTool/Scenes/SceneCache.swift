internal import Foundation

/// Compiled scenes, kept by the hash of everything they are made of.
struct SceneCache {
  /// The folder of the entries.
  let folder: String

  /// The cache the environment names.
  init(environment: [String: String]) throws(ToolError) {
    guard let root = Self.root(environment) else {
      throw .failure("no place for compiled scenes; set SHEEN_CACHE_DIR to a folder")
    }
    folder = root + "/scenes"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .failure(
        "\(root): compiled scenes cannot be kept here; set SHEEN_CACHE_DIR to a folder you may write"
      )
    }
  }

  /// `SHEEN_CACHE_DIR`, else `sheen` in the user's cache folder.
  static func root(_ environment: [String: String]) -> String? {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    return value("SHEEN_CACHE_DIR") ?? value("XDG_CACHE_HOME").map { $0 + "/sheen" }
      ?? value("HOME").map { $0 + "/.cache/sheen" }
  }

  /// The path of an entry, made where it is missing; it appears by a rename, whole or not at all.
  ///
  /// `make` makes the content of a missing entry at a path in a folder that is removed afterwards.
  func entry(
    _ name: String, make: (_ folder: String, _ path: String) throws(ToolError) -> Void
  ) throws(ToolError) -> String {
    let path = folder + "/" + name
    let files = FileManager.default
    if files.fileExists(atPath: path) { return path }
    let scratch = folder + "/.\(name).\(System.processID)"
    defer { try? files.removeItem(atPath: scratch) }
    do {
      try files.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    } catch {
      throw .failure("\(folder): cannot be written; set SHEEN_CACHE_DIR to a folder you may write")
    }
    let made = scratch + "/entry"
    try make(scratch, made)
    do {
      try files.moveItem(atPath: made, toPath: path)
    } catch {
      // Somebody else made the same entry meanwhile.
      guard files.fileExists(atPath: path) else { throw .failure("\(path): cannot be written") }
    }
    return path
  }
}
