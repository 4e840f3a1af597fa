import Foundation
import SheenScene

/// Scene files of these tests, compiled once.
enum TestScene {
  private static let folder: String = {
    let path = scratchPath("window-scenes")
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }()

  private static let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "sheen").path(percentEncoded: false)

  /// Compiles the body of a view.
  static func compile(_ name: String, _ text: String) throws -> PreviewScene {
    let object = "\(folder)/\(name).sheen"
    if !FileManager.default.fileExists(atPath: object) {
      let source = "\(folder)/\(name).swift"
      try "import SwiftUI\n\n\(text)\n".write(toFile: source, atomically: true, encoding: .utf8)
      let environment = ["SHEEN_CACHE_DIR": folder + "/cache"]
      let status = try ChildProgram.run(
        [tool, "compile", source, "-o", object], environment: environment
      ).status
      guard status == 0 else { throw Failure("\(name).swift does not compile") }
    }
    return PreviewScene(name: "\(name).swift", object: object)
  }
}
