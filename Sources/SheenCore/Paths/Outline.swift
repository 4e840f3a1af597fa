/// The outline of a shape: straight lines and Bézier curves, closed where it is filled.
package struct Outline: Hashable, Sendable {
  /// One step along the outline.
  package enum Element: Hashable, Sendable {
    /// Begins a new contour.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A curve with one control point.
    case quadratic(Point, Point)
    /// A curve with two control points.
    case cubic(Point, Point, Point)
    /// A straight line to the contour's first point.
    case close
  }

  /// Which places lie inside.
  package enum FillRule: String, Hashable, Sendable {
    /// Where contours wind around a number of times other than 0.
    case nonZero
    /// Where they wind around an odd number of times.
    case evenOdd
  }

  /// The steps, in order.
  package var elements: [Element]
  /// Which places lie inside.
  package var fillRule: FillRule

  /// Makes an outline.
  package init(_ elements: [Element] = [], fillRule: FillRule = .nonZero) {
    self.elements = elements
    self.fillRule = fillRule
  }

  /// The smallest rectangle around all points and control points of the transformed outline.
  package func controlBounds(_ transform: Affine = .identity) -> Rect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    func add(_ untransformed: Point) {
      let point = transform * untransformed
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quadratic(let c, let p):
        add(c)
        add(p)
      case .cubic(let c1, let c2, let p):
        add(c1)
        add(c2)
        add(p)
      case .close: break
      }
    }
    return left <= right ? Rect(left, top, right - left, bottom - top) : Rect(0, 0, 0, 0)
  }

  /// Whether every coordinate is finite.
  package var isFinite: Bool {
    func finite(_ point: Point) -> Bool { point.x.isFinite && point.y.isFinite }
    return elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): finite(p)
      case .quadratic(let c, let p): finite(c) && finite(p)
      case .cubic(let c1, let c2, let p): finite(c1) && finite(c2) && finite(p)
      case .close: true
      }
    }
  }

  /// Calls `body` with every straight piece of the transformed outline, contours closed.
  ///
  /// - Parameters:
  ///   - transform: Takes the outline to pixels.
  ///   - tolerance: The farthest a piece may lie from its curve, in pixels.
  ///   - body: Receives the ends of a piece.
  /// - Complexity: O(√(extent / tolerance)) pieces a curve.
  package func forEachLine(
    _ transform: Affine, tolerance: Double, _ body: (Point, Point) -> Void
  ) {
    var start = Point.zero
    var current = Point.zero
    func close() {
      if current != start { body(current, start) }
      current = start
    }
    func line(to point: Point) {
      body(current, point)
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        close()
        start = transform * point
        current = start
      case .line(let point): line(to: transform * point)
      case .quadratic(let control, let point):
        let (c, end) = (transform * control, transform * point)
        Curve.quadratic(current, c, end).forEachPoint(tolerance, line)
      case .cubic(let control1, let control2, let point):
        let (c1, c2, end) = (transform * control1, transform * control2, transform * point)
        Curve.cubic(current, c1, c2, end).forEachPoint(tolerance, line)
      case .close: close()
      }
    }
    close()
  }
}

/// A Bézier curve between two points.
private enum Curve {
  case quadratic(Point, Point, Point)
  case cubic(Point, Point, Point, Point)

  /// Calls `body` with points so dense that straight lines between them stay within the tolerance.
  ///
  /// The number of pieces follows from the largest second difference of the control points (Wang's
  /// formula; R. Goldman, "Pyramid Algorithms", 2003, section 5.6.3).
  func forEachPoint(_ tolerance: Double, _ body: (Point) -> Void) {
    switch self {
    case .quadratic(let a, let b, let c):
      let bend = Self.bend(a, b, c)
      let count = Self.count((bend / (4 * tolerance)).squareRoot())
      for i in 1..<max(count, 1) {
        let t = Double(i) / Double(count)
        body(Self.mix(Self.mix(a, b, t), Self.mix(b, c, t), t))
      }
      body(c)
    case .cubic(let a, let b, let c, let d):
      let bend = max(Self.bend(a, b, c), Self.bend(b, c, d))
      let count = Self.count((6 * bend / (8 * tolerance)).squareRoot())
      for i in 1..<max(count, 1) {
        let t = Double(i) / Double(count)
        let (ab, bc, cd) = (Self.mix(a, b, t), Self.mix(b, c, t), Self.mix(c, d, t))
        body(Self.mix(Self.mix(ab, bc, t), Self.mix(bc, cd, t), t))
      }
      body(d)
    }
  }

  private static func count(_ exact: Double) -> Int { Int(min(max(exact.rounded(.up), 1), 4096)) }

  private static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
  }
}
