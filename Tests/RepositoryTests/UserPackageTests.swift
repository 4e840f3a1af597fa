import Foundation
import Testing

/// The library as a user's program sees it.
@Suite struct UserPackageTests {
  /// The Swift code of the README: a whole program.
  private var snippet: String {
    let readme = try? String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    return readme?.firstMatch(of: /```swift\n([\s\S]*?)```/).map { String($0.1) } ?? ""
  }

  @discardableResult
  private func run(_ tool: String, _ arguments: [String], in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func scratch() throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "user-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path(percentEncoded: false)
  }

  @Test func theCodeOfTheReadmeCompiles() throws {
    #expect(snippet.contains("import Sheen"))
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try snippet.write(toFile: folder + "/snippet.swift", atomically: true, encoding: .utf8)
    let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let maps = Repository.files(below: "Sources", endings: ["modulemap"]).flatMap { map in
      ["-Xcc", "-fmodule-map-file=\(map.path)"]
    }
    let modules = build.appending(path: "Modules").path(percentEncoded: false)
    let arguments = [
      "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-I",
      modules,
    ]
    #expect(try run("swiftc", arguments + maps + ["snippet.swift"], in: folder) == 0)
  }

  /// Slow, since it builds the library anew: a versioned dependency on a tagged clone.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SHEEN_TEST_LONG"] != nil))
  func aPackageThatDependsOnAVersion() throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard try run("git", ["clone", "-q", Repository.root.path, folder + "/sheen"], in: folder) == 0
    else {
      print("skipped: this is not a git clone")
      return
    }
    try run("git", ["-C", "sheen", "tag", "0.99.0"], in: folder)
    let program = folder + "/program"
    try FileManager.default.createDirectory(
      atPath: program + "/Sources/program", withIntermediateDirectories: true)
    try """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "program",
      dependencies: [.package(url: "file://\(folder)/sheen", from: "0.99.0")],
      targets: [
        .executableTarget(
          name: "program",
          dependencies: [
            .product(name: "Sheen", package: "sheen"), .product(name: "SwiftUI", package: "sheen"),
          ])
      ])
    """.write(toFile: program + "/Package.swift", atomically: true, encoding: .utf8)
    try snippet.write(
      toFile: program + "/Sources/program/Program.swift", atomically: true, encoding: .utf8)
    try "import SwiftUI\nstruct Other: View { var body: some View { Color.red } }\n".write(
      toFile: program + "/Sources/program/Other.swift", atomically: true, encoding: .utf8)
    #expect(try run("swift", ["run", "-c", "release", "program"], in: program) == 0)
    #expect(FileManager.default.fileExists(atPath: program + "/glow.png"))
  }
}
