/// A map of the plane that may be seen in perspective: straight lines stay straight, parallel ones may
/// meet.
///
/// x′ = (a·x + c·y + tx)/w and y′ = (b·x + d·y + ty)/w, where w = wx·x + wy·y + w1 is the distance from
/// the eye in units of the distance to the picture. What lies at w ≤ 0 is behind the eye.
package struct Projection: Hashable, Sendable {
  /// What is divided by the distance.
  package var numerators: Affine
  /// The increase of the distance along x, along y, and the distance at the origin.
  package var wx, wy, w1: Double

  /// Makes a map from its coefficients.
  package init(numerators: Affine, wx: Double, wy: Double, w1: Double) {
    self.numerators = numerators
    self.wx = wx
    self.wy = wy
    self.w1 = w1
  }

  /// Makes a map without perspective.
  package init(_ affine: Affine) { self.init(numerators: affine, wx: 0, wy: 0, w1: 1) }

  /// The map that leaves every point where it is.
  package static let identity = Projection(.identity)

  /// The map as an affine one; `nil` where distances differ.
  package var affine: Affine? {
    guard wx == 0, wy == 0 else { return nil }
    if w1 == 1 { return numerators }
    return Affine.scale(1 / w1, 1 / w1) * numerators
  }

  /// The smallest distance at which something is drawn.
  package static let nearest = 1.0 / 1024

  /// The map that applies `inner` first and `outer` second.
  package static func * (outer: Projection, inner: Projection) -> Projection {
    let (m, n) = (outer.numerators, inner.numerators)
    if outer.wx == 0, outer.wy == 0, outer.w1 == 1, inner.wx == 0, inner.wy == 0, inner.w1 == 1 {
      return Projection(m * n)
    }
    let turned = Affine(a: m.a, b: m.b, c: m.c, d: m.d, tx: 0, ty: 0) * n
    return Projection(
      numerators: Affine(
        a: turned.a + m.tx * inner.wx, b: turned.b + m.ty * inner.wx,
        c: turned.c + m.tx * inner.wy, d: turned.d + m.ty * inner.wy,
        tx: turned.tx + m.tx * inner.w1, ty: turned.ty + m.ty * inner.w1),
      wx: outer.wx * n.a + outer.wy * n.b + outer.w1 * inner.wx,
      wy: outer.wx * n.c + outer.wy * n.d + outer.w1 * inner.wy,
      w1: outer.wx * n.tx + outer.wy * n.ty + outer.w1 * inner.w1)
  }

  /// The map that applies `inner` first and `outer` second.
  package static func * (outer: Affine, inner: Projection) -> Projection {
    Projection(outer) * inner
  }

  /// The map that applies `inner` first and `outer` second.
  package static func * (outer: Projection, inner: Affine) -> Projection {
    outer * Projection(inner)
  }

  /// The distance of a point's image.
  package func distance(of point: Point) -> Double { wx * point.x + wy * point.y + w1 }

  /// The image of a point, also of one behind the eye; infinite at distance 0.
  package static func * (map: Projection, point: Point) -> Point {
    let (image, w) = (map.numerators * point, map.distance(of: point))
    return w == 1 ? image : Point(image.x / w, image.y / w)
  }

  /// The image of a point; `nil` where it is behind the eye.
  package func image(of point: Point) -> Point? {
    distance(of: point) >= Self.nearest ? self * point : nil
  }

  /// The inverse map, or `nil` where the map flattens the plane.
  ///
  /// Its distance is one over that of the map at the same point, so it too is positive before the eye.
  package var inverse: Projection? {
    if let affine, w1 == 1 { return affine.inverse.map { Projection($0) } }
    let m = numerators
    let (p, q, r) = (m.d * w1 - m.ty * wy, m.ty * wx - m.b * w1, m.b * wy - m.d * wx)
    let det = m.a * p + m.c * q + m.tx * r
    guard det != 0, (1 / det).isFinite else { return nil }
    return Projection(
      numerators: Affine(
        a: p / det, b: q / det, c: (m.tx * wy - m.c * w1) / det, d: (m.a * w1 - m.tx * wx) / det,
        tx: (m.c * m.ty - m.tx * m.d) / det, ty: (m.tx * m.b - m.a * m.ty) / det),
      wx: r / det, wy: (m.c * wx - m.a * wy) / det, w1: (m.a * m.d - m.c * m.b) / det)
  }

  /// The affine map that is closest near a point before the eye.
  package func derivative(at point: Point) -> Affine {
    let (w, image, m) = (distance(of: point), self * point, numerators)
    let linear = Affine(
      a: (m.a - image.x * wx) / w, b: (m.b - image.y * wx) / w, c: (m.c - image.x * wy) / w,
      d: (m.d - image.y * wy) / w, tx: 0, ty: 0)
    let moved = linear * point
    return .translation(image.x - moved.x, image.y - moved.y) * linear
  }

  /// Whether every coefficient is finite.
  package var isFinite: Bool {
    numerators.isFinite && wx.isFinite && wy.isFinite && w1.isFinite
  }
}
