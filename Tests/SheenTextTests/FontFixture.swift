import Foundation
import SheenText
import Testing

/// The fonts the tests read; `make test` installs them.
///
/// `SHEEN_TEST_FONTS` names a folder with fonts for machines on which they are not installed.
enum FontFixture {
  static let folders =
    ["/usr/share/fonts"]
    + [ProcessInfo.processInfo.environment["SHEEN_TEST_FONTS"]].compactMap(\.self)

  /// Where each font file lies.
  private static let files: [String: String] = {
    var files: [String: String] = [:]
    for folder in folders {
      let content = FileManager.default.enumerator(atPath: folder)
      while let path = content?.nextObject() as? String {
        files[(path as NSString).lastPathComponent] = folder + "/" + path
      }
    }
    return files
  }()

  static let sans = path("DejaVuSans.ttf")
  static let mono = path("DejaVuSansMono.ttf")

  /// Where a font file lies, or where it would.
  static func path(_ name: String) -> String { files[name] ?? "/usr/share/fonts/\(name)" }

  /// Where a font file lies; `nil`, with a message, where the machine has none.
  static func installed(_ name: String) -> String? {
    if files[name] == nil { print("skipped: no \(name)") }
    return files[name]
  }

  /// A font; `nil`, with a message, where the machine has none.
  static func face(_ path: String) throws -> TypeFace? {
    guard FileManager.default.fileExists(atPath: path) else {
      print("skipped: \(path) is not there")
      return nil
    }
    return try TypeFace(path: path)
  }

  /// All fonts of the tests.
  static let library = FontLibrary(directories: Array(folders.dropFirst()))

  /// Only the given font files, copied into a folder of their own; `nil`, with a message, where the
  /// machine lacks one.
  static func folder(_ names: [String]) throws -> URL? {
    let paths = names.compactMap(installed)
    guard paths.count == names.count else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, path) in zip(names, paths) {
      try FileManager.default.copyItem(
        at: URL(filePath: path).resolvingSymlinksInPath(), to: folder.appending(path: name))
    }
    return folder
  }

  /// Calls `body` with a library of the given font files alone and their folder; skips, with a
  /// message, where the machine lacks one.
  static func with(_ names: [String], _ body: (FontLibrary, URL) throws -> Void) throws {
    guard let folder = try folder(names) else { return }
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(FontLibrary(directories: [folder.path], includesInstalled: false), folder)
  }
}
