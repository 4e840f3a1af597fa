/// What a pointer does over time, as `--pointer` says it: `TIME:EVENT`, with blanks in between.
///
/// Events are `X,Y` (moves), `down`, `up`, `tap@X,Y`, `scroll@DX,DY`, `pinch@FACTOR`,
/// `rotate@DEGREES` and `leave`; times are in seconds, places in points of the picture.
package struct PointerScript: Hashable, Sendable {
  /// What the pointer does at one instant.
  package struct Moment: Hashable, Sendable {
    /// Seconds from the scene's start.
    package let time: Double
    /// What happens, in order.
    package fileprivate(set) var events: [PointerEvent]
  }

  /// The instants at which something happens, in order, each once.
  package private(set) var moments: [Moment] = []

  /// A pointer that does nothing.
  package init() {}

  /// Reads a script.
  ///
  /// - Throws: The first event that is not one, or that cannot happen then.
  package init(_ text: String) throws(PointerScriptError) {
    var isOver = false
    var isDown = false
    for word in text.split(whereSeparator: \.isWhitespace) {
      let event = try PointerScriptEvent(String(word))
      for action in event.events {
        switch action {
        case .moved: isOver = true
        case .left: (isOver, isDown) = (false, false)
        case .pressed, .released, .scrolled, .pinched, .rotated:
          guard isOver else { throw event.problem("the pointer is nowhere", "move it there first") }
          if action == .pressed {
            guard !isDown else { throw event.problem("the pointer is down already", "add an up") }
            isDown = true
          } else if action == .released {
            guard isDown else { throw event.problem("the pointer is not down", "add a down") }
            isDown = false
          }
        }
      }
      try add(event)
    }
  }

  private mutating func add(_ event: PointerScriptEvent) throws(PointerScriptError) {
    guard let last = moments.last, event.time <= last.time else {
      moments.append(Moment(time: event.time, events: event.events))
      return
    }
    guard event.time == last.time else {
      throw event.problem(
        "it comes after an event at \(last.time) s", "put the events in order of time")
    }
    moments[moments.count - 1].events += event.events
  }
}

extension PointerScript: CustomStringConvertible {
  /// The script as text that reads as the same script.
  package var description: String {
    moments.flatMap { moment in moment.events.map { "\(moment.time):\($0)" } }
      .joined(separator: " ")
  }
}
