import Foundation

/// One run of the built command.
struct ToolRun {
  let status: Int32
  let output: Data
  let errors: String

  /// What it printed on standard output, as lines.
  var lines: [String] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The command beside the test bundle.
  static let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "sheen").path(percentEncoded: false)

  /// Compiled scenes of this test run.
  static let cache = Scratch().path

  /// Runs the command in a folder.
  ///
  /// `environment` sets variables, and an empty value removes one; after `interruptAfter` seconds the
  /// command is asked to stop.
  init(
    _ arguments: [String], in folder: Scratch, environment: [String: String] = [:],
    tool: String = ToolRun.tool, interruptAfter: Double? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var variables = ProcessInfo.processInfo.environment
    variables["SHEEN_CACHE_DIR"] = Self.cache
    variables["SHEEN_BACKEND"] = "cpu"
    variables.merge(environment) { $1 }
    process.environment = variables.filter { !$0.value.isEmpty }
    // Files rather than pipes: they take any amount without a reader.
    let streams = Scratch()
    let outputURL = URL(filePath: streams.path + "/output")
    let errorsURL = URL(filePath: streams.path + "/errors")
    for url in [outputURL, errorsURL] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: outputURL)
    process.standardError = try FileHandle(forWritingTo: errorsURL)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    if let interruptAfter {
      Thread.sleep(forTimeInterval: interruptAfter)
      process.interrupt()
    }
    process.waitUntilExit()
    status = process.terminationStatus
    output = try Data(contentsOf: outputURL)
    errors = try String(contentsOf: errorsURL, encoding: .utf8)
  }
}

/// A folder that goes away with the value that names it.
final class Scratch: Sendable {
  let path: String

  init() {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "sheen-tests-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file; folders in its name are made.
  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    try write(Data(text.utf8), name)
  }

  /// Writes a file; folders in its name are made.
  @discardableResult
  func write(_ data: Data, _ name: String) throws -> String {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return url.path(percentEncoded: false)
  }

  /// The content of a file; `nil` where there is none.
  func data(_ name: String) -> Data? { FileManager.default.contents(atPath: path + "/" + name) }

  /// The names in the folder or one below it, hidden ones too.
  func names(_ folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }
}
