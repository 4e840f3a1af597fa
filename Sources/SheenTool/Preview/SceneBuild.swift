internal import Foundation
internal import SheenImaging
internal import SheenScene
internal import SheenUI
internal import Synchronization

/// A scene being compiled, on a thread of its own.
final class SceneBuild: Sendable {
  /// What came of it.
  enum Outcome: Sendable {
    /// It can be shown.
    case made(PreviewScene)
    /// It does not compile; the text is the compiler's, with the user's files and lines.
    case failed(String)
    /// Nobody wants it any more.
    case cancelled
  }

  /// The scene as it was when the build began.
  let snapshot: SceneSnapshot
  /// When it was begun.
  let start = System.now()
  /// Can be read once there is an outcome.
  let descriptor: Int32
  private let ending: Int32
  private let isCancelled = Atomic<Bool>(false)
  private let result = Mutex<(outcome: Outcome, seconds: Double)?>(nil)

  /// Begins to compile.
  init(_ snapshot: SceneSnapshot, name: String, _ context: Context) throws(ToolError) {
    self.snapshot = snapshot
    (descriptor, ending) = try System.pipe()
    Thread.detachNewThread { [self] in
      let outcome = make(name, context)
      result.withLock { $0 = (outcome, System.now() - start) }
      System.close(ending)
    }
  }

  deinit { System.close(descriptor) }

  /// Ends the work soon; the outcome comes all the same.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Waits for the outcome and the seconds it took.
  func wait() -> (outcome: Outcome, seconds: Double) {
    // An interrupt ends a wait early.
    while System.wait(for: [descriptor], atMost: nil).isEmpty {}
    return result.withLock { $0 } ?? (.cancelled, 0)
  }

  private var isUnwanted: Bool {
    isCancelled.load(ordering: .relaxed) || Interruption.isRequested
  }

  private func make(_ name: String, _ context: Context) -> Outcome {
    var diagnostics = ""
    do throws(ToolError) {
      let object: String?
      switch snapshot.source {
      case .builtIn: object = nil
      case .archive(let path): object = path
      case .files(let files):
        let compiler = SceneCompiler(
          environment: context.environment, relay: { diagnostics += $0 },
          isCancelled: { [self] in isUnwanted })
        object = try compiler.sharedObject(
          of: files, view: context.arguments[Options.view], for: snapshot.platform.system,
          symbols: snapshot.assets.catalog().symbols)
      }
      if isUnwanted { return .cancelled }
      return .made(
        PreviewScene(
          name: name, object: object.flatMap(System.realPath),
          assets: snapshot.assets.paths, replacements: snapshot.assets.replacements,
          shaders: snapshot.assets.shaders))
    } catch {
      if isUnwanted { return .cancelled }
      return .failed(diagnostics.isEmpty ? error.message : diagnostics)
    }
  }
}
