internal import Foundation

/// Passes on what a child prints, but keeps what the runtime says of a fatal error.
struct CrashRelay {
  private let console: Console
  private let traces: Bool
  /// What the runtime said of a fatal error.
  private(set) var fatalError: String?
  /// The file and line of the fatal error, where they are the scene's.
  private(set) var place: String?
  private var line: [UInt8] = []
  private var held = ""
  /// More than the runtime says of a fatal error, in bytes; a child that prints more goes on.
  private static let mostHeld = 1 << 16

  /// Passes text on to a console; with `traces` everything.
  init(console: Console, traces: Bool) {
    self.console = console
    self.traces = traces
  }

  /// Takes what arrived.
  mutating func take(_ bytes: [UInt8]) {
    for byte in bytes {
      line.append(byte)
      if byte == 0x0a || line.count == Self.mostHeld { takeLine() }
    }
    guard held.utf8.count > Self.mostHeld else { return }
    if !traces { console.relay(held) }
    (held, fatalError, place) = ("", nil, nil)
  }

  private mutating func takeLine() {
    let text = String(decoding: line, as: UTF8.self)
    line.removeAll(keepingCapacity: true)
    if let mark = text.firstRange(of: "Fatal error") {
      let rest = text[mark.upperBound...].drop { $0 == ":" || $0 == " " }
      let cause = rest.trimmingCharacters(in: .whitespacesAndNewlines)
      fatalError = cause.isEmpty ? "fatal error" : cause
      let start = text[..<mark.lowerBound].trimmingCharacters(in: [":", " "])
      // The runtime names a file by its module, which is of no use to people.
      let file = start.split(separator: "/").last.map(String.init)
      place = start.hasPrefix("Swift/") ? nil : file
      held += text
      if traces { console.relay(text) }
    } else if fatalError == nil || traces {
      console.relay(text)
    } else {
      held += text
    }
  }

  /// Passes on what is left, after a child that did not crash.
  mutating func finish() {
    if !traces { console.relay(held) }
    if !line.isEmpty { console.relay(String(decoding: line, as: UTF8.self)) }
    (held, line) = ("", [])
  }

  /// What the scene did when a signal stopped it, as the end of the sentence "the scene …".
  func account(of signal: Int32) -> String {
    fatalError.map { "trapped: \($0)" } ?? System.describe(signal: signal)
  }
}
