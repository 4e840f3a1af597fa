internal import Foundation
internal import SheenCore

/// One closed contour beside the lines of a graph.
struct StrokeContour {
  private(set) var elements: [Outline.Element] = []
  private let halfWidth: Double
  /// The ends of the elements.
  private var corners: [Point] = []
  /// The points of the lines it runs beside.
  private var middles: [Point] = []
  /// The points inside whose bend the contour may cross itself.
  private var bends: [Point] = []

  /// The largest turn, in radians, that keeps its corner; larger ones are rounded.
  private static let sharpest = 0.3

  init(halfWidth: Double) { self.halfWidth = halfWidth }

  /// Whether the contour runs around what the lines enclose, not around the lines.
  var isHole: Bool { Self.area(middles) > 1e-6 }

  /// Whether the strokes around a hole leave nothing of it.
  var isFilledUp: Bool { isHole && Self.area(corners) <= 0 }

  private static func area(_ points: [Point]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, pair in
      sum + (pair.0.x * pair.1.y - pair.1.x * pair.0.y) / 2
    }
  }

  /// Whether a place lies within the contour.
  func contains(_ place: Point) -> Bool {
    var isInside = false
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1))
    where (a.y > place.y) != (b.y > place.y)
      && place.x < a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y)
    {
      isInside.toggle()
    }
    return isInside
  }

  /// Goes from the side of one edge to that of the next, with a round corner or end.
  mutating func turn(_ a: Point, _ b: Point, _ c: Point) {
    middles.append(b)
    let (first, second) = (Self.direction(a, b), Self.direction(b, c))
    let along = first.x * second.x + first.y * second.y
    let across = first.x * second.y - first.y * second.x
    let isEnd = along < -0.999_999
    let turn = isEnd ? -.pi : atan2(across, along)
    guard turn > -Self.sharpest else {
      line(side(b, first))
      arc(b, from: atan2(first.x, -first.y), by: turn)
      return
    }
    // The sides meet, unless the edges are too short to reach that far.
    let reach = halfWidth * tan(turn / 2)
    let isShort = reach > min(Self.length(a, b), Self.length(b, c))
    if isShort { bends.append(b) }
    if isShort, turn > Self.sharpest {
      line(side(b, first))
      line(side(b, second))
    } else {
      let corner = side(b, first)
      line(Point(corner.x - reach * first.x, corner.y - reach * first.y))
    }
  }

  /// The contour the other way round.
  var reversed: StrokeContour {
    var result = StrokeContour(halfWidth: halfWidth)
    (result.corners, result.middles) = (corners.reversed(), middles.reversed())
    var ends = corners[...]
    for element in elements.reversed() {
      switch element {
      case .close:
        if let end = ends.last { result.elements.append(.move(end)) }
      case .cubic(let control1, let control2, _):
        ends.removeLast()
        if let end = ends.last { result.elements.append(.cubic(control2, control1, end)) }
      default:
        ends.removeLast()
        if let end = ends.last { result.elements.append(.line(end)) }
      }
    }
    result.elements.append(.close)
    return result
  }

  /// Ends the contour; loops in the inside of bends are cut off.
  mutating func close() {
    if !bends.isEmpty { cutLoops() }
    elements.append(.close)
  }

  /// The most elements a loop has.
  private static let longestLoop = 120

  private mutating func cutLoops() {
    beginInLongestLine()
    var i = 1
    while i < elements.count {
      var j = min(i + Self.longestLoop, elements.count - 1)
      while j > i + 1 {
        if let crossing = crossing(i, j), isNear(crossing, i..<j) {
          corners[i] = crossing
          elements[i] = .line(crossing)
          corners.removeSubrange(i + 1..<j)
          elements.removeSubrange(i + 1..<j)
          break
        }
        j -= 1
      }
      i += 1
    }
  }

  /// Turns the contour so that it begins and ends in the middle of a line that no loop holds.
  private mutating func beginInLongestLine() {
    let count = elements.count
    func before(_ i: Int) -> Point { corners[(i + count - 1) % count] }
    func isFree(_ i: Int) -> Bool {
      if i > 0, case .cubic = elements[i] { return false }
      return bends.allSatisfy {
        min(Self.length(before(i), $0), Self.length(corners[i], $0)) > 2 * halfWidth
      }
    }
    let longest = elements.indices.filter(isFree).max {
      Self.length(before($0), corners[$0]) < Self.length(before($1), corners[$1])
    }
    guard let longest else { return }
    elements[0] = .line(corners[0])
    let (a, b) = (before(longest), corners[longest])
    let middle = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
    elements = [.move(middle)] + elements[longest...] + elements[..<longest] + [.line(middle)]
    corners = [middle] + corners[longest...] + corners[..<longest] + [middle]
  }

  /// Whether elements are lines and lie so near to a place as the loop of a bend does.
  private func isNear(_ place: Point, _ range: Range<Int>) -> Bool {
    range.allSatisfy { i in
      guard case .line = elements[i] else { return false }
      return Self.length(corners[i], place) < 4 * halfWidth
    }
  }

  /// Where two lines of the contour cross.
  private func crossing(_ i: Int, _ j: Int) -> Point? {
    guard case .line(let b) = elements[i], case .line(let d) = elements[j] else { return nil }
    let (a, c) = (corners[i - 1], corners[j - 1])
    let (u, v, w) = (Self.difference(a, b), Self.difference(c, d), Self.difference(a, c))
    let area = u.x * v.y - u.y * v.x
    guard area != 0 else { return nil }
    let (s, t) = ((w.x * v.y - w.y * v.x) / area, (w.x * u.y - w.y * u.x) / area)
    guard s >= 0, s <= 1, t >= 0, t <= 1 else { return nil }
    return Point(a.x + s * u.x, a.y + s * u.y)
  }

  private mutating func line(_ point: Point) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
    corners.append(point)
  }

  private mutating func arc(_ center: Point, from start: Double, by sweep: Double) {
    let count = Int((abs(sweep) / (.pi / 2)).rounded(.up))
    let step = sweep / Double(count)
    let handle = halfWidth * 4 / 3 * tan(step / 4)
    for i in 0..<count {
      let (from, to) = (start + Double(i) * step, start + Double(i + 1) * step)
      let begin = Point(center.x + halfWidth * cos(from), center.y + halfWidth * sin(from))
      let end = Point(center.x + halfWidth * cos(to), center.y + halfWidth * sin(to))
      elements.append(
        .cubic(
          Point(begin.x - handle * sin(from), begin.y + handle * cos(from)),
          Point(end.x + handle * sin(to), end.y - handle * cos(to)), end))
      corners.append(end)
    }
  }

  private func side(_ point: Point, _ direction: Point) -> Point {
    Point(point.x - halfWidth * direction.y, point.y + halfWidth * direction.x)
  }

  private static func difference(_ a: Point, _ b: Point) -> Point { Point(b.x - a.x, b.y - a.y) }

  private static func direction(_ a: Point, _ b: Point) -> Point {
    let length = length(a, b)
    return Point((b.x - a.x) / length, (b.y - a.y) / length)
  }

  private static func length(_ a: Point, _ b: Point) -> Double {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }
}
