import Foundation

/// One data set from outside the package: its files and manifest.
struct Corpus {
  /// The folder, or `nil` where the data is absent.
  let folder: String?

  /// Looks for `$SHEEN_CORPUS/NAME`, by default `../shared/corpus/NAME` beside the package.
  init(_ name: String) {
    let root =
      ProcessInfo.processInfo.environment["SHEEN_CORPUS"]
      ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/corpus").path
    let folder = root + "/" + name
    self.folder = FileManager.default.fileExists(atPath: folder) ? folder : nil
    if self.folder == nil { print("skipped: no data in \(folder) (set SHEEN_CORPUS)") }
  }

  /// The lines of the manifest.
  func manifest<Entry: Decodable>(_ type: Entry.Type) throws -> [Entry] {
    guard let folder else { return [] }
    let text = try String(contentsOfFile: folder + "/manifest.jsonl", encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(Entry.self, from: Data($0.utf8))
    }
  }

  /// The bytes of a file.
  func bytes(_ file: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: (folder ?? "") + "/" + file)))
  }
}
