package import SheenCore

/// The exact area an outline covers of one pixel: the contours clipped to the pixel, and the shoelace
/// formula.
package struct AreaCoverage {
  private let contours: [[Point]]
  private let fillRule: Outline.FillRule

  /// Takes an outline, mapped into pixels; what is behind the eye is cut off.
  package init(_ outline: Outline, _ transform: Projection) {
    var contours: [[Point]] = []
    func add(_ point: Point) {
      if contours.isEmpty { contours.append([]) }
      contours[contours.count - 1].append(point)
    }
    var current = Point.zero
    for element in outline.elements {
      switch element {
      case .move(let p):
        contours.append([p])
        current = p
      case .line(let p):
        add(p)
        current = p
      case .quadratic(let c, let p):
        for i in 1...200 {
          let t = Double(i) / 200
          add(Self.bezier([current, c, p], t))
        }
        current = p
      case .cubic(let c1, let c2, let p):
        for i in 1...200 {
          let t = Double(i) / 200
          add(Self.bezier([current, c1, c2, p], t))
        }
        current = p
      case .close: break
      }
    }
    self.contours = contours.map { contour in
      Self.clipped(contour) { transform.distance(of: $0) - Projection.nearest }
        .map { transform * $0 }
    }
    fillRule = outline.fillRule
  }

  /// de Casteljau's construction.
  private static func bezier(_ points: [Point], _ t: Double) -> Point {
    guard points.count > 1 else { return points[0] }
    return bezier(
      zip(points, points.dropFirst()).map {
        Point($0.x + ($1.x - $0.x) * t, $0.y + ($1.y - $0.y) * t)
      }, t)
  }

  /// The winding number averaged over the pixel around a centre, as the fill rule counts it.
  package func coverage(ofPixelAt centre: Point) -> Double {
    let winding = contours.reduce(0) { $0 + signedArea($1, centre) }.magnitude
    switch fillRule {
    case .nonZero: return min(winding, 1)
    case .evenOdd:
      let phase = winding.truncatingRemainder(dividingBy: 2)
      return phase <= 1 ? phase : 2 - phase
    }
  }

  /// Sutherland and Hodgman's clipping against the four sides.
  private func signedArea(_ contour: [Point], _ centre: Point) -> Double {
    var points = contour
    points = Self.clipped(points) { $0.x - (centre.x - 0.5) }
    points = Self.clipped(points) { (centre.x + 0.5) - $0.x }
    points = Self.clipped(points) { $0.y - (centre.y - 0.5) }
    points = Self.clipped(points) { (centre.y + 0.5) - $0.y }
    var area = 0.0
    for (index, b) in points.enumerated() {
      let a = points[(index + points.count - 1) % points.count]
      area += (a.x - centre.x) * (b.y - centre.y) - (b.x - centre.x) * (a.y - centre.y)
    }
    return area / 2
  }

  /// What of a contour is inside a line.
  private static func clipped(_ points: [Point], _ inside: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    for (index, b) in points.enumerated() {
      let a = points[(index + points.count - 1) % points.count]
      let (da, db) = (inside(a), inside(b))
      if (da < 0) != (db < 0) {
        let t = da / (da - db)
        result.append(Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t))
      }
      if db >= 0 { result.append(b) }
    }
    return result
  }
}
