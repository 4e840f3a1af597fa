/// Runs a command that draws a scene's own code in a child process, since a trap cannot be caught.
///
/// The child inherits standard output. Its standard error is read here, so that what the runtime says of
/// a trap becomes one line; everything else is passed on.
struct Supervisor {
  /// Tells a child that it is one, and which shared object holds its scene.
  static let objectVariable = "SHEEN_SCENE_OBJECT"

  /// How long a child may take to stop when asked.
  private static let grace = 2.0

  /// What the Swift runtime is told in a child, besides what it is told here.
  static func runtimeVariables(traces: Bool) -> [String: String] {
    [
      "SWIFT_BACKTRACE": "enable=\(traces ? "yes" : "no"),color=no,interactive=no",
      // The order of a scene's sets and dictionaries shows in its picture.
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
  }

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
    environment.merge(Self.runtimeVariables(traces: traces)) { $1 }
    let child = try ChildProcess(
      executable, Array(CommandLine.arguments.dropFirst()), environment: environment,
      output: context.console.output)

    let timeout = context.arguments[Options.timeout]
    let start = System.now()
    var interrupted: Double?
    var isLate = false
    var relay = CrashRelay(console: context.console, traces: traces)
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
      let hint = traces ? "" : "; --trace shows where"
      throw .failure("\(scene): the scene \(relay.account(of: signal))\(hint)")
    }
  }
}
