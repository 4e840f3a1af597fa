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

  /// A program with macros, which traps where they do wrong.
  private let macros = #"""
    import Sheen

    extension EnvironmentValues {
      @Entry public var accent: Color = .red
      @Entry var size = 3
      @Entry var note: String?
      @Entry var act: @MainActor () -> Void = {}
    }
    extension Transaction {
      @Entry var isSlow = false
    }

    struct Dot: View {
      @Environment(\.accent) private var accent
      @Binding var isOn: Bool
      var body: some View { accent.opacity(isOn ? 1 : 0.5) }
    }

    #Preview { Dot(isOn: .constant(true)) }
    #Preview("Off", traits: .sizeThatFitsLayout, .fixedLayout(width: 40, height: 40)) {
      @Previewable @State var isOn = false
      Dot(isOn: $isOn).environment(\.accent, .blue)
    }

    func check() {
      var values = EnvironmentValues()
      precondition(values.size == 3 && values.note == nil)
      (values.size, values.note) = (4, "n")
      precondition(values.size == 4 && values.note == "n")
      var transaction = Transaction()
      precondition(!transaction.isSlow)
      transaction.isSlow = true
      precondition(transaction.isSlow)
    }
    """#

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

  /// Whether the compiler takes files as a program's of the library as it is built.
  private func typechecks(_ files: [String: String], _ mode: String = "6") throws -> Bool {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
    let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path(percentEncoded: false)
    let maps = Repository.files(below: "Sources", endings: ["modulemap"]).flatMap { map in
      ["-Xcc", "-fmodule-map-file=\(map.path)"]
    }
    let arguments = [
      "-typecheck", "-parse-as-library", "-swift-version", mode, "-warnings-as-errors",
      "-I", build + "/Modules", "-load-plugin-executable", build + "/SheenMacros-tool#SheenMacros",
    ]
    return try run("swiftc", arguments + maps + files.keys, in: folder) == 0
  }

  @Test func theCodeOfTheReadmeCompiles() throws {
    #expect(snippet.contains("import Sheen"))
    #expect(try typechecks(["snippet.swift": snippet]))
  }

  @Test(arguments: ["5", "6"]) func macrosCompile(mode: String) throws {
    #expect(try typechecks(["macros.swift": macros], mode))
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
    // The program checks the macros before it begins.
    let main = snippet.replacing(
      "let renderer", with: "check()\n    let renderer", maxReplacements: 1)
    #expect(main != snippet)
    try main.write(
      toFile: program + "/Sources/program/Program.swift", atomically: true, encoding: .utf8)
    try "import SwiftUI\nstruct Other: View { var body: some View { Color.red } }\n".write(
      toFile: program + "/Sources/program/Other.swift", atomically: true, encoding: .utf8)
    try macros.write(
      toFile: program + "/Sources/program/Macros.swift", atomically: true, encoding: .utf8)
    #expect(try run("swift", ["run", "-c", "release", "program"], in: program) == 0)
    #expect(FileManager.default.fileExists(atPath: program + "/glow.png"))
  }
}
