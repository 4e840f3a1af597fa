internal import Foundation
internal import Sheen
internal import SheenCore
internal import SheenDisplay
internal import SheenScene
internal import SheenUI
internal import SheenWindow

/// One window from its opening to its end: what it shows, when it draws, what people do in it.
///
/// The loop sleeps in the window until something happens or the scene says that something will. A turn
/// gathers what happened, gives it to the scene at the turn's moment, and draws what differs.
@MainActor
final class PreviewSession {
  let link: PreviewLink
  let settings: PreviewSettings
  let requests: RequestQueue
  /// Where results are printed.
  let output: Int32
  let window: Window
  let log: WindowLog
  var canvas: WindowCanvas
  var clock: SessionClock
  var pacer: FramePacer
  var options = ViewOptions()
  let keeper: PictureKeeper

  /// What lies above the scene, as it is to be and as it was laid out last.
  var overlay = Overlay(fonts: OverlayFonts.usual())
  var shownOverlay: Overlay?
  var overlayExtent = (Size(0, 0), 0.0)
  var overlayItems: [DisplayItem] = []
  /// When the notice goes, on the display's clock.
  var noticeEnd: Double?
  /// The pixels of the scene that differed last.
  var damage: [PixelRect] = []
  let damagePlanner = FramePlanner()
  var statistics = FrameStatistics()
  /// When the last frame went to the screen.
  var lastFrame: Double?

  /// The scene, once there is one.
  var scene: ShownScene?
  /// What the scene drew last, without what lies below and above it.
  var sceneItems: [DisplayItem] = []
  /// What it drew last that could be brought to the screen.
  var drawnItems: [DisplayItem] = []
  /// Whether software GL was taken because the scene has functions in GLSL.
  var hasChosenShaders = false
  /// A picture of a predecessor that crashed, until a scene is shown.
  var inheritedPicture: DisplayItem?
  /// What is wrong, laid over the picture.
  var failure: String?
  /// Whether the supervisor waits to hear that the scene is on screen.
  var owesShown = false
  /// Where the pointer is in the window, in points; `nil` where it is not.
  var pointer: Point?
  /// What the pointer did since the last turn.
  var pointerEvents: [PointerEvent] = []
  var isClosing = false
  /// Whether an earlier moment is shown than before, so that the scene's pointer is where it was then.
  var hasRewound = false
  /// Whether the next turn is the first of the first scene, at its start.
  var startsClock = false
  /// Whether the last turn brought something to the screen.
  var wasPresented = false
  /// When the scene's picture may change next by itself, in its time; `nil` for never.
  var upcomingChange: Double?
  private var needsTurn = true

  /// Opens the window.
  ///
  /// - Throws: An error whose description is one line, where there is no display or the backend that was
  ///   asked for cannot be had.
  init(
    _ settings: PreviewSettings, link: PreviewLink, requests: RequestQueue, output: Int32
  ) throws {
    self.link = link
    self.settings = settings
    self.requests = requests
    self.output = output
    let environment = ProcessInfo.processInfo.environment
    log = WindowLog(environment)
    keeper = PictureKeeper(settings, link: link)
    let backend = try (Backend(rawValue: settings.backend) ?? .auto).resolved(environment)
    let wantsGL = backend == .gpu || backend == .software
    window = try Window(
      WindowSettings(
        title: settings.title, size: Size(settings.width, settings.height), scale: settings.scale),
      wantsGL: wantsGL, software: backend == .software)
    canvas = try WindowCanvas.make(
      window, backend, threads: settings.threads, isDark: settings.isDark)
    clock = SessionClock(now: Window.now)
    pacer = FramePacer(rate: window.refreshRate, mayWait: window.hasContext)
    link.send(PreviewReport.opened(driver: window.driver))
    log.write("opened") {
      $0.text = "\(window.driver), \(canvas.summary)"
      $0.pixels = [window.pixelWidth, window.pixelHeight]
      $0.scale = window.scale
    }
  }

  /// Runs until the window is to be closed.
  func run() {
    serveRequests()
    while !isClosing {
      if needsTurn, window.isVisible {
        takeTurn()
      } else {
        wait(until: isClosing ? 0 : nextDeadline)
      }
    }
    log.write("closed")
  }

  /// When the scene changes next on the display's clock; `nil` where nothing is going to happen.
  private var nextDeadline: Double? {
    guard window.isVisible else { return nil }
    let moment = upcomingChange.flatMap { clock.moment(of: $0) }
    return [moment, noticeEnd].compactMap(\.self).min().map { max($0, nextSlot) }
  }

  /// When the next turn may begin: at once after a frame that waited for the display.
  private var nextSlot: Double { pacer.displayPaces && wasPresented ? 0 : pacer.next }

  /// Sleeps, and takes note of what happens.
  private func wait(until deadline: Double?) {
    let events = window.events(until: deadline)
    statistics.wakeUpCount += 1
    log.write("wake") { $0.events = events.count }
    if events.isEmpty, let deadline, Window.now >= deadline { needsTurn = true }
    for event in events { handle(event) }
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .pointerMoved(let point):
      pointer = point
      pointerEvents.append(.moved(point))
      needsTurn = scene != nil || needsTurn
    case .pointerPressed, .pointerReleased:
      pointerEvents.append(event == .pointerPressed ? .pressed : .released)
      needsTurn = scene != nil || needsTurn
    case .pointerScrolled(let distance):
      guard pointer != nil else { return }
      pointerEvents.append(.scrolled(distance))
      needsTurn = scene != nil || needsTurn
    case .pointerLeft:
      guard pointer != nil else { return }
      pointer = nil
      pointerEvents.append(.left)
      needsTurn = scene != nil || needsTurn
    case .typed(let character): press(character)
    case .escaped, .closeRequested: isClosing = true
    case .resized: resize()
    case .exposed:
      canvas.expose()
      needsTurn = true
    case .visibilityChanged:
      canvas.expose()
      needsTurn = true
      if let scene, !window.isVisible { tellShown(at: scene.time) }
    case .woken: serveRequests()
    }
  }

  /// Has the next turn draw.
  func setNeedsTurn() { needsTurn = true }

  private func resize() {
    canvas.board = Checkerboard(isDark: settings.isDark, scale: window.scale)
    let size = window.size
    link.send(PreviewReport.resized(width: size.width, height: size.height))
    attempt { try scene?.resize(to: window.size, scale: window.scale) }
    needsTurn = true
  }

  /// Runs something of the scene; what goes wrong is laid over the last good picture.
  func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      let text = { (name: String) in
        (error as? RenderError)?.description(of: name) ?? "\(name): \(error)"
      }
      let message = scene.map { text($0.name) } ?? "\(error)"
      guard failure != message else { return }
      failure = message
      log.write("failure") { $0.text = message }
      link.send(PreviewReport.failed(message))
      needsTurn = true
    }
  }
}

// MARK: - Turns

extension PreviewSession {
  /// Gives the scene what happened, at this moment, and draws what differs.
  private func takeTurn() {
    awaitSlot()
    let now = Window.now
    needsTurn = false
    pacer.begin(at: now)
    if startsClock {
      clock.set(0, at: now)
      startsClock = false
    }
    let time = scene == nil ? 0 : clock.time(at: now)
    if let scene {
      attempt { try advance(scene, to: time) }
    }
    updateOverlay(at: time)
    let isStill = draw(at: time)
    upcomingChange = isStill ? changeAhead : scene?.nextChange
    keepPicture()
  }

  /// When the next frame differs from the one on screen, which is like the one before it.
  private var changeAhead: Double? {
    guard !clock.isPaused else { return nil }
    return scene?.nextChange(frameInterval: pacer.period * clock.speed) { items in
      canvas.differs(displayList(showing: items))
    }
  }

  /// Gathers what happens until the next frame may begin.
  private func awaitSlot() {
    let slot = nextSlot
    while Window.now < slot, !isClosing { wait(until: slot) }
  }

  private func advance(_ scene: ShownScene, to time: Double) throws(SceneError) {
    // What happened since the last turn happens at this moment; of several places the last counts.
    if hasRewound, time > scene.time {
      hasRewound = false
      pointerEvents.insert(pointer.map { .moved($0) } ?? .left, at: 0)
    }
    let events = pointerEvents
    pointerEvents = []
    for event in events {
      try scene.pointer(event, at: time)
      log.write("pointer") { line in
        line.time = time
        if case .moved(let point) = event { line.point = [point.x, point.y] }
      }
    }
    let items = try scene.list(at: time).items
    noteDamage(from: sceneItems, to: items)
    sceneItems = items
  }
}
