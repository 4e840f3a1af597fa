internal import SheenCore

/// One event of a pointer script, `TIME:EVENT`.
struct PointerScriptEvent {
  /// As it was written.
  let text: String
  /// Seconds from the scene's start.
  let time: Double
  /// What happens, in order.
  let events: [PointerEvent]

  /// How each event is written.
  private static let forms = [
    "down": "down", "leave": "leave", "pinch": "pinch@1.5", "rotate": "rotate@45",
    "scroll": "scroll@0,-40", "tap": "tap@120,80", "up": "up",
  ]

  /// Reads an event.
  init(_ text: String) throws(PointerScriptError) {
    self.text = text
    guard let colon = text.firstIndex(of: ":") else {
      throw PointerScriptError(
        event: text, cause: "there is no time", mend: "write TIME:EVENT, such as 0.5:120,80")
    }
    guard let time = Self.numbers(text[..<colon], count: 1)?.first, time >= 0 else {
      throw PointerScriptError(
        event: text, cause: "'\(text[..<colon])' is not a time",
        mend: "write seconds, 0 or more, before the colon")
    }
    self.time = time
    let event = text[text.index(after: colon)...]
    guard let events = Self.events(event) else {
      throw PointerScriptError(
        event: text, cause: "'\(event)' is not an event", mend: Self.mend(event))
    }
    self.events = events
  }

  /// What is wrong with the event where it stands.
  func problem(_ cause: String, _ mend: String) -> PointerScriptError {
    PointerScriptError(event: text, cause: cause, mend: mend)
  }

  private static func events(_ event: Substring) -> [PointerEvent]? {
    let at = event.firstIndex(of: "@")
    let argument = at.map { event[event.index(after: $0)...] }
    switch (String(event[..<(at ?? event.endIndex)]), argument) {
    case ("down", nil): return [.pressed]
    case ("up", nil): return [.released]
    case ("leave", nil): return [.left]
    case ("tap", let argument?): return point(argument).map { [.moved($0), .pressed, .released] }
    case ("scroll", let argument?): return point(argument).map { [.scrolled($0)] }
    case ("pinch", let argument?):
      return numbers(argument, count: 1).flatMap { $0[0] > 0 ? [.pinched($0[0])] : nil }
    case ("rotate", let argument?): return numbers(argument, count: 1).map { [.rotated($0[0])] }
    case (_, nil): return point(event).map { [.moved($0)] }
    default: return nil
    }
  }

  private static func mend(_ event: Substring) -> String {
    let name = event.prefix { $0.isLetter }.lowercased()
    guard !name.isEmpty, !numberNames.contains(name) else {
      return "write two finite numbers, X,Y in points, such as 120,80"
    }
    // What begins otherwise is hardly a slip.
    guard let near = NearestNames.to(name, in: forms.keys.sorted()).first,
      near.first == name.first, let form = forms[near]
    else { return "there are X,Y, down, up, tap@X,Y, scroll@DX,DY, pinch@F, rotate@A, leave" }
    return event.hasPrefix(near) ? "write it like \(form)" : "did you mean \(form)?"
  }

  /// What numbers begin with that are spelt with letters.
  private static let numberNames: Set = ["inf", "infinity", "nan"]

  private static func point(_ text: Substring) -> Point? {
    numbers(text, count: 2).map { Point($0[0], $0[1]) }
  }

  /// So many finite numbers with commas in between.
  private static func numbers(_ text: Substring, count: Int) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
