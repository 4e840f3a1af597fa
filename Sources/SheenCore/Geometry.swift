/// A position in points (or pixels, where stated), y down.
package struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  package var x: Double
  /// The distance below the origin.
  package var y: Double

  /// Makes a point.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  package static let zero = Point(0, 0)
}

/// A width and a height.
package struct Size: Hashable, Sendable {
  /// The horizontal extent.
  package var width: Double
  /// The vertical extent.
  package var height: Double

  /// Makes a size.
  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// An axis-aligned rectangle; its extents are not negative.
package struct Rect: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// The horizontal extent.
  package var width: Double
  /// The vertical extent.
  package var height: Double

  /// Makes a rectangle from its top left corner and extents.
  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  package var maxX: Double { x + width }
  /// The bottom edge.
  package var maxY: Double { y + height }
  /// Whether the rectangle covers no area.
  package var isEmpty: Bool { !(width > 0 && height > 0) }
  /// The point at a fraction of the extents; `(0, 0)` is the top left corner.
  package func point(atFraction fx: Double, _ fy: Double) -> Point {
    Point(x + width * fx, y + height * fy)
  }
}

/// An affine map of column vectors: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
package struct Affine: Hashable, Sendable {
  /// The coefficients, named as in Core Graphics.
  package var a, b, c, d, tx, ty: Double

  /// Makes a map from its six coefficients.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves every point where it is.
  package static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A shift.
  package static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A stretch about the origin.
  package static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin; positive angles are clockwise on screen, since y points down.
  ///
  /// Whole quarter turns are exact, so that a rectangle turned by 90° stays axis-aligned.
  package static func rotation(radians: Double) -> Affine {
    let quarters = radians / (Double.pi / 2)
    let nearest = quarters.rounded()
    if nearest.magnitude < 1e9, (quarters - nearest).magnitude < 1e-14 {
      let (c, s) = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][((Int(nearest) % 4) + 4) % 4]
      return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }
    let c = Mathematics.cosine(radians)
    let s = Mathematics.sine(radians)
    return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// The map that applies `inner` first and `outer` second.
  package static func * (outer: Affine, inner: Affine) -> Affine {
    Affine(
      a: outer.a * inner.a + outer.c * inner.b,
      b: outer.b * inner.a + outer.d * inner.b,
      c: outer.a * inner.c + outer.c * inner.d,
      d: outer.b * inner.c + outer.d * inner.d,
      tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
      ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty)
  }

  /// The image of a point.
  package static func * (map: Affine, point: Point) -> Point {
    Point(map.a * point.x + map.c * point.y + map.tx, map.b * point.x + map.d * point.y + map.ty)
  }

  /// The signed area of the image of the unit square.
  package var determinant: Double { a * d - b * c }

  /// The inverse map, or `nil` where the map flattens the plane.
  package var inverse: Affine? {
    let det = determinant
    guard det != 0, (1 / det).isFinite else { return nil }
    return Affine(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// Whether every coefficient is finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The larger singular value of the linear part: the most the map stretches any direction.
  package var largestStretch: Double {
    let e = (a + d) / 2
    let f = (a - d) / 2
    let g = (b + c) / 2
    let h = (b - c) / 2
    return (e * e + h * h).squareRoot() + (f * f + g * g).squareRoot()
  }
}
