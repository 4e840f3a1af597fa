/// How high a line is, in points.
struct LineMetrics {
  /// From the baseline up to the top.
  var ascent: Double
  /// From the baseline down to the bottom.
  var descent: Double
  /// From the bottom to the next line.
  var leading: Double

  /// From the top to the bottom.
  var height: Double { ascent + descent }

  /// The height of a line that has room for both.
  func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading))
  }
}

extension ShapedText {
  /// The height of a line: of the highest of its fonts, each by its own measures.
  ///
  /// Spaces that hang count; characters left out do not.
  func metrics(of line: LineSpan) -> LineMetrics {
    if line.showsAll { return metrics(of: line.range) }
    var all: LineMetrics?
    for segment in line.segments {
      let part: LineMetrics
      switch segment {
      case .text(let range): part = metrics(of: range)
      case .ellipsis(let run, _):
        let (measures, size, offset) = (ellipsis(run).face.metrics, sizes[run], offset(run))
        part = LineMetrics(
          ascent: measures.ascent * size + offset, descent: measures.descent * size - offset,
          leading: measures.lineGap * size)
      }
      all = all?.union(part) ?? part
    }
    return all ?? metrics(of: line.range)
  }

  /// The height of characters; of a line without them where there are none.
  func metrics(of range: Range<Int>) -> LineMetrics {
    var metrics: LineMetrics?
    func add(_ ascent: Double, _ descent: Double, _ leading: Double) {
      let part = LineMetrics(ascent: ascent, descent: descent, leading: leading)
      metrics = metrics?.union(part) ?? part
    }
    func add(_ face: TypeFace, _ run: Int) {
      let (size, offset) = (sizes[run], offset(run))
      add(
        face.metrics.ascent * size + offset, face.metrics.descent * size - offset,
        face.metrics.lineGap * size)
    }
    var number = item(at: range.lowerBound)
    if number == items.count {
      // A line after the last line break is as high as that break; without characters, as the run.
      if let last = items.last { add(faces[last.run], last.run) } else { add(faces[0], 0) }
    }
    let end = max(range.upperBound, range.lowerBound + 1)
    while number < items.count, items[number].range.lowerBound < end {
      let item = items[number]
      if item.kind == .attachment, let attachment = runs[item.run].attachment {
        let offset = offset(item.run)
        add(
          Self.bounded(attachment.ascent) + offset, Self.bounded(attachment.descent) - offset, 0)
      } else {
        add(item.face, item.run)
      }
      number += 1
    }
    return metrics ?? LineMetrics(ascent: 0, descent: 0, leading: 0)
  }
}
