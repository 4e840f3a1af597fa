/// One contour of an outline as lines and curves of some length.
struct PathContour {
  /// Where it begins.
  var start: Point
  /// Its lines and curves; the closing line is one of them.
  var pieces: [PathPiece] = []
  /// Whether it ends where it begins, on purpose.
  var isClosed = false
  /// Whether it goes nowhere, but more than begins.
  var isDot = false

  init(start: Point) { self.start = start }

  var end: Point { pieces.last?.end ?? start }

  /// The steps of the contour.
  var elements: [Outline.Element] {
    guard let first = pieces.first else { return [] }
    return [.move(first.start)] + pieces.map(\.element) + (isClosed ? [.close] : [])
  }

  mutating func add(_ piece: PathPiece) {
    let isPoint: Bool
    switch piece {
    case .line(let a, let b): isPoint = a == b
    case .curve(let cubic): isPoint = cubic.polygonLength == 0
    }
    if isPoint { isDot = true } else { pieces.append(piece) }
  }

  /// The part between two distances from the start, left open; `lengths` are those of the pieces.
  func part(_ from: Double, _ to: Double, lengths: [Double]) -> PathContour {
    var result = PathContour(start: start)
    var offset = 0.0
    for (piece, length) in zip(pieces, lengths) {
      let (first, last) = (max(from - offset, 0), min(to - offset, length))
      // What is left of a piece by rounding alone is nothing.
      if last - first > 1e-9 * length { result.pieces.append(piece.part(first, last, of: length)) }
      offset += length
    }
    result.start = result.pieces.first?.start ?? start
    return result
  }
}

extension Outline {
  /// The contours, without lines and curves of no length.
  var contours: [PathContour] {
    var result: [PathContour] = []
    var contour: PathContour?
    func finish() {
      if let contour, !contour.pieces.isEmpty || contour.isDot { result.append(contour) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        contour = PathContour(start: point)
      case .close:
        guard var closed = contour else { continue }
        closed.add(.line(closed.end, closed.start))
        closed.isClosed = true
        contour = closed
        finish()
        contour = PathContour(start: closed.start)
      case .line(let p):
        let from = contour?.end ?? .zero
        contour = contour ?? PathContour(start: from)
        contour?.add(.line(from, p))
      case .quadratic(let c, let p):
        let from = contour?.end ?? .zero
        contour = contour ?? PathContour(start: from)
        contour?.add(.curve(Cubic(quadratic: from, c, p)))
      case .cubic(let c1, let c2, let p):
        let from = contour?.end ?? .zero
        contour = contour ?? PathContour(start: from)
        contour?.add(.curve(Cubic(from, c1, c2, p)))
      }
    }
    finish()
    return result
  }
}
