package import SheenCore

extension ShapedText {
  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - width: The room for lines; `nil` or infinity for any. Words wider than it break between
  ///     characters; there is at least one character a line.
  ///   - height: The room for all lines; `nil` or infinity for any. There is at least one line.
  ///   - style: How to break and place lines.
  /// - Returns: At least one line, with every glyph's place.
  /// - Complexity: O(lines · log(characters)), and O(glyphs) for those within the result.
  package func layout(
    width: Double? = nil, height: Double? = nil, style: TextStyle = TextStyle()
  ) -> TextLayout {
    let lines = fittedLines(width, height, style)
    let size = size(of: lines, style)
    let isCentered = style.alignment == .center
    let isAtRight = (style.alignment == .trailing) != style.isRightToLeft
    let placement = LinePlacement(text: self, scale: lines.scale)
    var result = TextLayout(
      size: size, lines: [], isTruncated: lines.isTruncated, scale: lines.scale)
    for line in lines.lines {
      let extent = line.width * lines.scale
      let free = size.width - extent
      let x = isCentered ? free / 2 : isAtRight ? free : 0
      let origin = Point(x, line.baseline * lines.scale)
      let (runs, decorations) = placement.place(line.span, at: origin)
      result.lines.append(
        TextLayout.Line(
          range: line.span.range, origin: origin, width: extent,
          ascent: line.metrics.ascent * lines.scale, descent: line.metrics.descent * lines.scale,
          leading: line.metrics.leading * lines.scale, runs: runs, decorations: decorations))
    }
    return result
  }

  /// The extent of `layout(width:height:style:)` without placing the glyphs.
  package func size(
    width: Double? = nil, height: Double? = nil, style: TextStyle = TextStyle()
  ) -> Size { size(of: fittedLines(width, height, style), style) }

  private func size(of lines: BrokenLines, _ style: TextStyle) -> Size {
    let width = lines.lines.reduce(0) { max($0, $1.width) }
    var height = lines.height
    let missing = min(style.minimumLines, 1 << 20) - lines.lines.count
    if missing > 0 {
      let line = metrics(of: 0..<0)
      height += Double(missing) * (line.height + line.leading + lines.spacing)
    }
    return Size(width * lines.scale, height * lines.scale)
  }

  /// The lines at the largest scale the style allows at which nothing is left out.
  private func fittedLines(_ width: Double?, _ height: Double?, _ style: TextStyle) -> BrokenLines {
    func lines(_ scale: Double) -> BrokenLines {
      BrokenLines(
        self, width: Self.room(width) / scale, height: Self.room(height) / scale, style: style,
        scale: scale)
    }
    let least = style.minimumScaleFactor.isNaN ? 1 : max(style.minimumScaleFactor, 0.01)
    let full = lines(1)
    guard least < 1, full.isTruncated else { return full }
    var best = lines(least)
    guard !best.isTruncated else { return best }
    var (low, high) = (least, 1.0)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      let candidate = lines(middle)
      if candidate.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, candidate)
      }
    }
    return best
  }

  /// Room that is proposed, in points.
  private static func room(_ proposed: Double?) -> Double {
    guard let proposed, !proposed.isNaN else { return .infinity }
    return max(proposed, 0)
  }
}
