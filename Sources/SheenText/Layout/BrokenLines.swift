/// The lines of a text in a room, before their glyphs are placed; all in points of the text's own size.
struct BrokenLines {
  /// A line with its place.
  struct Line {
    let span: LineSpan
    let metrics: LineMetrics
    let width: Double
    /// From the top of the layout down to the line's baseline.
    let baseline: Double
  }

  /// From the top to the bottom.
  private(set) var lines: [Line] = []
  /// Whether characters are left out.
  private(set) var isTruncated = false
  /// From the top of the first line to the bottom of the last.
  private(set) var height = 0.0
  /// Between lines beyond their own heights.
  let spacing: Double
  /// By how much everything is to be made smaller.
  let scale: Double

  /// Breaks text.
  init(_ text: ShapedText, width: Double, height: Double, style: TextStyle, scale: Double) {
    self.scale = scale
    spacing = ShapedText.bounded(style.lineSpacing) / scale
    let breaker = LineBreaker(text: text, width: width)
    let most = max(style.maximumLines ?? .max, 1)
    let end = text.text.count
    var span = breaker.line(from: 0)
    var metrics = text.metrics(of: span)
    while let following = Self.line(after: span, breaker) {
      let next = text.metrics(of: following)
      let room = bottom(metrics) + metrics.leading + spacing + next.height
      if lines.count + 1 >= most || room > height + LineBreaker.tolerance {
        if following.range.lowerBound < end {
          span = breaker.truncatedLine(from: span.range.lowerBound, style: style)
          metrics = text.metrics(of: span)
          isTruncated = !span.showsAll
        }
        break
      }
      append(text, span, metrics)
      (span, metrics) = (following, next)
    }
    append(text, span, metrics)
  }

  /// The next line; `nil` after the last one.
  ///
  /// After a line break at the end of the text there is an empty line.
  private static func line(after span: LineSpan, _ breaker: LineBreaker) -> LineSpan? {
    let (next, end) = (span.range.upperBound, breaker.text.text.count)
    if next < end { return breaker.line(from: next) }
    guard !span.range.isEmpty, breaker.text.hardBreaks.last == end else { return nil }
    return LineSpan(end..<end, shows: end..<end)
  }

  /// Where the next line would end.
  private func bottom(_ metrics: LineMetrics) -> Double {
    guard let last = lines.last else { return metrics.height }
    return height + last.metrics.leading + spacing + metrics.height
  }

  private mutating func append(_ text: ShapedText, _ span: LineSpan, _ metrics: LineMetrics) {
    height = bottom(metrics)
    lines.append(
      Line(
        span: span, metrics: metrics, width: max(text.width(of: span), 0),
        baseline: height - metrics.descent))
  }
}
