internal import Foundation

/// The Swift compiler on the search path.
struct Toolchain {
  /// The path of `swiftc`.
  let compiler: String

  /// Looks for `swiftc` on a search path.
  init?(environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/swiftc" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    compiler = path
  }

  /// The compiler's version, `6.3.1 (swift-6.3.1-RELEASE)`.
  func version(environment: [String: String]) -> String? {
    guard let (end, text) = try? run(["--version"], environment: environment), end == .exited(0),
      let start = text.firstRange(of: "Swift version ")?.upperBound
    else { return nil }
    return text[start...].firstIndex(of: ")").map { String(text[start...$0]) }
  }

  /// Runs the compiler and returns all it prints; stops it once it is no longer wanted.
  func run(
    _ arguments: [String], environment: [String: String],
    isCancelled: () -> Bool = { Interruption.isRequested }
  ) throws(ToolError) -> (end: ChildProcess.End, output: String) {
    let process = try ChildProcess(
      compiler, arguments, environment: environment)
    var output: [UInt8] = []
    var isStopping = false
    let end = process.wait(
      tick: { driver in
        guard !isStopping, isCancelled() else { return }
        isStopping = true
        // The only signal on which the driver stops the compiler it has started.
        System.interrupt(driver)
      },
      receive: { output += $0 })
    return (end, String(decoding: output, as: UTF8.self))
  }
}
