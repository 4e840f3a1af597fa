extension Outline {
  /// The part of the outline between two fractions of its length, over all contours in order.
  ///
  /// Fractions are clamped to 0…1. Where `from` is not below `to`, nothing is left; a contour of
  /// which a part is missing is left open.
  package func trimmed(from: Double, to: Double) -> Outline {
    let (from, to) = (max(from, 0), min(to, 1))
    guard from < to, isFinite else { return Outline(fillRule: fillRule) }
    if from == 0, to == 1 { return self }
    let contours = contours
    let lengths = contours.map { $0.pieces.map(\.length) }
    let total = lengths.joined().reduce(0, +)
    var result = Outline(fillRule: fillRule)
    var offset = 0.0
    for (contour, pieces) in zip(contours, lengths) {
      let length = pieces.reduce(0, +)
      let (first, last) = (from * total - offset, to * total - offset)
      offset += length
      let slack = 1e-9 * total
      if first <= slack, last >= length - slack {
        result.elements += contour.elements
      } else if first < length - slack, last > slack {
        result.elements += contour.part(first, last, lengths: pieces).elements
      }
    }
    return result
  }
}
