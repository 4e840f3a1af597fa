internal import Foundation
internal import SheenCore

extension Path {
  /// Begins a new contour at a point.
  public mutating func move(to point: CGPoint) { outline.elements.append(.move(Point(point))) }

  /// Adds a straight line; without a point to begin at, nothing.
  public mutating func addLine(to point: CGPoint) {
    guard !isEmpty else { return }
    outline.elements.append(.line(Point(point)))
  }

  /// Adds a curve with one control point; without a point to begin at, nothing.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard !isEmpty else { return }
    outline.elements.append(.quadratic(Point(control), Point(point)))
  }

  /// Adds a curve with two control points; without a point to begin at, nothing.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !isEmpty else { return }
    outline.elements.append(.cubic(Point(control1), Point(control2), Point(point)))
  }

  /// Adds a straight line to the contour's first point.
  public mutating func closeSubpath() {
    guard let last = outline.elements.last, last != .close else { return }
    outline.elements.append(.close)
  }

  /// Adds a contour of straight lines between points, left open.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var path = Path()
    path.addLines([
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
      CGPoint(x: left, y: bottom),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners of two extents.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let box = RoundedBox(Rect(rect), cornerSize: cornerSize, style: style)
    addPath(Path(box.outline), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    let box = RoundedBox(Rect(rect), cornerRadii: cornerRadii, style: style)
    addPath(Path(box.outline), transform: transform)
  }

  /// Adds the ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (x, y) = (Double(rect.midX), Double(rect.midY))
    let (rx, ry) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let (kx, ky) = (rx * RoundedBox.circle, ry * RoundedBox.circle)
    let elements: [Outline.Element] = [
      .move(Point(x + rx, y)),
      .cubic(Point(x + rx, y + ky), Point(x + kx, y + ry), Point(x, y + ry)),
      .cubic(Point(x - kx, y + ry), Point(x - rx, y + ky), Point(x - rx, y)),
      .cubic(Point(x - rx, y - ky), Point(x - kx, y - ry), Point(x, y - ry)),
      .cubic(Point(x + kx, y - ry), Point(x + rx, y - ky), Point(x + rx, y)),
      .close,
    ]
    addPath(Path(Outline(elements)), transform: transform)
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? path : path.applying(transform)
    outline.elements += added.outline.elements
  }

  /// Adds an arc of a circle, with a line to its beginning where the path has come somewhere.
  ///
  /// Angles grow clockwise on screen from the right; `clockwise` is meant with y up, so that
  /// `false` runs along growing angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    let isFull = clockwise ? delta <= -turn : delta >= turn
    if isFull {
      delta = clockwise ? -turn : turn
    } else {
      delta = delta.truncatingRemainder(dividingBy: turn)
      if clockwise, delta > 0 { delta -= turn }
      if !clockwise, delta < 0 { delta += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
    if isFull { closeSubpath() }
  }

  /// Adds an arc of a circle from an angle on, with a line to its beginning where the path has come
  /// somewhere; positive angles run clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let map =
      transform.affine
      * Affine(
        a: Double(radius), b: 0, c: 0, d: Double(radius), tx: Double(center.x),
        ty: Double(center.y))
    let first = map * Self.unit(startAngle.radians)
    outline.elements.append(isEmpty ? .move(first) : .line(first))
    let quarter = Double.pi / 2
    var angle = startAngle.radians
    var rest = max(min(delta.radians, 1000 * quarter), -1000 * quarter)
    while rest.magnitude > 1e-9 {
      let step = max(min(rest, quarter), -quarter)
      let handle = Self.handle(step)
      let (from, to) = (Self.unit(angle), Self.unit(angle + step))
      outline.elements.append(
        .cubic(
          map * Point(from.x - from.y * handle, from.y + from.x * handle),
          map * Point(to.x + to.y * handle, to.y - to.x * handle), map * to))
      angle += step
      rest -= step
    }
  }

  /// The point of the unit circle at an angle.
  private static func unit(_ radians: Double) -> Point {
    Affine.rotation(radians: radians) * Point(1, 0)
  }

  /// The length of the handles of an arc of the unit circle, 4/3 · tan(angle / 4).
  private static func handle(_ angle: Double) -> Double {
    4 / 3 * Mathematics.sine(angle / 4) / Mathematics.cosine(angle / 4)
  }
}
