internal import SheenCore

/// The part of a mesh between four neighbouring vertices.
struct MeshPatch {
  private let mesh: ColorMesh
  private let column: Int
  private let row: Int
  /// The corners: top left, top right, bottom left, bottom right.
  private let corners: [ColorMesh.Vertex]

  init(_ mesh: ColorMesh, column: Int, row: Int) {
    self.mesh = mesh
    self.column = column
    self.row = row
    corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
      mesh.vertices[(row + y) * mesh.columns + column + x]
    }
  }

  /// Draws the patch in triangles a few pixels large.
  func draw(on canvas: inout MeshCanvas) {
    let steps = steps(canvas)
    var above: [MeshCanvas.Corner] = []
    for j in 0...steps {
      let v = Double(j) / Double(steps)
      let line = (0...steps).map { i -> MeshCanvas.Corner in
        let u = Double(i) / Double(steps)
        let place = place(u, v)
        return MeshCanvas.Corner(
          x: place.x * Double(canvas.width), y: place.y * Double(canvas.height),
          color: color(u, v))
      }
      if j > 0 {
        for i in 0..<steps {
          canvas.fill(above[i], above[i + 1], line[i])
          canvas.fill(above[i + 1], line[i + 1], line[i])
        }
      }
      above = line
    }
  }

  /// So many that straight lines do for curves: a line for three pixels.
  private func steps(_ canvas: MeshCanvas) -> Int {
    let points = corners.flatMap { [$0.position, $0.leading, $0.top, $0.trailing, $0.bottom] }
    func extent(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    let size = max(
      extent(points.map(\.x)) * Double(canvas.width),
      extent(points.map(\.y)) * Double(canvas.height))
    return min(max(Int(min(size, 1e6) / 3), 12), 72)
  }

  // MARK: Place

  /// The point of the Coons patch: between the edges, both ways, less what that counts twice.
  private func place(_ u: Double, _ v: Double) -> SIMD2<Double> {
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let top = Self.cubic(a.position, a.trailing, b.leading, b.position, u)
    let bottom = Self.cubic(c.position, c.trailing, d.leading, d.position, u)
    let left = Self.cubic(a.position, a.bottom, c.top, c.position, v)
    let right = Self.cubic(b.position, b.bottom, d.top, d.position, v)
    let upper = Self.vector(a.position) * (1 - u) + Self.vector(b.position) * u
    let lower = Self.vector(c.position) * (1 - u) + Self.vector(d.position) * u
    let down = top * (1 - v) + bottom * v
    let across = left * (1 - u) + right * u
    return down + across - (upper * (1 - v) + lower * v)
  }

  private static func vector(_ point: Point) -> SIMD2<Double> { SIMD2(point.x, point.y) }

  private static func cubic(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ t: Double
  ) -> SIMD2<Double> {
    let s = 1 - t
    let ends = vector(p0) * (s * s * s) + vector(p3) * (t * t * t)
    return ends + vector(p1) * (3 * s * s * t) + vector(p2) * (3 * s * t * t)
  }

  // MARK: Colour

  /// The premultiplied colour at a place of the patch.
  private func color(_ u: Double, _ v: Double) -> SIMD4<Double> {
    let values = (-1...2).map { dy in
      between((-1...2).map { dx in value(column + dx, row + dy) }, u)
    }
    let mixed = between(values, v)
    let alpha = min(max(mixed.w, 0), 1)
    guard alpha > 0 else { return .zero }
    let color = mesh.space.decode(
      SIMD3(mixed.x, mixed.y, mixed.z) / mixed.w, alpha: alpha)
    func clamped(_ component: Double) -> Double { min(max(component, 0), 1) * alpha }
    return SIMD4(clamped(color.red), clamped(color.green), clamped(color.blue), alpha)
  }

  /// Coordinates of a vertex's colour times its alpha, and the alpha; beyond the border as the grid
  /// goes on in a straight line.
  private func value(_ x: Int, _ y: Int) -> SIMD4<Double> {
    if x < 0 { return value(0, y) * 2 - value(1, y) }
    if x >= mesh.columns { return value(mesh.columns - 1, y) * 2 - value(mesh.columns - 2, y) }
    if y < 0 { return value(x, 0) * 2 - value(x, 1) }
    if y >= mesh.rows { return value(x, mesh.rows - 1) * 2 - value(x, mesh.rows - 2) }
    let color = mesh.colors[y * mesh.columns + x]
    return SIMD4(mesh.space.encode(color) * color.alpha, color.alpha)
  }

  /// Between the second and the third of four values: in a straight line, or along the cubic whose
  /// tangents are parallel to the lines between neighbours.
  private func between(_ p: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
    guard mesh.smoothsColors else { return p[1] + (p[2] - p[1]) * t }
    let (m1, m2) = ((p[2] - p[0]) * 0.5, (p[3] - p[1]) * 0.5)
    let difference = p[2] - p[1]
    let third = m1 + m2 - difference * 2
    let second = difference * 3 - m1 * 2 - m2
    return p[1] + (m1 + (second + third * t) * t) * t
  }
}
