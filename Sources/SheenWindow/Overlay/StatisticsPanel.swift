internal import SheenCore

extension Overlay {
  /// Draws frame times as bars with the line of the display's interval, and counts below.
  func draw(_ statistics: FrameStatistics, on canvas: inout OverlayCanvas) {
    canvas.begin(.statistics)
    let (margin, padding) = (OverlayStyle.margin, OverlayStyle.padding)
    let (bar, graphHeight) = (2.0, 56.0)
    let width = bar * Double(FrameStatistics.capacity)
    let rows = canvas.fonts == nil ? [] : Self.rows(statistics)
    let rowHeight = OverlayStyle.Text.small.lineHeight + 1
    let textHeight = Double(rows.count) * rowHeight
    let height = graphHeight + textHeight + 2 * padding + (rows.isEmpty ? 0 : 8)
    let rect = canvas.snapped(
      Rect(
        canvas.size.width - margin - width - 2 * padding, margin, width + 2 * padding, height))
    canvas.panel(rect)
    let graph = Rect(rect.x + padding, rect.y + padding, width, graphHeight)
    drawBars(statistics, in: graph, bar: bar, on: &canvas)
    for (index, row) in rows.enumerated() {
      let top = graph.maxY + 8 + Double(index) * rowHeight
      let baseline = canvas.baseline(.small, inRowFrom: top, height: rowHeight)
      var x = graph.x
      for (label, value) in row {
        let used = canvas.text(label, .small, at: Point(x, baseline), OverlayStyle.dim)
        let gap = label.isEmpty ? 0 : 6.0
        canvas.text(value, .small, at: Point(x + used + gap, baseline), OverlayStyle.bright)
        x += width / Double(row.count)
      }
    }
  }

  private static func rows(_ statistics: FrameStatistics) -> [[(String, String)]] {
    let last = statistics.frameTimes.last ?? 0
    return [
      [("", String(statistics.renderer.prefix(39)))],
      [("frame", milliseconds(last)), ("draw", milliseconds(statistics.drawTime))],
      [("frames", "\(statistics.frameCount)"), ("wake-ups", "\(statistics.wakeUpCount)")],
      [("dirty tiles", "\(statistics.dirtyTileCount) of \(statistics.tileCount)")],
    ]
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(seconds.fixed(1, factor: 1000)) ms"
  }

  private func drawBars(
    _ statistics: FrameStatistics, in graph: Rect, bar: Double, on canvas: inout OverlayCanvas
  ) {
    let interval = statistics.interval ?? 1 / 60
    let longest = statistics.frameTimes.max() ?? 0
    // Twice the interval shows, more where frames take longer, up to a tenth of a second.
    let top = max(2 * interval, min(longest, 0.1))
    var bars: [(color: RGBA, elements: [Outline.Element])] = [
      (OverlayStyle.green, []), (OverlayStyle.amber, []), (OverlayStyle.red, []),
    ]
    let count = statistics.frameTimes.count
    for (index, time) in statistics.frameTimes.enumerated() {
      let height = max(canvas.snapped(min(time / top, 1) * graph.height), canvas.hairline)
      let rect = Rect(
        graph.maxX - bar * Double(count - index), graph.maxY - height, bar, height)
      let band = time <= 1.1 * interval ? 0 : time <= 2.1 * interval ? 1 : 2
      bars[band].elements += Outline.rounded(rect, radius: 0).elements
    }
    canvas.fill(
      Rect(graph.x, graph.maxY, graph.width, canvas.hairline), RGBA(1, 1, 1, 0.25))
    for (color, elements) in bars { canvas.fill(Outline(elements), color) }
    guard let interval = statistics.interval, interval > 0 else { return }
    let y = canvas.snapped(graph.maxY - interval / top * graph.height)
    canvas.fill(Rect(graph.x, y, graph.width, canvas.hairline), RGBA(1, 1, 1, 0.6))
    canvas.text(
      Self.milliseconds(interval), .label, at: Point(graph.x, y - 3), OverlayStyle.dim)
  }
}

extension Double {
  /// The number times a factor, with so many decimals.
  package func fixed(_ decimals: Int, factor: Double = 1) -> String {
    let unit = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let scaled = (self * factor * unit).rounded()
    guard scaled.magnitude < 1e15 else { return isNaN ? "-" : self < 0 ? "-inf" : "inf" }
    let digits = String(Int(scaled.magnitude))
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    let sign = scaled < 0 ? "-" : ""
    if decimals == 0 { return sign + padded }
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
