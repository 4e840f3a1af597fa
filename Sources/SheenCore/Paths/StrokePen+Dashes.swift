extension StrokePen {
  /// The most dashes of a contour; a finer pattern is drawn as a line without gaps.
  private static let mostDashes = 100_000.0

  /// The parts of a contour the pen draws.
  ///
  /// Patterns with a negative or infinite length, and those without any length, count as none. On a
  /// closed contour a dash that goes on over the start is one dash.
  func dashes(of contour: PathContour) -> [PathContour] {
    let pattern = dash.count % 2 == 0 ? dash : dash + dash
    let period = pattern.reduce(0, +)
    guard dash.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, dashPhase.isFinite,
      !contour.pieces.isEmpty
    else { return [contour] }
    let lengths = contour.pieces.map(\.length)
    let total = lengths.reduce(0, +)
    guard total / period * Double(pattern.count) < Self.mostDashes else { return [contour] }

    var phase = dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var ranges: [(from: Double, to: Double)] = []
    var position = -phase
    var index = 0
    while position < total {
      let end = position + pattern[index]
      if index % 2 == 0, end > 0 || (end == 0 && pattern[index] == 0 && position == 0) {
        ranges.append((max(position, 0), min(end, total)))
      }
      position = end
      index = (index + 1) % pattern.count
    }
    if let first = ranges.first, first.from <= 0, first.to >= total { return [contour] }
    var parts = ranges.map { contour.dash($0.from, $0.to, lengths: lengths) }
    if contour.isClosed, ranges.count > 1, ranges[0].from <= 0, ranges[ranges.count - 1].to >= total
    {
      let last = parts.removeLast()
      parts[0].pieces = last.pieces + parts[0].pieces
      parts[0].start = last.start
    }
    return parts
  }
}

extension PathContour {
  /// A dash; one of no length is a dot that knows its direction.
  fileprivate func dash(_ from: Double, _ to: Double, lengths: [Double]) -> PathContour {
    if from < to { return part(from, to, lengths: lengths) }
    // So short that only its caps show.
    let length = lengths.reduce(0, +)
    let reach = min(1e-6, length / 4)
    let middle = min(max(from, reach), length - reach)
    return part(middle - reach, middle + reach, lengths: lengths)
  }
}
