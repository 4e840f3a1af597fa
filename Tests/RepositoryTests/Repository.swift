import Foundation

/// The checkout the tests were built from.
enum Repository {
  /// The top folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder with one of some endings, in byte order of their paths.
  static func files(below folder: String, endings: Set<String>) -> [URL] {
    let top = root.appendingPathComponent(folder)
    guard let walk = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil) else {
      return []
    }
    return walk.compactMap { $0 as? URL }
      .filter { endings.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  /// The lines of a file.
  static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The path of a file below the top folder.
  static func name(of file: URL) -> String {
    String(file.path.dropFirst(root.path.count + 1))
  }
}
