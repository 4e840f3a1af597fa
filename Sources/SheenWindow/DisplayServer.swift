internal import CSDL2

/// The display system windows open on: Wayland where the session names it, else X11.
@MainActor
enum DisplayServer {
  /// Connects to the first display system that answers.
  ///
  /// - Parameter names: What SDL calls those to try, in order.
  /// - Throws: `WindowError.noDisplay` with what each of them said.
  static func connect(to names: [String]) throws(WindowError) {
    guard !names.isEmpty else {
      throw .noDisplay("WAYLAND_DISPLAY and DISPLAY are not set")
    }
    setHints()
    var reasons: [String] = []
    for name in names {
      if SDL_VideoInit(name) == 0 { return }
      reasons.append("\(title(of: name)) \(address(of: name)) does not answer")
    }
    throw .noDisplay(reasons.joined(separator: ", "))
  }

  /// Ends the connection and everything that is open on it.
  static func disconnect() { SDL_VideoQuit() }

  /// What SDL calls the display systems this process is told of, best first.
  static var announced: [String] {
    var names: [String] = []
    if isSet("WAYLAND_DISPLAY") { names.append("wayland") }
    if isSet("DISPLAY") { names.append("x11") }
    return names
  }

  /// What SDL calls the display system in use.
  static var current: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none" }

  /// What people call a display system.
  static func title(of name: String) -> String { name == "wayland" ? "Wayland" : "X11" }

  /// Has Mesa draw on the CPU; too late once a window with a context has been open.
  static func chooseSoftwareGL() { SDL_setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1) }

  private static func address(of name: String) -> String {
    let variable = name == "wayland" ? "WAYLAND_DISPLAY" : "DISPLAY"
    return SDL_getenv(variable).map { "\(variable)=\(String(cString: $0))" } ?? variable
  }

  private static func isSet(_ variable: String) -> Bool {
    guard let value = SDL_getenv(variable) else { return false }
    return value.pointee != 0
  }

  private static func setHints() {
    SDL_SetHint(SDL_HINT_VIDEO_X11_FORCE_EGL, "1")
    // The surface of an X11 window goes to the server as it is, rectangle by rectangle.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // What would wake an idle program: the screen saver's timer.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // Signals are the program's own.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // A finger does not hover.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    // A preview must not make the desktop's compositor step aside.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
  }
}
