package import SheenCore

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
    package fileprivate(set) var actions: [Action]

    /// Where the pointer is at the moment's end; `nil` where it stays.
    var event: PointerEvent? {
      for action in actions.reversed() {
        switch action {
        case .move(let point): return .moved(point)
        case .leave: return .left
        case .down, .up, .scroll, .pinch, .rotate: continue
        }
      }
      return nil
    }
  }

  /// One thing a pointer does.
  package enum Action: Hashable, Sendable {
    /// It is at a place, in points of the picture.
    case move(Point)
    /// It is pressed where it is.
    case down
    /// It is released.
    case up
    /// It scrolls by a distance in points.
    case scroll(Point)
    /// Two fingers move apart by a factor above 0.
    case pinch(Double)
    /// Two fingers turn by an angle in degrees, clockwise.
    case rotate(Double)
    /// It is no longer over the picture.
    case leave
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
      for action in event.actions {
        switch action {
        case .move: isOver = true
        case .leave: (isOver, isDown) = (false, false)
        case .down, .up, .scroll, .pinch, .rotate:
          guard isOver else { throw event.problem("the pointer is nowhere", "move it there first") }
          if action == .down {
            guard !isDown else { throw event.problem("the pointer is down already", "add an up") }
            isDown = true
          } else if action == .up {
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
      moments.append(Moment(time: event.time, actions: event.actions))
      return
    }
    guard event.time == last.time else {
      throw event.problem(
        "it comes after an event at \(last.time) s", "put the events in order of time")
    }
    moments[moments.count - 1].actions += event.actions
  }
}

extension PointerScript: CustomStringConvertible {
  /// The script as text that reads as the same script.
  package var description: String {
    moments.flatMap { moment in moment.actions.map { "\(moment.time):\($0)" } }
      .joined(separator: " ")
  }
}

extension PointerScript.Action: CustomStringConvertible {
  /// The action as an event of a script is written, without its time.
  package var description: String {
    switch self {
    case .move(let point): "\(point.x),\(point.y)"
    case .down: "down"
    case .up: "up"
    case .scroll(let distance): "scroll@\(distance.x),\(distance.y)"
    case .pinch(let factor): "pinch@\(factor)"
    case .rotate(let angle): "rotate@\(angle)"
    case .leave: "leave"
    }
  }
}
