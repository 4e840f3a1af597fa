/// Tells people how far long work is: a line that is rewritten on a terminal, else one now and then.
struct Progress {
  private let console: Console
  private let noun: String
  private let total: Int
  private let start = System.now()
  private var lastShown = System.now()
  private var isShown = false

  /// Starts with nothing done.
  init(_ console: Console, total: Int, of noun: String) {
    self.console = console
    self.total = total
    self.noun = noun
  }

  /// Notes that so much is done.
  mutating func update(_ done: Int) {
    let now = System.now()
    guard !console.isQuiet, now - lastShown >= (console.isTerminal ? 0.1 : 5) else { return }
    lastShown = now
    let rate = Double(done) / max(now - start, 1e-9)
    let left = Int((Double(total - done) / max(rate, 1e-9)).rounded())
    let line = "\(done) of \(total) \(noun), \(Self.rounded(rate))/s, \(left) s left"
    if console.isTerminal {
      console.relay("\r\u{1b}[K" + line)
      isShown = true
    } else {
      console.say(line)
    }
  }

  /// Takes the line away.
  mutating func finish() {
    if isShown { console.relay("\r\u{1b}[K") }
    isShown = false
  }

  /// A rate with three digits that matter.
  static func rounded(_ rate: Double) -> String {
    rate >= 100
      ? String(Int(rate.rounded())) : String((rate * 10).rounded() / 10)
  }
}
