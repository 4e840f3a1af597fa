internal import Foundation

/// Runs a command that draws a scene's own code in a child process, since a trap cannot be caught.
///
/// The child inherits standard output. Its standard error is read here, so that what the runtime says of
/// a trap becomes one line; everything else is passed on.
struct Supervisor {
  /// Tells a child that it is one, and which shared object holds its scene.
  static let objectVariable = "SHEEN_SCENE_OBJECT"

  /// How long a child may take to stop when asked.
  private static let grace = 2.0

  let context: Context
  /// The scene as errors name it.
  let scene: String

  /// Runs the same command in a child and waits for it.
  ///
  /// - Throws: A failure where the scene crashed or took too long; the child's own status otherwise.
  func run(object: String) throws(ToolError) {
    guard let executable = System.executablePath else {
      throw .failure("\(scene): /proc is not mounted; scenes need it")
    }
    let traces = context.arguments.isGiven(Options.trace)
    var environment = context.environment
    environment[Self.objectVariable] = object
    environment["SWIFT_BACKTRACE"] = "enable=\(traces ? "yes" : "no"),color=no,interactive=no"
    let child = try ChildProcess(
      executable, Array(CommandLine.arguments.dropFirst()), environment: environment,
      output: context.console.output)

    let timeout = context.arguments[Options.timeout]
    let start = System.now()
    var interrupted: Double?
    var isLate = false
    var relay = Relay(console: context.console, traces: traces)
    let end = child.wait(
      tick: { process in
        let now = System.now()
        if let timeout, now - start > timeout {
          isLate = true
          System.stop(process, byForce: true)
        } else if let interrupted {
          if now - interrupted > Self.grace { System.stop(process, byForce: true) }
        } else if Interruption.isRequested {
          interrupted = now
          System.stop(process, byForce: false)
        }
      },
      receive: { relay.take($0) })
    if isLate {
      throw .failure(
        "\(scene): took longer than \((timeout ?? 0).formatted) s and was stopped (--timeout)")
    }
    switch end {
    case .exited(0): relay.finish()
    case .exited(let status):
      relay.finish()
      throw ToolError(message: "", status: status)
    case .signalled(let signal):
      try Interruption.check()
      let what =
        relay.fatalError.map { "trapped: \($0)" }
        ?? System.describe(signal: signal)
      let hint = traces ? "" : "; --trace shows where"
      throw .failure("\(scene): the scene \(what)\(hint)")
    }
  }

  /// Passes on what a child prints, but keeps what the runtime says of a fatal error.
  private struct Relay {
    let console: Console
    let traces: Bool
    private(set) var fatalError: String?
    private var line: [UInt8] = []
    private var held = ""

    init(console: Console, traces: Bool) {
      self.console = console
      self.traces = traces
    }

    mutating func take(_ bytes: [UInt8]) {
      for byte in bytes {
        line.append(byte)
        if byte == 0x0a { takeLine() }
      }
    }

    private mutating func takeLine() {
      let text = String(decoding: line, as: UTF8.self)
      line.removeAll(keepingCapacity: true)
      if let mark = text.firstRange(of: "Fatal error") {
        let rest = text[mark.upperBound...].drop { $0 == ":" || $0 == " " }
        let cause = rest.trimmingCharacters(in: .whitespacesAndNewlines)
        fatalError = cause.isEmpty ? "fatal error" : cause
        held += text
        if traces { console.relay(text) }
      } else if fatalError == nil || traces {
        console.relay(text)
      } else {
        held += text
      }
    }

    /// Passes on what is left, after a child that did not crash.
    mutating func finish() {
      if !traces { console.relay(held) }
      if !line.isEmpty { console.relay(String(decoding: line, as: UTF8.self)) }
    }
  }
}
