package import SheenDisplay
internal import SheenMotion

extension ViewHost {
  /// How far ahead motion is looked at, in seconds.
  private static let furthestLook = 4.0

  /// The earliest moment after `time` at which a frame differs from the one shown, as far as motion
  /// can be looked at ahead: `nextChange` for somebody who has found that what moves does not show.
  ///
  /// Nothing happens to the scene. Where a look ahead does not reach the end of the motion, the result
  /// is the moment up to which nothing differs.
  ///
  /// - Parameters:
  ///   - time: The time of the last display list.
  ///   - interval: The time from one frame to the next, in seconds.
  ///   - differs: Whether items make another picture than the one shown.
  /// - Returns: A moment in seconds; `nil` where nothing changes any more by itself.
  package func nextChange(
    after time: Double, frameInterval interval: Double, differs: ([DisplayItem]) -> Bool
  ) -> Double? {
    guard let change = nextChange(after: time), change <= time, interval > 0 else {
      return nextChange(after: time)
    }
    let moving = active.participants
    // What bodies and layouts make of a moment is known only once it has come.
    guard let rootItem, commits.isEmpty,
      moving.allSatisfy({ ($0 as? LayoutItem)?.movesOthers == false })
    else {
      return change
    }
    let due = events.nextDue
    let (end, isLast) = endOfMotion(after: time)
    let limit = min(end, due ?? .infinity, time + Self.furthestLook)
    defer { for participant in moving { participant.timeChanged() } }
    var frame = 1.0
    while time + frame * interval < limit + interval {
      let moment = time + frame * interval
      for participant in moving { participant.timeChanged() }
      if differs(rootItem.drawn(at: moment)) { return moment }
      frame += 1
    }
    return isLast && end <= limit ? due : limit
  }

  /// The moment after which motion brings nothing new, and whether there is one.
  private func endOfMotion(after time: Double) -> (moment: Double, isLast: Bool) {
    let courses = active.participants.flatMap { $0.animating.map(\.course) }
    return switch courses.reduce(Course.rests(at: time), { $0.combined(with: $1) }) {
    case .rests(let end): (end, true)
    case .repeats(let start, let period): (max(start, time) + period, true)
    case .endless: (.infinity, false)
    }
  }
}
