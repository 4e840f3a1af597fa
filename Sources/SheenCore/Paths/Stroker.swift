/// Turns contours into what a pen along them covers.
///
/// A stretch without corners becomes one contour: its left side, then its right side back. Corners
/// and ends add contours of their own that share an edge with the stretch; all wind the same way
/// round.
struct Stroker {
  let pen: StrokePen
  /// Half the pen's width.
  let reach: Double
  /// How far the outline may lie from the exact one, in points.
  let tolerance: Double
  private(set) var elements: [Outline.Element] = []

  /// Wider pens are drawn as ones of this width: far more than a picture is.
  private static let widest = 1e9

  /// Makes a stroker for contours no larger than an extent in points.
  init(_ pen: StrokePen, extent: Double) {
    self.pen = pen
    reach = min(pen.width, Self.widest) / 2
    // Not below what rounding allows, or what would take endless pieces.
    tolerance = max(min(1.0 / 1024, reach / 64), 1e-9 * (extent + reach))
  }

  /// Adds what the pen covers along a contour.
  mutating func add(_ contour: PathContour) {
    var spans: [StrokeSpan] = []
    for piece in contour.pieces {
      var isFirst = true
      for span in StrokeSpan.spans(of: piece, reach: reach, tolerance: tolerance) {
        append(span, to: &spans, isCorner: isFirst)
        isFirst = false
      }
    }
    guard let first = spans.first, let last = spans.last else {
      if contour.isDot { addDot(contour.start) }
      return
    }
    if contour.isClosed {
      let (before, after) = join(last, first, isCorner: true)
      spans[spans.count - 1].trim(end: before)
      spans[0].trim(start: after)
    } else {
      // Ends inside a line that covers them do not show.
      if (spans[0].cover ?? 0) < reach { cap(at: first.start, direction: first.startTangent * -1) }
      if (spans[spans.count - 1].cover ?? 0) < reach {
        cap(at: last.end, direction: last.endTangent)
      }
    }
    for span in spans { elements += span.elements }
  }

  /// Adds a stretch after others: as part of the last one, or joined to it.
  private mutating func append(
    _ span: StrokeSpan, to spans: inout [StrokeSpan], isCorner: Bool
  ) {
    guard let last = spans.last else {
      spans.append(span)
      return
    }
    if last.goesOn(with: span) {
      spans[spans.count - 1].append(span)
    } else {
      let (before, after) = join(last, span, isCorner: isCorner)
      var next = span
      next.trim(start: after)
      spans[spans.count - 1].trim(end: before)
      StrokeSpan.coverRetraced(&spans[spans.count - 1], &next)
      spans.append(next)
    }
  }

  // MARK: Corners

  /// Fills the outside of the corner between two stretches.
  ///
  /// - Returns: Where the insides of both meet, if that is on lines of both.
  private mutating func join(
    _ first: StrokeSpan, _ second: StrokeSpan, isCorner: Bool
  ) -> (before: StrokeSpan.Trim?, after: StrokeSpan.Trim?) {
    let (t0, t1) = (first.endTangent, second.startTangent)
    let (sine, cosine) = (t0.cross(t1), t0.dot(t1))
    if sine.magnitude < 1e-9, cosine > 0 { return (nil, nil) }
    // The outside is on the left where the contour turns right, and the other way round.
    let side = sine > 0 ? -1.0 : 1.0
    let corner = first.end
    let (from, to) = (t0.turned * (side * reach), t1.turned * (side * reach))
    var outside: [Outline.Element] = [.line(corner + from)]
    // Within curves the pen turns; where it hardly does, an arc is a straight line.
    let form = isCorner ? pen.join : cosine > 0.995 ? .bevel : .round
    switch form {
    case .bevel: break
    case .miter:
      if cosine > -1, 2 <= pen.miterLimit * pen.miterLimit * (1 + cosine) {
        outside.append(.line(corner + (from + to) * (1 / (1 + cosine))))
      }
    case .round: outside += arc(around: corner, from: from, to: to, turn: side < 0 ? 1 : -1)
    }
    if form != .round { outside.append(.line(corner + to)) }
    wedge(corner, outside, isReversed: side < 0)
    guard isCorner, cosine > -0.999 else { return (nil, nil) }
    let meeting = corner - (from + to) * (1 / (1 + cosine))
    let length = reach * ((1 - cosine) / (1 + cosine)).squareRoot()
    let trim = StrokeSpan.Trim(isLeft: side < 0, point: meeting, length: length)
    return first.canTrimEnd(trim) && second.canTrimStart(trim) ? (trim, trim) : (nil, nil)
  }

  /// Adds a contour that starts at a corner; it winds as stretches do.
  private mutating func wedge(
    _ corner: Point, _ outside: [Outline.Element], isReversed: Bool
  ) {
    let contour = [.move(corner)] + outside + [.close]
    elements += isReversed ? Self.reversed(contour) : contour
  }

  /// A closed contour the other way round.
  private static func reversed(_ contour: [Outline.Element]) -> [Outline.Element] {
    var pieces: [PathPiece] = []
    var current = Point.zero
    for element in contour {
      switch element {
      case .move(let p): current = p
      case .line(let p):
        pieces.append(.line(current, p))
        current = p
      case .cubic(let b, let c, let p):
        pieces.append(.curve(Cubic(current, b, c, p)))
        current = p
      case .quadratic, .close: break
      }
    }
    return [.move(current)] + pieces.reversed().map(\.reversed.element) + [.close]
  }

  // MARK: Arcs and ends

  /// Curves around a centre from one radius to another, `turn` being 1 clockwise on screen, else −1.
  private func arc(
    around center: Point, from: Point, to: Point, turn: Double
  ) -> [Outline.Element] {
    var angle = Mathematics.arcTangent(from.cross(to) * turn, from.dot(to))
    if angle <= 0 { angle += 2 * Double.pi }
    // The error of one curve is 2.7·10⁻⁴ radii for a quarter turn and falls with the sixth power.
    var count = (angle / (Double.pi / 2)).rounded(.up)
    while count < 64,
      reach * 2.8e-4 * Mathematics.power(angle / count / (Double.pi / 2), 6) > tolerance / 4
    {
      count += 1
    }
    let step = angle / count
    let quarter = step / 4
    let handle = 4.0 / 3 * Mathematics.sine(quarter) / Mathematics.cosine(quarter) * turn
    var elements: [Outline.Element] = []
    var radius = from
    for index in 1...Int(count) {
      let next =
        index == Int(count)
        ? to : Affine.rotation(radians: step * Double(index) * turn) * from
      elements.append(
        .cubic(
          center + radius + radius.turned * handle, center + next - next.turned * handle,
          center + next))
      radius = next
    }
    return elements
  }

  /// Adds the end of an open contour.
  private mutating func cap(at end: Point, direction: Point) {
    let across = direction.turned * reach
    switch pen.cap {
    case .butt: break
    case .square:
      let ahead = direction * reach
      elements += [
        .move(end + across), .line(end + across + ahead), .line(end - across + ahead),
        .line(end - across), .close,
      ]
    case .round:
      elements += [.move(end + across)]
      elements += arc(around: end, from: across, to: across * -1, turn: -1) + [.close]
    }
  }

  /// Adds the ends of a contour that goes nowhere.
  private mutating func addDot(_ point: Point) {
    for direction in [Point(1, 0), Point(-1, 0)] { cap(at: point, direction: direction) }
  }
}
