internal import Foundation
internal import SheenCore

/// The middle lines of a part of a symbol, flattened.
///
/// Coordinates are hundredths of the font size, y down, from the middle of a capital letter. The text
/// is a series of commands, each a letter with numbers behind it:
///
/// | Command | Draws |
/// |---|---|
/// | `M x y`, `L x y`, `Q cx cy x y`, `C c1x c1y c2x c2y x y`, `Z` | as in SVG, absolute |
/// | `A cx cy r from to` | an arc between two angles in degrees, clockwise where `to` is larger, with a line to its start |
/// | `E cx cy rx ry` | an ellipse |
/// | `R x y width height r` | a rectangle with rounded corners |
/// | `P r x y x y …` | a polygon with corners rounded off from a distance r |
/// | `S cx cy outer inner count` | a star with its first point up |
struct SymbolPath {
  /// Points joined by straight lines.
  struct Line {
    var points: [Point]
    var isClosed = false
  }

  private(set) var lines: [Line] = []

  /// How far a line may lie from its curve.
  private static let tolerance = 0.01

  /// Reads a text; `nil` where a command is unknown or has the wrong number of numbers.
  init?(_ text: String) {
    var numbers: [Double] = []
    var command: Character?
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        guard word.count == 1, command.map({ run($0, numbers) }) ?? numbers.isEmpty else {
          return nil
        }
        (command, numbers) = (word.first, [])
      }
    }
    guard let command, run(command, numbers) else { return nil }
  }

  private init(lines: [Line]) { self.lines = lines }

  /// The lines, smaller or larger.
  func scaled(_ factor: Double) -> SymbolPath {
    SymbolPath(
      lines: lines.map { line in
        Line(
          points: line.points.map { Point($0.x * factor, $0.y * factor) }, isClosed: line.isClosed)
      })
  }

  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "A": 5, "E": 4, "R": 5, "S": 5,
  ]

  private mutating func run(_ command: Character, _ n: [Double]) -> Bool {
    if command == "P" {
      guard n.count >= 7, n.count % 2 == 1 else { return false }
      addPolygon(stride(from: 1, to: n.count, by: 2).map { Point(n[$0], n[$0 + 1]) }, n[0])
      return true
    }
    guard Self.counts[command] == n.count else { return false }
    switch command {
    case "M": lines.append(Line(points: [Point(n[0], n[1])]))
    case "L": add(Point(n[0], n[1]))
    case "Q": addCurve { .quadratic(Point(n[0], n[1]), Point(n[2], n[3])) }
    case "C": addCurve { .cubic(Point(n[0], n[1]), Point(n[2], n[3]), Point(n[4], n[5])) }
    case "Z": if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
    case "A": addArc(Point(n[0], n[1]), n[2], from: n[3], to: n[4])
    case "E": addEllipse(Point(n[0], n[1]), n[2], n[3])
    case "R": addRectangle(Rect(n[0], n[1], n[2], n[3]), n[4])
    default: addStar(Point(n[0], n[1]), n[2], n[3], Int(n[4]))
    }
    return true
  }

  private mutating func add(_ point: Point) {
    if lines.isEmpty || lines[lines.count - 1].isClosed { lines.append(Line(points: [])) }
    lines[lines.count - 1].points.append(point)
  }

  private mutating func addCurve(_ element: () -> Outline.Element) {
    guard let start = lines.last?.points.last else { return }
    var points: [Point] = []
    Outline([.move(start), element()]).forEachLine(.identity, tolerance: Self.tolerance) { _, end in
      points.append(end)
    }
    // The last piece only closes the contour.
    for point in points.dropLast() { add(point) }
  }

  private mutating func addArc(_ center: Point, _ radius: Double, from: Double, to: Double) {
    let count = Self.pieces(radius, degrees: to - from)
    for i in 0...count {
      let angle = (from + (to - from) * Double(i) / Double(count)) * .pi / 180
      add(Point(center.x + radius * cos(angle), center.y + radius * sin(angle)))
    }
  }

  private mutating func addEllipse(_ center: Point, _ rx: Double, _ ry: Double) {
    let count = Self.pieces(max(rx, ry), degrees: 360)
    let points = (0..<count).map { i in
      let angle = Double(i) / Double(count) * 2 * .pi
      return Point(center.x + rx * cos(angle), center.y + ry * sin(angle))
    }
    lines.append(Line(points: points, isClosed: true))
  }

  private static func pieces(_ radius: Double, degrees: Double) -> Int {
    let step = 2 * acos(1 - tolerance / max(radius, 1))
    return max(Int((abs(degrees) * .pi / 180 / step).rounded(.up)), 1)
  }

  private mutating func addRectangle(_ rect: Rect, _ radius: Double) {
    lines.append(Line(points: []))
    let (r, right, bottom) = (radius, rect.maxX - radius, rect.maxY - radius)
    addArc(Point(right, rect.y + r), r, from: -90, to: 0)
    addArc(Point(right, bottom), r, from: 0, to: 90)
    addArc(Point(rect.x + r, bottom), r, from: 90, to: 180)
    addArc(Point(rect.x + r, rect.y + r), r, from: 180, to: 270)
    lines[lines.count - 1].isClosed = true
  }

  private mutating func addPolygon(_ corners: [Point], _ radius: Double) {
    lines.append(Line(points: []))
    for (i, corner) in corners.enumerated() {
      let before = corners[(i + corners.count - 1) % corners.count]
      let after = corners[(i + 1) % corners.count]
      add(Self.point(from: corner, towards: before, radius))
      addCurve { .quadratic(corner, Self.point(from: corner, towards: after, radius)) }
    }
    lines[lines.count - 1].isClosed = true
  }

  private static func point(from a: Point, towards b: Point, _ distance: Double) -> Point {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let share = min(distance / length, 0.5)
    return Point(a.x + dx * share, a.y + dy * share)
  }

  private mutating func addStar(_ center: Point, _ outer: Double, _ inner: Double, _ count: Int) {
    let points = (0..<2 * count).map { i in
      let angle = Double(i) * .pi / Double(count)
      let radius = i % 2 == 0 ? outer : inner
      return Point(center.x + radius * sin(angle), center.y - radius * cos(angle))
    }
    lines.append(Line(points: points, isClosed: true))
  }
}
