internal import Foundation
internal import SheenUI

/// A `.sheen` file: a compiled scene, then its assets, then an index.
///
/// > Layout: the shared object as it is, so that the file can be loaded in place; the bytes of the
/// > assets; the index as JSON; a footer of 32 bytes: the length of the shared object and of the index
/// > (8 bytes each, little-endian), the checksum of all before the footer (8 bytes), and the letters
/// > `SHEEN\0\0\1`.
struct SceneArchive {
  /// The path of the file.
  let path: String
  /// What lies in it.
  let index: Index

  /// The index of an archive.
  struct Index: Codable, Hashable {
    /// The identifier of the executable whose library the scene uses.
    var build: String
    /// The platform whose conditions the compiled scene has taken.
    var platform: Platform
    /// The images, catalogs and folders among the entries, in order.
    var catalogs: [String]
    /// Entries that replace an image asset, by its name.
    var replacements: [String: String]
    /// Entries that hold functions in GLSL.
    var shaders: [String]
    /// The assets, in order of their bytes.
    var entries: [Entry]
  }

  /// One file of the assets.
  struct Entry: Codable, Hashable {
    /// Its path inside the archive.
    var name: String
    /// Its length in bytes.
    var size: Int
  }

  private static let magic: [UInt8] = Array("SHEEN".utf8) + [0, 0, 1]
  private static let footerSize = 32

  // MARK: Writing

  /// The bytes of an archive.
  static func bytes(
    sharedObject: String, for platform: Platform, assets: SceneAssets
  ) throws(ToolError) -> [UInt8] {
    let object = try read(sharedObject)
    var index = Index(
      build: BuildIdentifier.current, platform: platform, catalogs: [], replacements: [:],
      shaders: [], entries: [])
    var payload: [UInt8] = []
    func add(_ file: String, as name: String) throws(ToolError) {
      let bytes = try read(file)
      index.entries.append(Entry(name: name, size: bytes.count))
      payload += bytes
    }
    for (i, catalog) in assets.paths.enumerated() {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: catalog, isDirectory: &isFolder)
      if !isFolder.boolValue {
        // An image by its file's name.
        let name = "catalog\(i)/" + (catalog as NSString).lastPathComponent
        index.catalogs.append(name)
        try add(catalog, as: name)
        continue
      }
      let name = "catalog\(i)" + (catalog.hasSuffix(".xcassets") ? ".xcassets" : "")
      index.catalogs.append(name)
      for file in files(in: catalog) { try add(catalog + "/" + file, as: name + "/" + file) }
    }
    for (i, pair) in assets.replacements.sorted(by: { $0.key < $1.key }).enumerated() {
      index.replacements[pair.key] = "replacement\(i)"
      try add(pair.value, as: "replacement\(i)")
    }
    for (i, file) in assets.shaders.enumerated() {
      // Two folders may hold files of one name.
      let name = "shaders\(i)/" + (file as NSString).lastPathComponent
      index.shaders.append(name)
      try add(file, as: name)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(index) else {
      throw .failure("\(sharedObject): its assets cannot be listed; rename them")
    }
    var bytes = object + payload + json
    let checksum = checksum(bytes[...])
    for length in [object.count, json.count] { bytes += little(UInt64(length)) }
    bytes += little(checksum)
    return bytes + magic
  }

  /// The files in a folder and below, as paths in it, in byte order.
  static func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  private static func little(_ value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  /// FNV-1a: finds files that were cut or changed by accident.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func read(_ path: String) throws(ToolError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .failure("\(path): cannot be read; check that it is a file you may read")
    }
    return Array(data)
  }

  // MARK: Reading

  private let bytes: [UInt8]
  private let payload: Range<Int>

  /// Reads and checks an archive.
  ///
  /// - Throws: A failure where the file is damaged or was compiled for another build.
  init(path: String) throws(ToolError) {
    self.path = path
    let bytes = try Self.read(path)
    let damaged = ToolError.failure(
      "\(path): not a whole .sheen file; make it again with sheen compile")
    guard bytes.count > Self.footerSize, bytes.suffix(8) == Self.magic[...] else { throw damaged }
    let content = bytes.count - Self.footerSize
    func number(at offset: Int) -> Int? {
      let value = bytes[content + offset..<content + offset + 8].reversed()
        .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return value <= UInt64(content) ? Int(value) : nil
    }
    guard let object = number(at: 0), let indexSize = number(at: 8),
      object + indexSize <= content,
      bytes[content + 16..<content + 24].elementsEqual(
        Self.little(Self.checksum(bytes[..<content]))),
      let index = try? JSONDecoder().decode(
        Index.self, from: Data(bytes[content - indexSize..<content]))
    else { throw damaged }
    payload = object..<content - indexSize
    let size = payload.count
    let names =
      index.entries.map(\.name) + index.catalogs + Array(index.replacements.values)
      + index.shaders
    let isSafe = names.allSatisfy { name in
      !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }
    guard isSafe, index.entries.allSatisfy({ (0...size).contains($0.size) }),
      index.entries.reduce(0, { $0 + $1.size }) == size
    else { throw damaged }
    guard index.build == BuildIdentifier.current else {
      throw .failure(
        "\(path): compiled by another build of sheen; make it again with sheen compile")
    }
    self.index = index
    self.bytes = bytes
  }

  /// The assets, unpacked into the cache.
  func assets(environment: [String: String]) throws(ToolError) -> SceneAssets {
    let cache = try SceneCache(environment: environment)
    let name = SHA256.hex(of: bytes.suffix(Self.footerSize)).prefix(40) + ".assets"
    let root = try cache.entry(String(name)) { _, path throws(ToolError) in try unpack(to: path) }
    var assets = SceneAssets()
    assets.paths = index.catalogs.map { root + "/" + $0 }
    assets.replacements = index.replacements.mapValues { root + "/" + $0 }
    assets.shaders = index.shaders.map { root + "/" + $0 }
    return assets
  }

  private func unpack(to root: String) throws(ToolError) {
    let manager = FileManager.default
    let files = Set(index.entries.map(\.name))
    let folders = index.catalogs.filter { !files.contains($0) }.map { "\(root)/\($0)" }
    do {
      for folder in [root] + folders {
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      var position = payload.lowerBound
      for entry in index.entries {
        let url = URL(filePath: root + "/" + entry.name)
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes[position..<position + entry.size]).write(to: url)
        position += entry.size
      }
    } catch {
      throw .failure("\(root): cannot be written; set SHEEN_CACHE_DIR to a folder with space")
    }
  }
}
