extension Outline {
  /// The image under a map; under one with perspective it is made of straight pieces, and what lies
  /// behind the eye is cut off.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - tolerance: The farthest a piece may lie from the image of its curve.
  /// - Returns: The image; of an affine map it is exact.
  package func applying(_ map: Projection, tolerance: Double = 1.0 / 512) -> Outline {
    if let affine = map.affine { return applying(affine) }
    var tracer = ProjectedContours(map: map, tolerance: tolerance)
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        tracer.close()
        start = point
        current = point
        tracer.begin(point)
      case .line(let point):
        tracer.line(to: point)
        current = point
      case .quadratic(let control, let point):
        tracer.curve([current, control, point])
        current = point
      case .cubic(let control1, let control2, let point):
        tracer.curve([current, control1, control2, point])
        current = point
      case .close:
        tracer.close()
        current = start
        tracer.begin(start)
      }
    }
    tracer.close()
    return Outline(tracer.elements, fillRule: fillRule)
  }

  /// The smallest rectangle around the image of all points and control points before the eye.
  package func controlBounds(_ map: Projection) -> Rect {
    if let affine = map.affine { return controlBounds(affine) }
    return applying(map).controlBounds()
  }
}

/// Makes the image of contours piece by piece.
private struct ProjectedContours {
  let map: Projection
  let tolerance: Double
  private(set) var elements: [Outline.Element] = []
  /// The contour at hand, before the division.
  private var contour: [Place] = []

  init(map: Projection, tolerance: Double) {
    self.map = map
    self.tolerance = tolerance
  }

  /// A point before the division by its distance.
  struct Place: Equatable {
    var x, y, w: Double

    func mixed(_ other: Place, _ t: Double) -> Place {
      Place(x: x + (other.x - x) * t, y: y + (other.y - y) * t, w: w + (other.w - w) * t)
    }

    var isSeen: Bool { w >= Projection.nearest }
    var point: Point { Point(x / w, y / w) }
  }

  private func place(_ point: Point) -> Place {
    let image = map.numerators * point
    return Place(x: image.x, y: image.y, w: map.distance(of: point))
  }

  mutating func begin(_ point: Point) { contour = [place(point)] }

  mutating func line(to point: Point) { contour.append(place(point)) }

  mutating func curve(_ controls: [Point]) {
    split(controls.map(place), depth: 0)
  }

  /// Halves a curve until its image is flat; between its ends that image stays inside the hull of the
  /// control points' images.
  private mutating func split(_ curve: [Place], depth: Int) {
    if depth == 14 || isFlat(curve) || (depth > 4 && !curve.contains(where: \.isSeen)) {
      contour.append(curve[curve.count - 1])
      return
    }
    var (left, right) = ([curve[0]], [curve[curve.count - 1]])
    var level = curve
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { $0.mixed($1, 0.5) }
      left.append(level[0])
      right.append(level[level.count - 1])
    }
    split(left, depth: depth + 1)
    split(right.reversed(), depth: depth + 1)
  }

  private func isFlat(_ curve: [Place]) -> Bool {
    guard curve.allSatisfy(\.isSeen) else { return false }
    let points = curve.map(\.point)
    let (a, b) = (points[0], points[points.count - 1])
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    return points.dropFirst().dropLast().allSatisfy { p in
      let t = length > 0 ? min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / length, 0), 1) : 0
      let (x, y) = (p.x - a.x - dx * t, p.y - a.y - dy * t)
      return x * x + y * y <= tolerance * tolerance
    }
  }

  /// Ends the contour: cuts off what is behind the eye, and divides.
  mutating func close() {
    defer { contour = [] }
    guard contour.count > 1 else { return }
    var seen: [Place] = []
    var previous = contour[contour.count - 1]
    for place in contour {
      if place.isSeen != previous.isSeen {
        let share = (Projection.nearest - previous.w) / (place.w - previous.w)
        var edge = previous.mixed(place, share)
        edge.w = Projection.nearest
        seen.append(edge)
      }
      if place.isSeen { seen.append(place) }
      previous = place
    }
    guard seen.count > 2 else { return }
    elements.append(.move(seen[0].point))
    for place in seen.dropFirst() { elements.append(.line(place.point)) }
    elements.append(.close)
  }
}
