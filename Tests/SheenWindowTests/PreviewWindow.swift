import Foundation
import Glibc
import SheenCore
import SheenScene
import Synchronization

/// A run of `sheen-window`, with this test as its supervisor.
final class PreviewWindow {
  /// The program beside the test bundle.
  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "sheen-window").path(percentEncoded: false)

  let child: ChildProgram
  private let screen: VirtualDisplay?
  let title: String
  let folder = scratchPath("window-run")
  private let link: PreviewLink
  private let reports = Reports()

  private final class Reports: Sendable {
    let list = Mutex<[PreviewReport]>([])
  }

  /// Opens a window on a display.
  convenience init(
    on display: VirtualDisplay, _ settings: PreviewSettings, environment: [String: String] = [:]
  ) throws {
    try self.init(
      settings, screen: display, environment: display.environment.merging(environment) { $1 })
  }

  /// Opens a window on no display, or on what the environment names.
  init(
    _ settings: PreviewSettings, screen: VirtualDisplay? = nil, environment: [String: String]
  ) throws {
    self.screen = screen
    title = settings.title
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw Failure("no socket")
    }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let output = open(folder + "/output", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    let errors = open(folder + "/errors", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { for descriptor in [ends[1], output, errors] { close(descriptor) } }
    var variables = environment
    variables["SHEEN_WINDOW_LOG"] = folder + "/log"
    child = try ChildProgram(
      [Self.program], environment: variables, in: folder,
      moving: [(output, 1), (errors, 2), (ends[1], PreviewLink.windowDescriptor)])
    link = PreviewLink(descriptor: ends[0])
    let thread = Thread { [link, reports] in
      var inbox = PreviewInbox<PreviewReport>(link)
      while let arrived = inbox.receive() { reports.list.withLock { $0 += arrived } }
    }
    thread.start()
    link.send(PreviewRequest.open(settings))
  }

  /// The display it is on.
  var display: VirtualDisplay {
    get throws {
      guard let screen else { throw Failure("no display") }
      return screen
    }
  }

  /// Ends the connection, as a supervisor does that crashes.
  func hangUp() { shutdown(link.descriptor, Int32(SHUT_RDWR)) }

  deinit {
    close(link.descriptor)
    try? FileManager.default.removeItem(atPath: folder)
  }

  func send(_ request: PreviewRequest) { link.send(request) }

  /// What it has told so far.
  var told: [PreviewReport] { reports.list.withLock { $0 } }

  /// Shows a scene and waits until it is on screen.
  func show(_ scene: PreviewScene) throws {
    let before = told.count { $0 == .shown }
    send(.show(scene))
    _ = try eventually("the scene is shown: \(told), \(errors)") {
      if case .failed(let message) = told.last { throw Failure(message) }
      return told.count { $0 == .shown } > before ? true : nil
    }
    if before == 0, screen?.isWayland == true { try screen?.parkPointer() }
  }

  /// Waits until it has ended, and returns its status.
  func end() throws -> Int32 { try eventually("sheen-window ends") { child.status } }

  /// What it printed for people.
  var errors: String { (try? String(contentsOfFile: folder + "/errors", encoding: .utf8)) ?? "" }
  /// What it printed as results.
  var output: String { (try? String(contentsOfFile: folder + "/output", encoding: .utf8)) ?? "" }

  /// One line of its log.
  struct LogLine: Decodable {
    var kind: String
    var at: Double
    var time: Double?
    var events: Int?
    var point: [Double]?
    var tiles: Int?
    var rects: [[Int]]?
    var drawing: Double?
    var pixels: [Int]?
    var scale: Double?
    var text: String?
  }

  /// Its log so far.
  var log: [LogLine] {
    let text = (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(LogLine.self, from: Data($0.utf8))
    }
  }

  /// Waits until it has had nothing to do for half a second.
  func settle() throws {
    var last = (lines: -1, wakeUps: -1)
    _ = try eventually("the window comes to rest", every: 0.5) {
      let now = (lines: log.count, wakeUps: child.wakeUpCount)
      defer { last = now }
      return now == last ? true : nil
    }
  }

  /// What is in the window, top left pixel first; on Wayland the window fills the screen.
  func screenshot(width: Int, height: Int) throws -> Pixmap {
    let display = try display
    let screen = try display.screenshot()
    var (left, top) = (0, 0)
    if display.environment["DISPLAY"] != nil {
      let place = try display.place(of: title)
      (left, top) = (place.x, place.y)
    }
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height where top + y < screen.height {
      for x in 0..<width where left + x < screen.width {
        picture[x, y] = screen[left + x, top + y]
      }
    }
    return picture
  }
}
