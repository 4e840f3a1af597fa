internal import Foundation
internal import SheenScene
internal import SheenUI

/// Keeps a preview going: compiles the scene when its files change, has the window show it, and starts
/// the window again where the scene's code takes it down.
final class PreviewSupervisor {
  /// Files are left alone for so long before they count as saved, in seconds.
  private static let quiet = 0.03
  /// After so long they count as saved although they still change.
  private static let patience = 0.3
  /// A scene file may be missing for so long, while an editor saves it.
  private static let absence = 0.25

  private let name: String
  private let context: Context
  private var reader: SceneReader
  private let watch: FolderWatch
  private let interruption: (reading: Int32, writing: Int32)
  private var stage: PreviewStage

  private var build: SceneBuild?
  /// The newest version of the scene, if it is not being built yet, and when it was saved.
  private var waiting: (snapshot: SceneSnapshot, saved: Double)?
  /// The version that is being built, or was last.
  private var newest: [String: Int]?
  /// When it was saved.
  private var saved = 0.0
  /// When files changed first and last since the last snapshot.
  private var change: (first: Double, last: Double)?
  /// Whether the next snapshot is built even if nothing in it is new.
  private var isForced = false

  /// Opens a window and begins to build the scene; the settings follow from the platform.
  init(
    _ operand: String, _ context: Context, settings: (Platform) -> PreviewSettings
  ) throws(ToolError) {
    name = operand
    self.context = context
    reader = SceneReader(operand, context)
    watch = try FolderWatch()
    interruption = try System.pipe()
    Interruption.poke(interruption.writing)
    let now = System.now()
    let first = try reader.snapshot()
    stage = try PreviewStage(operand, settings(first.platform), context)
    watch.cover(first.folders)
    waiting = (first, now)
    newest = first.digests
    try buildWaiting()
  }

  /// Runs until the window is closed.
  func run() throws(ToolError) {
    defer {
      waiting = nil
      build?.cancel()
      _ = build?.wait()
      stage.clear()
    }
    while try step() {}
  }

  /// Waits for one thing to happen and deals with it; false once the window is closed.
  private func step() throws(ToolError) -> Bool {
    var descriptors = [interruption.reading, watch.descriptor] + stage.window.descriptors
    if let build { descriptors.append(build.descriptor) }
    let ready = System.wait(for: descriptors, atMost: timeToSnapshot)
    if Interruption.isRequested {
      stage.close()
      return false
    }
    if ready.contains(watch.descriptor) {
      watch.clear()
      noteChange()
    }
    if let build, ready.contains(build.descriptor) { try take(build) }
    if let time = timeToSnapshot, time <= 0 { try takeSnapshot() }
    switch try stage.take(from: ready) {
    case .goesOn: return true
    case .wantsReload:
      isForced = true
      noteChange()
      return true
    case .closed: return false
    }
  }

  private func noteChange() {
    let now = System.now()
    change = (change?.first ?? now, now)
  }

  /// The seconds until the files are looked at; `nil` while they do not change.
  private var timeToSnapshot: Double? {
    change.map { min($0.last + Self.quiet, $0.first + Self.patience) - System.now() }
  }

  /// Looks at the files and has what is new built.
  private func takeSnapshot() throws(ToolError) {
    guard let changed = change else { return }
    change = nil
    let snapshot: SceneSnapshot
    do throws(ToolError) {
      snapshot = try reader.snapshot()
    } catch {
      if System.now() - changed.first < Self.absence {
        change = (changed.first, System.now())
      } else {
        newest = nil
        stage.fail(error.message)
      }
      return
    }
    watch.cover(snapshot.folders)
    guard isForced || snapshot.digests != newest else { return }
    isForced = false
    newest = snapshot.digests
    waiting = (snapshot, changed.first)
    if let build { build.cancel() } else { try buildWaiting() }
  }

  private func buildWaiting() throws(ToolError) {
    guard let (snapshot, time) = waiting else { return }
    waiting = nil
    saved = time
    build = try SceneBuild(snapshot, name: name, context)
  }

  /// Takes what came of a build, unless a newer version waits.
  private func take(_ build: SceneBuild) throws(ToolError) {
    let (outcome, seconds) = build.wait()
    self.build = nil
    guard waiting == nil else { return try buildWaiting() }
    switch outcome {
    case .cancelled: break
    case .failed(let text): stage.fail(text)
    case .made(let scene): try stage.show(scene, saved: saved, compiling: seconds)
    }
  }
}
