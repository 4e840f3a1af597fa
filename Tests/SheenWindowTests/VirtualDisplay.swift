import Foundation
import Glibc
import SheenCore
import Testing

/// A display without glass, and where asked a Wayland compositor in it.
final class VirtualDisplay {
  /// Which display system the window is to use.
  enum System: CustomTestStringConvertible {
    case x11
    /// A compositor whose output has a scale.
    case wayland(scale: Int)

    var isWayland: Bool { if case .wayland = self { true } else { false } }

    var testDescription: String {
      switch self {
      case .x11: "X11"
      case .wayland(let scale): "Wayland at scale \(scale)"
      }
    }
  }

  /// The programs that tests of the window need; without them they are skipped.
  static let isAvailable: Bool = {
    let missing = ["Xvfb", "xdotool", "import", "weston"].filter { !ChildProgram.exists($0) }
    if !missing.isEmpty { print("skipped: no \(missing.joined(separator: ", ")); see make test") }
    return missing.isEmpty
  }()

  /// The extent of the X11 screen.
  static let width = 880
  static let height = 640
  /// The extent of the compositor's output, in its top left corner; the pointer has room beside it.
  static let outputWidth = 800
  static let outputHeight = 600

  /// Whether there is a compositor.
  var isWayland: Bool { environment["DISPLAY"] == nil }

  /// What a program needs to find the display.
  let environment: [String: String]
  /// What xdotool and screenshots need.
  let x11: [String: String]
  private let server: ChildProgram
  private var compositor: ChildProgram?
  private let folder = scratchPath("window-display")

  init(_ system: System) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure("no pipe") }
    server = try ChildProgram(
      [
        "Xvfb", "-displayfd", "9", "-screen", "0", "\(Self.width)x\(Self.height)x24", "-nolisten",
        "tcp", "-noreset",
      ], moving: [(ends[1], 9), (Self.nowhere, 1), (Self.nowhere, 2)])
    close(ends[1])
    defer { close(ends[0]) }
    var digits: [UInt8] = []
    var byte: UInt8 = 0
    while read(ends[0], &byte, 1) == 1, byte != 0x0a { digits.append(byte) }
    guard !digits.isEmpty else { throw Failure("Xvfb does not start") }
    x11 = ["DISPLAY": ":" + String(decoding: digits, as: UTF8.self)]
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard case .wayland(let scale) = system else {
      environment = x11
      try parkPointer()
      return
    }
    environment = ["XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": "wayland-test"]
    compositor = try ChildProgram(
      [
        "weston", "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--use-pixman",
        "--width=\(Self.outputWidth / scale)", "--height=\(Self.outputHeight / scale)",
        "--scale=\(scale)",
        "--socket=wayland-test", "--idle-time=0",
      ], environment: x11.merging(["XDG_RUNTIME_DIR": folder]) { $1 },
      moving: [(Self.nowhere, 1), (Self.nowhere, 2)])
    let socket = folder + "/wayland-test"
    _ = try eventually("weston listens") {
      FileManager.default.fileExists(atPath: socket) ? true : nil
    }
  }

  deinit {
    compositor = nil
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)

  /// Moves the pointer out of every window, by way of the last corner: a compositor leaves its picture
  /// of it where it went out.
  func parkPointer() throws {
    if isWayland {
      try xdotool("mousemove", "\(Self.outputWidth - 1)", "\(Self.outputHeight - 1)")
    }
    try xdotool("mousemove", "\(Self.width - 1)", "\(Self.height - 1)")
  }

  /// Runs xdotool.
  @discardableResult
  func xdotool(_ words: String...) throws -> String {
    let result = try ChildProgram.run(["xdotool"] + words, environment: x11)
    return String(decoding: result.output, as: UTF8.self)
  }

  /// The X11 window with a title: its number and where it lies.
  func place(of title: String) throws -> (window: String, x: Int, y: Int) {
    try eventually("a window called \(title)") {
      let text = try xdotool(
        "search", "--onlyvisible", "--name", title, "getwindowgeometry", "--shell")
      guard let window = text.firstMatch(of: /WINDOW=(\d+)/)?.1,
        let x = text.firstMatch(of: /\nX=(-?\d+)/).flatMap({ Int($0.1) }),
        let y = text.firstMatch(of: /\nY=(-?\d+)/).flatMap({ Int($0.1) })
      else { return nil }
      return (String(window), x, y)
    }
  }

  /// Presses and releases a key while the pointer, and with it the keyboard, is in a window.
  func type(_ key: String, in window: PreviewWindow) throws {
    if isWayland {
      try xdotool(
        "mousemove", "\(Self.outputWidth - 1)", "\(Self.outputHeight - 1)", "key", key)
    } else {
      let place = try place(of: window.title)
      try xdotool("windowfocus", "--sync", place.window, "key", key)
    }
  }

  /// Everything on the screen.
  func screenshot() throws -> Pixmap {
    let (status, data) = try ChildProgram.run(
      ["import", "-silent", "-window", "root", "-depth", "8", "rgb:-"], environment: x11)
    guard status == 0, data.count == Self.width * Self.height * 3 else {
      throw Failure("no screenshot: status \(status), \(data.count) bytes")
    }
    var picture = Pixmap(width: Self.width, height: Self.height)
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      for y in 0..<Self.height {
        for x in 0..<Self.width {
          let start = (y * Self.width + x) * 3
          picture[x, y] = SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], 255)
        }
      }
    }
    return picture
  }

  /// Asks a window to close, as the button in its title bar does.
  func requestClosing(of window: String) throws {
    try X11Client(x11["DISPLAY"] ?? "").requestClosing(of: UInt(window) ?? 0)
  }
}
