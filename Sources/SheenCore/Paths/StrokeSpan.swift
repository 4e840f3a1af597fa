/// A stretch of a contour without corners, and the two sides of a pen along it.
struct StrokeSpan {
  private(set) var start: Point
  private(set) var end: Point
  private(set) var startTangent: Point
  private(set) var endTangent: Point
  /// The sides from start to end; the left one lies clockwise of the direction on screen.
  private var left: [PathPiece]
  private var right: [PathPiece]
  /// How much longer another stretch is that covers the same and more; `nil` where none does.
  private(set) var cover: Double?

  /// A cut of a side's first or last line at the inside of a corner.
  struct Trim {
    /// Whether it cuts the left side.
    var isLeft: Bool
    /// Where the line then ends.
    var point: Point
    /// How much of the line goes.
    var length: Double
  }

  /// The sides of a straight line.
  init?(line start: Point, _ end: Point, reach: Double) {
    guard let tangent = (end - start).unit else { return nil }
    let across = tangent.turned * reach
    self.init(
      start, end, tangent, tangent, left: .line(start + across, end + across),
      right: .line(start - across, end - across))
  }

  private init(
    _ start: Point, _ end: Point, _ startTangent: Point, _ endTangent: Point, left: PathPiece,
    right: PathPiece
  ) {
    (self.start, self.end) = (start, end)
    (self.startTangent, self.endTangent) = (startTangent, endTangent)
    (self.left, self.right) = ([left], [right])
  }

  /// The contour around the stretch.
  var elements: [Outline.Element] {
    guard cover == nil, let first = left.first?.start, let turn = right.last?.end else { return [] }
    return [.move(first)] + left.map(\.element) + [.line(end), .line(turn)]
      + right.reversed().map(\.reversed.element) + [.line(start), .close]
  }

  /// The length, where the stretch is a single line.
  private var lineLength: Double? {
    guard left.count == 1, case .line = left[0] else { return nil }
    return (end - start).magnitude
  }

  /// Marks one of two lines as covered where the second goes back over the first.
  ///
  /// Both would count at their common edges.
  static func coverRetraced(_ first: inout StrokeSpan, _ second: inout StrokeSpan) {
    guard let there = first.lineLength, let back = second.lineLength,
      first.endTangent.dot(second.startTangent) < 0,
      first.endTangent.cross(second.startTangent).magnitude < 1e-12
    else { return }
    if back <= there {
      second.cover = there - back
    } else {
      first.cover = back - there
    }
  }

  /// Whether another stretch follows in the same direction.
  func goesOn(with next: StrokeSpan) -> Bool {
    endTangent.cross(next.startTangent).magnitude < 1e-6 && endTangent.dot(next.startTangent) > 0
  }

  /// Adds a stretch that follows in the same direction.
  mutating func append(_ next: StrokeSpan) {
    left += next.left
    right += next.right
    (end, endTangent) = (next.end, next.endTangent)
  }

  // MARK: The insides of corners

  func canTrimEnd(_ trim: Trim) -> Bool { Self.can(trim, (trim.isLeft ? left : right).last) }
  func canTrimStart(_ trim: Trim) -> Bool { Self.can(trim, (trim.isLeft ? left : right).first) }

  private static func can(_ trim: Trim, _ piece: PathPiece?) -> Bool {
    guard case .line(let a, let b) = piece else { return false }
    return trim.length <= (b - a).magnitude
  }

  mutating func trim(end trim: Trim?) {
    guard let trim else { return }
    if trim.isLeft {
      left[left.count - 1] = .line(left[left.count - 1].start, trim.point)
    } else {
      right[right.count - 1] = .line(right[right.count - 1].start, trim.point)
    }
  }

  mutating func trim(start trim: Trim?) {
    guard let trim else { return }
    if trim.isLeft {
      left[0] = .line(trim.point, left[0].end)
    } else {
      right[0] = .line(trim.point, right[0].end)
    }
  }
}

// MARK: - Curves

extension StrokeSpan {
  /// How often a curve is halved at most.
  private static let deepest = 18

  /// The stretches of a line or curve, each with sides that do not turn back.
  static func spans(of piece: PathPiece, reach: Double, tolerance: Double) -> [StrokeSpan] {
    switch piece {
    case .line(let start, let end):
      return StrokeSpan(line: start, end, reach: reach).map { [$0] } ?? []
    case .curve(let cubic):
      var spans: [StrokeSpan] = []
      add(cubic, reach, tolerance, depth: 0, to: &spans)
      return spans
    }
  }

  private static func add(
    _ cubic: Cubic, _ reach: Double, _ tolerance: Double, depth: Int, to spans: inout [StrokeSpan]
  ) {
    if let span = StrokeSpan(smooth: cubic, reach: reach, tolerance: tolerance) {
      if let last = spans.last, last.goesOn(with: span) {
        spans[spans.count - 1].append(span)
      } else {
        spans.append(span)
      }
    } else if depth == deepest || isStraight(cubic, reach, tolerance) {
      if let span = StrokeSpan(line: cubic.a, cubic.d, reach: reach) { spans.append(span) }
    } else {
      add(cubic.part(0, 0.5), reach, tolerance, depth: depth + 1, to: &spans)
      add(cubic.part(0.5, 1), reach, tolerance, depth: depth + 1, to: &spans)
    }
  }

  /// Whether a straight line stands for a curve, on its outer side too.
  private static func isStraight(_ cubic: Cubic, _ reach: Double, _ tolerance: Double) -> Bool {
    guard cubic.deviation <= tolerance else { return false }
    if cubic.polygonLength <= tolerance { return true }
    guard let first = (cubic.b - cubic.a).unit, let last = (cubic.d - cubic.c).unit else {
      return false
    }
    // An arc of a small angle lies reach · angle² / 8 from its chord.
    return first.dot(last) > 0 && first.cross(last).magnitude < 0.5
      && reach * first.cross(last) * first.cross(last) / 8 <= tolerance
  }

  /// The sides of a curve, as one curve each; `nil` where they turn back or that is not exact enough.
  private init?(smooth cubic: Cubic, reach: Double, tolerance: Double) {
    guard let first = cubic.slope(0).unit, let last = cubic.slope(1).unit,
      first.dot(last) > 0.5
    else { return nil }
    guard let left = Self.side(cubic, reach, tolerance),
      let right = Self.side(cubic, -reach, tolerance)
    else { return nil }
    self.init(cubic.a, cubic.d, first, last, left: .curve(left), right: .curve(right))
  }

  /// The curve at a distance: its ends and its slopes there are exact.
  private static func side(_ cubic: Cubic, _ distance: Double, _ tolerance: Double) -> Cubic? {
    func exact(_ t: Double) -> (point: Point, slope: Point, normal: Point)? {
      let slope = cubic.slope(t)
      let speed = slope.magnitude
      guard speed > 1e-6 * cubic.polygonLength else { return nil }
      let normal = slope.turned * (1 / speed)
      // How much shorter the side is than the curve there; below 0 it runs backwards.
      let share = 1 - distance * slope.cross(cubic.bend(t)) / (speed * speed * speed)
      guard share > 0.02 else { return nil }
      return (cubic.point(t) + normal * distance, slope * share, normal)
    }
    guard let start = exact(0), let end = exact(1) else { return nil }
    let side = Cubic(
      start.point, start.point + start.slope * (1.0 / 3), end.point - end.slope * (1.0 / 3),
      end.point)
    for t in [0.25, 0.5, 0.75] {
      guard let place = exact(t) else { return nil }
      let error = (side.point(t) - place.point).dot(place.normal).magnitude
      guard error <= tolerance / 2 else { return nil }
    }
    return side
  }
}
