internal import CSDL2
package import SheenCore

/// A window that shows one picture, pixel by pixel, and says what people do to it.
///
/// The picture is measured in points and pixels. Which of the display's units a window is measured in
/// (pixels on X11, their own on Wayland) stays in here.
@MainActor
package final class Window {
  private let settings: WindowSettings
  private let eventType: UInt32
  /// SDL's window.
  private(set) var handle: OpaquePointer
  /// The window's OpenGL ES context, where it has one.
  private(set) var context: SDL_GLContext?

  private var extent: PictureExtent
  /// Whether the pointer's main button is down: what it does outside is then told too.
  private var isPressed = false
  /// Whether any of it may be on screen.
  package private(set) var isVisible = true

  /// Opens a window on the display the process is told of.
  ///
  /// - Parameters:
  ///   - settings: What it is to be like.
  ///   - wantsGL: Whether to give it an OpenGL ES context. On Wayland it has one in any case; where that
  ///     cannot be had there, X11 is tried.
  ///   - software: Whether the context draws on the CPU.
  /// - Throws: `WindowError.noDisplay` without a display, `.refused` where it opens no such window.
  package init(
    _ settings: WindowSettings, wantsGL: Bool, software: Bool = false
  ) throws(WindowError) {
    self.settings = settings
    if software { DisplayServer.chooseSoftwareGL() }
    let announced = DisplayServer.announced
    try DisplayServer.connect(to: announced)
    let opened: OpenedWindow
    do throws(WindowError) {
      opened = try OpenedWindow(settings, wantsGL: wantsGL || DisplayServer.current == "wayland")
    } catch {
      guard DisplayServer.current == "wayland", announced.contains("x11") else { throw error }
      DisplayServer.disconnect()
      try DisplayServer.connect(to: ["x11"])
      opened = try OpenedWindow(settings, wantsGL: wantsGL)
    }
    (handle, context) = (opened.handle, opened.context)
    eventType = SDL_RegisterEvents(1)
    extent = PictureExtent(handle, settings, hasContext: context != nil)
  }

  isolated deinit {
    close()
    DisplayServer.disconnect()
  }

  /// The extent of the picture in points.
  package var size: Size { extent.size }
  /// Pixels per point.
  package var scale: Double { extent.scale }
  /// The number of pixel columns.
  package var pixelWidth: Int { extent.pixelWidth }
  /// The number of pixel rows.
  package var pixelHeight: Int { extent.pixelHeight }

  /// What the display system is called: `Wayland` or `X11`.
  package var driver: String { DisplayServer.title(of: DisplayServer.current) }

  /// Ends the waiting of this window.
  package var waker: WindowWaker { WindowWaker(type: eventType) }

  /// Whether the window has an OpenGL ES context.
  package var hasContext: Bool { context != nil }

  /// The words in the title bar.
  package var title: String {
    get { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  /// Frames a second of the display the window is on; 60 where it does not say.
  package var refreshRate: Double {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(handle), &mode) == 0,
      mode.refresh_rate > 0
    else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// Seconds on a clock that only runs forward.
  package nonisolated static var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  private func close() {
    if let context { SDL_GL_DeleteContext(context) }
    context = nil
    SDL_DestroyWindow(handle)
  }

  /// Replaces the window by one with an OpenGL ES context, at the same place.
  ///
  /// - Throws: `WindowError.refused` where there is none; the window then stays as it was.
  func gainContext() throws(WindowError) {
    guard context == nil else { return }
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    SDL_GetWindowSize(handle, &width, &height)
    var settings = settings
    settings.title = title
    let opened = try OpenedWindow(settings, wantsGL: true)
    close()
    (handle, context) = (opened.handle, opened.context)
    SDL_SetWindowSize(handle, width, height)
    SDL_SetWindowPosition(handle, x, y)
    measure()
  }

  /// Reads the extent from the display.
  ///
  /// - Returns: Whether it is another one.
  @discardableResult
  private func measure() -> Bool {
    let before = extent
    extent = PictureExtent(handle, settings, hasContext: hasContext)
    return extent != before
  }
}

// MARK: - Events

extension Window {
  /// Waits until something happens, then returns all that has.
  ///
  /// - Parameter deadline: When to stop waiting, on the clock of `now`; `nil` for never. SDL counts whole
  ///   milliseconds, so it may be one later.
  /// - Returns: What happened, in order; nothing where the deadline came first.
  package func events(until deadline: Double?) -> [WindowEvent] {
    var event = SDL_Event()
    let arrived: Bool
    if let deadline {
      let wait = max(0, ((deadline - Self.now) * 1000).rounded(.up))
      arrived = SDL_WaitEventTimeout(&event, Int32(min(wait, 1e9))) == 1
    } else {
      arrived = SDL_WaitEvent(&event) == 1
    }
    guard arrived else { return [] }
    var events: [WindowEvent] = []
    repeat { translate(event, into: &events) } while SDL_PollEvent(&event) == 1
    return events
  }

  private func translate(_ event: SDL_Event, into events: inout [WindowEvent]) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: events.append(.closeRequested)
    case SDL_WINDOWEVENT:
      if event.window.windowID == SDL_GetWindowID(handle) { translate(event.window, into: &events) }
    case SDL_MOUSEMOTION:
      events.append(.pointerMoved(extent.point(event.motion.x, event.motion.y)))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: translate(event.button, into: &events)
    case SDL_MOUSEWHEEL: events.append(.pointerScrolled(Self.distance(of: event.wheel)))
    case SDL_KEYDOWN:
      if event.key.keysym.sym == SDL_Keycode(SDLK_ESCAPE.rawValue) { events.append(.escaped) }
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      events += text.map { .typed($0) }
    default:
      if event.type == eventType { events.append(.woken) }
    }
  }

  private func translate(_ event: SDL_MouseButtonEvent, into events: inout [WindowEvent]) {
    guard event.button == UInt8(SDL_BUTTON_LEFT) else { return }
    let place = extent.point(event.x, event.y)
    events.append(.pointerMoved(place))
    isPressed = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    events.append(isPressed ? .pointerPressed : .pointerReleased)
    // That it had left was not told while it was pressed.
    let isInside =
      place.x >= 0 && place.x < size.width && place.y >= 0 && place.y < size.height
    if !isPressed, !isInside { events.append(.pointerLeft) }
  }

  /// How far a turn of the wheel moves what is on screen, in points.
  ///
  /// Where people have asked for the other direction, SDL's numbers follow it already.
  private static func distance(of event: SDL_MouseWheelEvent) -> Point {
    let (x, y) = (Double(event.preciseX), Double(event.preciseY))
    // A wheel counts notches; fingers move by tenths of a unit, which is ten points.
    let isWheel = x == x.rounded() && y == y.rounded()
    let unit = isWheel ? 40.0 : 10.0
    let isTurned = isWheel && SDL_GetModState().rawValue & KMOD_SHIFT.rawValue != 0
    return isTurned ? Point(y * unit, 0) : Point(-x * unit, y * unit)
  }

  private func translate(_ event: SDL_WindowEvent, into events: inout [WindowEvent]) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: events.append(.closeRequested)
    case SDL_WINDOWEVENT_LEAVE: if !isPressed { events.append(.pointerLeft) }
    case SDL_WINDOWEVENT_FOCUS_LOST: events.append(.pointerLeft)
    case SDL_WINDOWEVENT_EXPOSED: events.append(.exposed)
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      if measure() { events.append(.resized) } else { events.append(.exposed) }
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: setVisible(true, &events)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      setVisible(false, &events)
      events.append(.pointerLeft)
    default: break
    }
  }

  private func setVisible(_ isVisible: Bool, _ events: inout [WindowEvent]) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    events.append(.visibilityChanged)
  }
}
