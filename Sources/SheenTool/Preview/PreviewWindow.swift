internal import Foundation
internal import SheenScene

/// The running window program: what it is asked, what it reports, and how it ended.
final class PreviewWindow {
  /// How long it may take to go once it should.
  private static let grace = 2.0

  private let process: Int32
  private let link: PreviewLink
  private var inbox: PreviewInbox<PreviewReport>
  private let errors: Int32
  /// What it printed of its end.
  private(set) var relay: CrashRelay
  private var isWriting = true

  /// Starts the program that lies beside this one.
  init(environment: [String: String], console: Console, traces: Bool) throws(ToolError) {
    let folder = System.executablePath.map { ($0 as NSString).deletingLastPathComponent } ?? "."
    let program = folder + "/sheen-window"
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw .failure("\(program): missing; make install puts it beside sheen")
    }
    var environment = environment
    environment.merge(Supervisor.runtimeVariables(traces: traces)) { $1 }
    let (own, other) = try System.socketPair()
    let (reading, writing) = try System.pipe()
    defer {
      System.close(other)
      System.close(writing)
    }
    do {
      process = try System.spawn(
        program, [], environment: environment,
        moving: [
          (writing, System.standardOutput), (writing, System.standardError),
          (other, PreviewLink.windowDescriptor),
        ])
    } catch {
      System.close(own)
      System.close(reading)
      throw error
    }
    link = PreviewLink(descriptor: own)
    inbox = PreviewInbox(link)
    errors = reading
    relay = CrashRelay(console: console, traces: traces)
  }

  deinit {
    System.close(link.descriptor)
    System.close(errors)
  }

  /// What to wait for.
  var descriptors: [Int32] { [link.descriptor] + (isWriting ? [errors] : []) }

  /// Asks for something.
  func send(_ request: PreviewRequest) { link.send(request) }

  /// Takes what has arrived on some of its descriptors; `nil` once the window is gone.
  func receive(from ready: Set<Int32>) -> [PreviewReport]? {
    if ready.contains(errors) { takeErrors() }
    return ready.contains(link.descriptor) ? inbox.receive() : []
  }

  private func takeErrors() {
    switch System.receive(from: errors, withinMilliseconds: 0) {
    case .bytes(let bytes): relay.take(bytes)
    case .nothing: break
    case .end: isWriting = false
    }
  }

  /// Waits for the end of a window that is gone or was asked to go, and makes it go if it takes long.
  func end() -> ChildProcess.End {
    let start = System.now()
    var end = System.end(of: process)
    while end == nil {
      let waited = System.now() - start
      if waited > 2 * Self.grace {
        System.stop(process, byForce: true)
      } else if waited > Self.grace {
        System.stop(process, byForce: false)
      }
      _ = System.wait(for: isWriting ? [errors] : [], atMost: 0.01)
      takeErrors()
      end = System.end(of: process)
    }
    while isWriting, !System.wait(for: [errors], atMost: 0).isEmpty { takeErrors() }
    return end ?? .exited(0)
  }

  /// Passes on everything it printed.
  func finishRelay() { relay.finish() }

  /// Ends a window that no longer answers.
  func kill() -> ChildProcess.End {
    System.stop(process, byForce: true)
    return end()
  }
}
