internal import Foundation
internal import SheenCore

extension Path {
  /// Adds an arc that touches the line from where the path has come to `tangent1End`, and the line from
  /// there to `tangent2End`, with a line to its beginning.
  ///
  /// Where the three points lie on a line, or the radius is 0, it is a line to `tangent1End`; without
  /// a point to begin at, nothing.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint, let inverse = transform.affine.inverse else { return }
    let (start, corner, end) = (inverse * Point(current), Point(tangent1End), Point(tangent2End))
    func direction(_ to: Point) -> Point? {
      let (x, y) = (to.x - corner.x, to.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 && length.isFinite ? Point(x / length, y / length) : nil
    }
    guard let back = direction(start), let ahead = direction(end), radius > 0 else {
      outline.elements.append(.line(transform.affine * corner))
      return
    }
    let sine = ahead.x * back.y - ahead.y * back.x
    let cosine = back.x * ahead.x + back.y * ahead.y
    guard sine.magnitude > 1e-9 else {
      outline.elements.append(.line(transform.affine * corner))
      return
    }
    // The arc begins radius / tan(half the angle) from the corner; its middle lies across from there.
    let reach = Double(radius) * (1 + cosine) / sine.magnitude
    let side = sine > 0 ? 1.0 : -1.0
    let first = Point(corner.x + back.x * reach, corner.y + back.y * reach)
    let center = CGPoint(
      x: first.x + back.y * side * Double(radius), y: first.y - back.x * side * Double(radius))
    let startAngle = Mathematics.arcTangent(
      first.y - Double(center.y), first.x - Double(center.x))
    let turn = Double.pi - Mathematics.arcTangent(sine.magnitude, cosine)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      delta: .radians(side * turn), transform: transform)
  }
}

extension Path: LosslessStringConvertible {
  /// Makes a path from its description: coordinates, then `m`, `l`, `q`, `c` or `h`; `nil` for other
  /// text.
  public init?(_ string: String) {
    var numbers: [Double] = []
    var elements: [Outline.Element] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(numbers[$0], numbers[$0 + 1])
      }
      guard numbers.count % 2 == 0, word == "m" || !elements.isEmpty else {
        return nil
      }
      switch (word, points.count) {
      case ("m", 1): elements.append(.move(points[0]))
      case ("l", 1): elements.append(.line(points[0]))
      case ("q", 2): elements.append(.quadratic(points[0], points[1]))
      case ("c", 3): elements.append(.cubic(points[0], points[1], points[2]))
      case ("h", 0): elements.append(.close)
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(Outline(elements))
  }
}
