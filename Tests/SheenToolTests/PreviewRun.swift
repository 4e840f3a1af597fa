import Foundation
import Synchronization

/// `sheen preview` with a stand-in for its window: a script that notes what it is asked.
///
/// The script answers as files in the folder say that the test makes: `crash` has it end as by a trap
/// when it is to show a scene, `reload` has it ask for a reload once it has, `close` that it was closed.
final class PreviewRun {
  let folder = Scratch()
  private let process = Process()
  private let errorsURL: URL

  private static let script = """
    #!/bin/sh
    cd "$(dirname "$0")"
    echo $$ >>processes
    if [ -e noDisplay ]; then 
      echo '{"noDisplay":{"_0":"none"}}' >&3
      exit 1
    fi
    echo '{"opened":{"driver":"script"}}' >&3
    while IFS= read -r line <&3; do
      isClosing=$([ -e close ] && echo yes)
      isCrashing=$([ -e crash ] && echo yes)
      printf '%s\\n' "$line" >>requests
      case $line in
      '{"show"'*)
        if [ -n "$isCrashing" ]; then
          echo 'Scene.swift:7: Fatal error: out of luck' >&2
          kill -ILL $$
        fi
        picture=$(sed -n 's/.*"picturePath":"\\([^"]*\\)".*/\\1/p' requests | tail -n 1)
        echo picture >"$picture"
        echo '{"picture":{"_0":"'"$picture"'"}}' >&3
        echo '{"shown":{}}' >&3
        if [ -e reload ]; then rm reload; echo '{"reload":{}}' >&3; fi
        if [ -n "$isClosing" ]; then echo '{"closed":{}}' >&3; exit 0; fi ;;
      '{"close"'*) exit 0 ;;
      esac
    done
    """

  /// Puts the command and the script into a folder of their own.
  init(hasWindow: Bool = true) throws {
    errorsURL = URL(filePath: folder.path + "/errors")
    let build = (ToolRun.tool as NSString).deletingLastPathComponent
    // A copy: the command looks for its window beside the file that its links lead to.
    try copyProgram(ToolRun.tool, "sheen")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Modules", withDestinationPath: build + "/Modules")
    if hasWindow {
      try folder.write(Self.script, "script")
      try copyProgram(folder.path + "/script", "sheen-window")
    }
    try Data().write(to: errorsURL)
  }

  /// Copies a program into the folder, in a process of its own: a file that this one writes may be open
  /// in a child that another test has just started, and cannot be run then.
  private func copyProgram(_ path: String, _ name: String) throws {
    let destination = folder.path + "/" + name
    let arguments = ["-m", "755", path, destination]
    let copying = try Process.run(URL(filePath: "/usr/bin/install"), arguments: arguments)
    copying.waitUntilExit()
  }

  /// Starts the command.
  func start(_ arguments: [String]) throws {
    process.executableURL = URL(filePath: folder.path + "/sheen")
    process.arguments = ["preview"] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var variables = ProcessInfo.processInfo.environment
    variables["SHEEN_CACHE_DIR"] = ToolRun.cache
    variables["XDG_RUNTIME_DIR"] = folder.path + "/runtime"
    process.environment = variables
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errorsURL)
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  /// What the window was asked, one request a line.
  var requests: [String] {
    let text = folder.data("requests").map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The kinds of the requests in order.
  var kinds: [String] {
    requests.compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
  }

  /// What the command printed for people.
  var errors: String { (try? String(contentsOf: errorsURL, encoding: .utf8)) ?? "" }

  /// Waits until the window has been asked so many things, or the command has ended.
  func waitForRequests(_ count: Int) {
    let deadline = Date(timeIntervalSinceNow: 60)
    while requests.count < count, process.isRunning, Date() < deadline {
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// Asks the command to stop.
  func interrupt() { process.interrupt() }

  /// Waits for the command's end and returns its status.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Whether a window is still there.
  var hasProcesses: Bool {
    let text = folder.data("processes").map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n").contains {
      FileManager.default.fileExists(atPath: "/proc/\($0)")
    }
  }

  deinit { if process.isRunning { process.terminate() } }
}
