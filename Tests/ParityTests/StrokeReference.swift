import SheenCore

/// What a pen with round ends and corners covers: the places no farther from the line than half its
/// width, by brute force over a grid of places in every pixel.
struct StrokeReference {
  private let segments: [(a: Point, b: Point)]
  private let reach: Double
  /// The places along each side of a pixel.
  static let density = 32

  /// - Parameters:
  ///   - outline: The line; curves are cut into 400 pieces each.
  ///   - width: The pen's width in points.
  init(_ outline: Outline, width: Double) {
    var segments: [(Point, Point)] = []
    var (start, current) = (Point.zero, Point.zero)
    func curve(_ at: (Double) -> Point) {
      for i in 1...400 {
        let next = at(Double(i) / 400)
        segments.append((current, next))
        current = next
      }
    }
    for element in outline.elements {
      let from = current
      func mix(_ weights: [Double], _ points: [Point]) -> Point {
        zip(weights, points).reduce(.zero) {
          Point($0.x + $1.0 * $1.1.x, $0.y + $1.0 * $1.1.y)
        }
      }
      switch element {
      case .move(let p): (start, current) = (p, p)
      case .line(let p):
        segments.append((current, p))
        current = p
      case .quadratic(let c, let p):
        curve { t in mix([(1 - t) * (1 - t), 2 * t * (1 - t), t * t], [from, c, p]) }
      case .cubic(let b, let c, let p):
        curve { t in
          let s = 1 - t
          return mix([s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t], [from, b, c, p])
        }
      case .close:
        segments.append((current, start))
        current = start
      }
    }
    self.segments = segments
    reach = width / 2
  }

  /// The share of the pixel in a column and a row that is covered, at so many pixels a point.
  func coverage(_ column: Int, _ row: Int, scale: Double) -> Double {
    let center = Point((Double(column) + 0.5) / scale, (Double(row) + 0.5) / scale)
    let near = segments.filter { distance($0.a, $0.b, center) <= reach + 1 / scale }
    if near.isEmpty { return 0 }
    var count = 0
    for i in 0..<Self.density {
      for j in 0..<Self.density {
        let place = Point(
          (Double(column) + (Double(i) + 0.5) / Double(Self.density)) / scale,
          (Double(row) + (Double(j) + 0.5) / Double(Self.density)) / scale)
        if near.contains(where: { distance($0.a, $0.b, place) <= reach }) { count += 1 }
      }
    }
    return Double(count) / Double(Self.density * Self.density)
  }

  private func distance(_ a: Point, _ b: Point, _ p: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let along = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0
    let t = min(max(along, 0), 1)
    let (x, y) = (a.x + t * dx - p.x, a.y + t * dy - p.y)
    return (x * x + y * y).squareRoot()
  }
}
