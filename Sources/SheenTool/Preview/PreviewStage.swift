internal import Foundation
internal import SheenScene

/// The window of a preview, and its successor where a scene took it down.
struct PreviewStage {
  /// A window that has not shown a scene within so many seconds is ended for the next one.
  private static let hang = 3.0

  private let name: String
  private let context: Context
  private var settings: PreviewSettings
  private let folder: String
  /// The window there is now.
  private(set) var window: PreviewWindow

  private var isOpen = false
  /// Whether the window has been given a scene, whose code may run in it.
  private var hasScene = false
  /// The scene asked for last, until it is shown: when it was asked for and saved, and how long it took
  /// to compile.
  private var awaited: (since: Double, saved: Double, compiling: Double)?
  private var picture: String?

  /// What a step leads to.
  enum Course {
    /// Nothing.
    case goesOn
    /// Somebody asks for the scene to be loaded anew.
    case wantsReload
    /// The window is closed.
    case closed
  }

  /// Opens a window.
  init(_ name: String, _ settings: PreviewSettings, _ context: Context) throws(ToolError) {
    self.name = name
    self.settings = settings
    self.context = context
    let runtime = context.environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    let parent =
      runtime ?? FileManager.default.temporaryDirectory.path(percentEncoded: false)
    folder = "\(parent)/sheen-preview-\(System.processID)"
    let files = FileManager.default
    if let runtime {
      try? files.createDirectory(atPath: runtime, withIntermediateDirectories: true)
    }
    // A folder that is there already may be somebody else's.
    try? files.removeItem(atPath: folder)
    let isOwn: ()? = try? files.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    if isOwn != nil { self.settings.picturePath = folder + "/picture.png" }
    window = try Self.start(context)
    window.send(.open(self.settings))
  }

  private static func start(_ context: Context) throws(ToolError) -> PreviewWindow {
    try PreviewWindow(
      environment: context.environment, console: context.console,
      traces: context.arguments.isGiven(Options.trace))
  }

  // MARK: Asking

  /// Shows a scene in place of the last one.
  mutating func show(
    _ scene: PreviewScene, saved: Double, compiling: Double
  ) throws(ToolError) {
    let now = System.now()
    if let awaited, now - awaited.since > Self.hang {
      _ = window.kill()
      try startAgain()
    }
    window.send(.show(scene))
    hasScene = true
    awaited = (now, saved, compiling)
  }

  /// Lays a text over the last good picture.
  func fail(_ text: String) {
    context.console.relay(text.hasSuffix("\n") ? text : text + "\n")
    window.send(.failure(text))
  }

  /// Closes the window.
  func close() {
    window.send(.close)
    _ = window.end()
  }

  /// Removes what the windows left behind.
  func clear() { try? FileManager.default.removeItem(atPath: folder) }

  // MARK: Listening

  /// Takes what the window says on some descriptors.
  ///
  /// - Throws: A failure where there is no display, or the window ends without a scene's doing.
  mutating func take(from ready: Set<Int32>) throws(ToolError) -> Course {
    guard let reports = window.receive(from: ready) else { return try takeEnd() }
    var course = Course.goesOn
    for report in reports {
      switch report {
      case .opened: isOpen = true
      case .shown: tellShown()
      case .reload: course = .wantsReload
      case .failed(let text):
        awaited = nil
        fail(text)
      case .picture(let path): picture = path
      case .resized(let width, let height): (settings.width, settings.height) = (width, height)
      case .noDisplay(let reason):
        _ = window.end()
        throw .failure("no display: \(reason); sheen render \(name) -o OUT.png draws without one")
      case .closed:
        _ = window.end()
        return .closed
      }
    }
    return course
  }

  private mutating func tellShown() {
    guard let (_, saved, compiling) = awaited else { return }
    awaited = nil
    func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
    context.console.say(
      "\(name): shown \(rounded(System.now() - saved)) s after it was saved, "
        + "\(rounded(compiling)) s of it compiling")
  }

  /// Deals with a window that is gone without having said that it was closed.
  private mutating func takeEnd() throws(ToolError) -> Course {
    let end = window.end()
    let account: String
    switch end {
    case .exited(0): return .closed
    case .signalled(let signal) where System.isRequestToStop(signal): return .closed
    case .signalled(let signal): account = window.relay.account(of: signal)
    case .exited(let status):
      window.finishRelay()
      account = "ended the window with status \(status)"
    }
    guard isOpen else {
      // It has said itself why it cannot open.
      if case .exited = end { throw ToolError(message: "", status: 1) }
      throw .failure("sheen-window \(account)")
    }
    guard hasScene else { throw .failure("\(name): the window \(account)") }
    let place = window.relay.place ?? name
    try startAgain()
    fail("\(place): the scene \(account)")
    return .goesOn
  }

  /// Opens another window with the last picture.
  private mutating func startAgain() throws(ToolError) {
    (isOpen, hasScene, awaited) = (false, false, nil)
    window = try Self.start(context)
    window.send(.open(settings))
    if let picture, FileManager.default.fileExists(atPath: picture) {
      window.send(.picture(picture))
    }
  }
}
