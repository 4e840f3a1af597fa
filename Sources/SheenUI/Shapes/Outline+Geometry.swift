internal import SheenCore

extension Outline {
  /// How far the pieces that stand for a curve may lie from it, in points.
  private static let tolerance = 1e-3

  /// Whether a point lies inside.
  func contains(_ point: Point) -> Bool {
    let bounds = controlBounds()
    guard point.x >= bounds.x, point.x <= bounds.maxX, point.y >= bounds.y, point.y <= bounds.maxY
    else { return false }
    var windings = 0
    forEachLine(.identity, tolerance: Self.tolerance) { a, b in
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { windings += b.y > a.y ? 1 : -1 }
    }
    switch fillRule {
    case .nonZero: return windings != 0
    case .evenOdd: return windings % 2 != 0
    }
  }

  /// The smallest rectangle around the curves themselves.
  var tightBounds: Rect {
    var box = controlBounds()
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    func add(_ p: Point) {
      (left, right) = (min(left, p.x), max(right, p.x))
      (top, bottom) = (min(top, p.y), max(bottom, p.y))
    }
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        add(p)
        current = p
      case .quadratic(let c, let p):
        // The same curve with two control points.
        let c1 = Point(current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3)
        let c2 = Point(p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3)
        Self.turningPoints(current, c1, c2, p).forEach(add)
        add(p)
        current = p
      case .cubic(let c1, let c2, let p):
        Self.turningPoints(current, c1, c2, p).forEach(add)
        add(p)
        current = p
      case .close: break
      }
    }
    if left <= right, top <= bottom { box = Rect(left, top, right - left, bottom - top) }
    return box
  }

  /// Where a curve turns back along x or y.
  private static func turningPoints(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    func at(_ t: Double) -> Point {
      let s = 1 - t
      let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
    return (roots(a.x, b.x, c.x, d.x) + roots(a.y, b.y, c.y, d.y)).map(at)
  }

  /// The zeros in 0…1 of the slope of one coordinate.
  private static func roots(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    var found: [Double] = []
    if p.magnitude < 1e-12 {
      if q != 0 { found = [-r / q] }
    } else {
      let square = q * q - 4 * p * r
      guard square >= 0 else { return [] }
      let root = square.squareRoot()
      found = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }

  /// The rectangle the outline is, if it is one with its sides along the axes.
  var rectangle: Rect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], elements[4] == .close
    else { return nil }
    let isWide = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isTall = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isWide || isTall else { return nil }
    let (left, top) = (min(a.x, c.x), min(a.y, c.y))
    return Rect(left, top, max(a.x, c.x) - left, max(a.y, c.y) - top)
  }
}
