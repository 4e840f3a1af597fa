/// A line or a curve of a contour.
enum PathPiece: Equatable {
  case line(Point, Point)
  case curve(Cubic)

  var start: Point {
    switch self {
    case .line(let start, _): start
    case .curve(let cubic): cubic.a
    }
  }

  var end: Point {
    switch self {
    case .line(_, let end): end
    case .curve(let cubic): cubic.d
    }
  }

  var length: Double {
    switch self {
    case .line(let start, let end): (end - start).magnitude
    case .curve(let cubic): cubic.length()
    }
  }

  var reversed: PathPiece {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .curve(let cubic): .curve(cubic.reversed)
    }
  }

  /// The step from the piece's start.
  var element: Outline.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .curve(let cubic): .cubic(cubic.b, cubic.c, cubic.d)
    }
  }

  /// The part between two distances from the start.
  func part(_ from: Double, _ to: Double, of length: Double) -> PathPiece {
    let slack = 1e-9 * length
    let (from, to) = (from <= slack ? 0 : from, to >= length - slack ? length : to)
    switch self {
    case .line(let start, let end):
      return .line(
        from <= 0 ? start : start.mixed(end, from / length),
        to >= length ? end : start.mixed(end, to / length))
    case .curve(let cubic):
      if from <= 0, to >= length { return self }
      return .curve(
        cubic.part(
          cubic.parameter(atLength: from, of: length), cubic.parameter(atLength: to, of: length)))
    }
  }
}
