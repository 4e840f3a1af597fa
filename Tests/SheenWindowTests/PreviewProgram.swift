import Foundation
import Glibc
import SheenCore

/// A run of `sheen preview` on a scene file in a folder of its own.
final class PreviewProgram {
  static let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "sheen").path(percentEncoded: false)
  private static let cache = scratchPath("window-cache")

  static let width = 240
  static let height = 180

  let display: VirtualDisplay
  let child: ChildProgram
  private let folder: String

  /// Opens a window on the view of a scene file, `struct Scene: View`.
  init(on display: VirtualDisplay, _ source: String) throws {
    self.display = display
    folder = scratchPath("window-preview")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: folder + "/errors"))
    let errors = open(folder + "/errors", O_RDWR | O_APPEND | O_CLOEXEC)
    defer { close(errors) }
    try source.write(toFile: folder + "/Scene.swift", atomically: true, encoding: .utf8)
    child = try ChildProgram(
      [
        Self.tool, "preview", "Scene.swift", "--size", "\(Self.width)x\(Self.height)", "--scale",
        "1", "--backend", "cpu",
      ],
      environment: display.environment.merging([
        "SHEEN_WINDOW_LOG": folder + "/log", "SHEEN_CACHE_DIR": Self.cache,
      ]) { $1 },
      in: folder, moving: [(errors, 2)])
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Saves the scene file as most editors do: under another name that is then changed.
  func save(_ source: String) throws {
    try source.write(toFile: folder + "/.Scene.swift~", atomically: false, encoding: .utf8)
    rename(folder + "/.Scene.swift~", folder + "/Scene.swift")
  }

  /// Writes the same content again.
  func touch() throws {
    let source = try String(contentsOfFile: folder + "/Scene.swift", encoding: .utf8)
    try source.write(toFile: folder + "/Scene.swift", atomically: false, encoding: .utf8)
  }

  /// What the command printed for people.
  var errors: String { (try? String(contentsOfFile: folder + "/errors", encoding: .utf8)) ?? "" }

  /// The lines of the window's log that are of a kind, those of its predecessors first.
  func log(_ kind: String) -> [PreviewWindow.LogLine] {
    let text = (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(PreviewWindow.LogLine.self, from: Data($0.utf8))
    }.filter { $0.kind == kind }
  }

  /// How many pixels of the window have a colour.
  func count(_ color: SIMD4<UInt8>) throws -> Int {
    let place = try display.place(of: "Scene.swift")
    let screen = try display.screenshot()
    var count = 0
    for y in 0..<Self.height where place.y + y < screen.height {
      for x in 0..<Self.width where place.x + x < screen.width {
        if screen[place.x + x, place.y + y] == color { count += 1 }
      }
    }
    return count
  }

  /// Waits until the whole window has a colour.
  func waitUntilAll(are color: SIMD4<UInt8>) throws {
    _ = try eventually("everything is \(color): \(errors)") {
      try count(color) == Self.width * Self.height ? true : nil
    }
  }

  /// Waits until something lies over a picture of one colour.
  func waitUntilCovered(_ color: SIMD4<UInt8>) throws {
    _ = try eventually("something lies over \(color): \(errors)") {
      let count = try count(color)
      return count > 0 && count < Self.width * Self.height ? true : nil
    }
  }

  /// Moves the pointer into the window, or out of it.
  func movePointer(into isInside: Bool) throws {
    guard isInside else { return try display.parkPointer() }
    let place = try display.place(of: "Scene.swift")
    try display.xdotool("mousemove", "\(place.x + 120)", "\(place.y + 90)")
  }

  /// Waits until it has ended, and returns its status.
  func end() throws -> Int32 { try eventually("sheen preview ends") { child.status } }

  /// Whether it, or anything it started, is still there.
  var isRunning: Bool { kill(-child.process, 0) == 0 }
}
