internal import Foundation
internal import SheenCore
internal import SheenWindow

/// What the window does, as JSON lines appended to the file `SHEEN_WINDOW_LOG` names.
struct WindowLog {
  /// One line; what does not concern its kind is left out.
  struct Line: Encodable {
    /// `opened`, `wake`, `pointer`, `frame`, `shown`, `failure`, `canvas` or `closed`.
    var kind: String
    /// Seconds on the display's clock.
    var at = Window.now
    /// The scene's time in seconds.
    var time: Double?
    /// How many events arrived.
    var events: Int?
    /// Where the pointer is, in points; nothing where it has left.
    var point: [Double]?
    /// How many tiles were drawn.
    var tiles: Int?
    /// What went to the screen: left, top, width, height in pixels.
    var rects: [[Int]]?
    /// Seconds spent planning and drawing.
    var drawing: Double?
    /// Pixels: columns and rows.
    var pixels: [Int]?
    /// Pixels per point.
    var scale: Double?
    /// The display system, what draws, or a message.
    var text: String?
  }

  private let descriptor: Int32?

  /// Opens the file, where one is named.
  init(_ environment: [String: String]) {
    descriptor = environment["SHEEN_WINDOW_LOG"].flatMap { System.openForAppending($0) }
  }

  /// Appends a line.
  func write(_ kind: String, _ fill: (inout Line) -> Void = { _ in }) {
    guard let descriptor else { return }
    var line = Line(kind: kind)
    fill(&line)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(line) else { return }
    System.write(String(decoding: data, as: UTF8.self) + "\n", to: descriptor)
  }
}
