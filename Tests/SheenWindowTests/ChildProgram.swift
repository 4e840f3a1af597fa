import Foundation
import Glibc

/// A program in a process group of its own, which ends with the value.
final class ChildProgram: @unchecked Sendable {
  let process: Int32
  private var end: Int32?

  /// Starts a program found on the path; `moving` gives it descriptors: those here, as those there.
  init(
    _ words: [String], environment: [String: String] = [:], in folder: String? = nil,
    moving: [(from: Int32, to: Int32)] = []
  ) throws {
    var variables = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SHEEN_BACKEND"] { variables[name] = nil }
    variables.merge(environment) { $1 }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in moving { posix_spawn_file_actions_adddup2(&actions, from, to) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let words = (folder.map { ["env", "-C", $0] } ?? []) + words
    let arguments = words.map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + settings { free(text) } }
    var process: Int32 = 0
    let code = posix_spawnp(&process, words[0], &actions, &attributes, arguments, settings)
    guard code == 0 else { throw Failure("\(words[0]): \(String(cString: strerror(code)))") }
    self.process = process
  }

  deinit {
    kill(-process, SIGKILL)
    if end == nil { waitpid(process, nil, 0) }
  }

  /// The exit status once it has ended; a signal counts as its negative.
  var status: Int32? {
    if let end { return end }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    end = status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
    return end
  }

  /// Runs a program to its end.
  ///
  /// - Returns: Its exit status, and what it printed on standard output.
  @discardableResult
  static func run(
    _ words: [String], environment: [String: String] = [:], in folder: String? = nil
  ) throws -> (status: Int32, output: Data) {
    let file = scratchPath("window-output")
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer {
      close(descriptor)
      unlink(file)
    }
    let child = try ChildProgram(
      words, environment: environment, in: folder, moving: [(descriptor, STDOUT_FILENO)])
    let status = try eventually("\(words[0]) ends", every: 0.005) { child.status }
    return (status, FileManager.default.contents(atPath: file) ?? Data())
  }

  /// Whether a program is installed.
  static func exists(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      access("\($0)/\(name)", X_OK) == 0
    }
  }

  /// How often its threads have been woken so far.
  var wakeUpCount: Int {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let status =
        (try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)) ?? ""
      let count = status.firstMatch(of: /\nvoluntary_ctxt_switches:\s*(\d+)/).flatMap { Int($0.1) }
      return sum + (count ?? 0)
    }
  }
}

/// Why a test cannot go on.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Waits until a value is there, for as long as a busy machine may need.
func eventually<Value>(
  _ what: String, every interval: Double = 0.05, within seconds: Double = 30,
  _ body: () throws -> Value?
) throws -> Value {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while true {
    if let value = try body() { return value }
    guard Date() < deadline else { throw Failure("not within \(seconds) s: \(what)") }
    Thread.sleep(forTimeInterval: interval)
  }
}

/// A path for something that does not exist yet.
func scratchPath(_ name: String) -> String {
  NSTemporaryDirectory() + "\(ProcessInfo.processInfo.globallyUniqueString)-\(name)"
}
