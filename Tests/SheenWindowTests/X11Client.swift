import Glibc

/// What xdotool cannot do on a display: ask a window to close.
struct X11Client {
  private let library: UnsafeMutableRawPointer
  private let display: OpaquePointer

  init(_ name: String) throws {
    guard let library = dlopen("libX11.so.6", RTLD_NOW) else { throw Failure("no libX11") }
    self.library = library
    typealias Open = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    let open = unsafeBitCast(dlsym(library, "XOpenDisplay"), to: Open.self)
    guard let display = open(name) else { throw Failure("no display \(name)") }
    self.display = display
  }

  /// Sends the window manager's message.
  func requestClosing(of window: UInt) {
    typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
    typealias Send =
      @convention(c) (
        OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer
      ) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    let intern = unsafeBitCast(dlsym(library, "XInternAtom"), to: Intern.self)
    let send = unsafeBitCast(dlsym(library, "XSendEvent"), to: Send.self)
    let close = unsafeBitCast(dlsym(library, "XCloseDisplay"), to: Close.self)
    // An XClientMessageEvent in the size of an XEvent, in words of 64 bits.
    var event = [UInt](repeating: 0, count: 24)
    event[0] = 33
    event[4] = window
    event[5] = intern(display, "WM_PROTOCOLS", 0)
    event[6] = 32
    event[7] = intern(display, "WM_DELETE_WINDOW", 0)
    event.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { _ = send(display, window, 0, 0, start) }
    }
    _ = close(display)
  }
}
