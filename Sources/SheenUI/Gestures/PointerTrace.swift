internal import SheenCore

/// Where the pressed pointer has been of late, and how fast it moves.
struct PointerTrace {
  /// For how long back the speed is looked at, in seconds.
  private static let span = 0.1

  private var places: [(location: Point, time: Double)] = []

  /// Where it is.
  var location: Point? { places.last?.location }

  /// Notes that the pointer is at a place, at a time not before the last one.
  mutating func add(_ location: Point, at time: Double) {
    places.append((location, time))
    // Of what lies further back one place is enough: that which a long rest began at.
    let recent = places.firstIndex { time - $0.time <= Self.span } ?? 0
    if recent > 1 { places.removeFirst(recent - 1) }
  }

  /// The mean velocity of late, a second; after a longer rest, that of the last move.
  var velocity: Point {
    guard let last = places.last else { return .zero }
    let recent = places.first { $0.time < last.time && last.time - $0.time <= Self.span }
    guard let from = recent ?? places.last(where: { $0.time < last.time }) else { return .zero }
    let span = last.time - from.time
    return Point(
      (last.location.x - from.location.x) / span, (last.location.y - from.location.y) / span)
  }
}
