internal import SheenCore

extension Overlay {
  /// The extent of a frame's bar across.
  private static let bar = 2.0
  /// The extent of the bars' area.
  private static let graph = Size(bar * Double(FrameStatistics.capacity), 56)
  private static let graphRow = OverlayStyle.Text.small.lineHeight + 1

  /// Draws frame times as bars with the line of the display's interval, and counts below, into the
  /// top right corner.
  func draw(_ statistics: FrameStatistics, on canvas: inout OverlayCanvas) {
    canvas.begin(.statistics)
    let padding = OverlayStyle.padding
    let rows = canvas.fonts == nil ? [] : Self.rows(statistics)
    let textHeight = rows.isEmpty ? 0 : Double(rows.count) * Self.graphRow + 8
    let extent = Size(
      Self.graph.width + 2 * padding, Self.graph.height + textHeight + 2 * padding)
    canvas.fitting(extent) { canvas in
      let rect = canvas.snapped(
        Rect(
          canvas.size.width - OverlayStyle.margin - extent.width, OverlayStyle.margin,
          extent.width, extent.height))
      canvas.panel(rect)
      let graph = Rect(
        rect.x + padding, rect.y + padding, Self.graph.width, Self.graph.height)
      drawBars(statistics, in: graph, on: &canvas)
      drawRows(rows, below: graph, on: &canvas)
    }
  }

  private func drawRows(
    _ rows: [[(String, String)]], below graph: Rect, on canvas: inout OverlayCanvas
  ) {
    for (index, row) in rows.enumerated() {
      let top = graph.maxY + 8 + Double(index) * Self.graphRow
      let baseline = canvas.baseline(.small, inRowFrom: top, height: Self.graphRow)
      var x = graph.x
      for (label, value) in row {
        let used = canvas.text(label, .small, at: Point(x, baseline), OverlayStyle.dim)
        let gap = label.isEmpty ? 0 : 6.0
        canvas.text(value, .small, at: Point(x + used + gap, baseline), OverlayStyle.bright)
        x += graph.width / Double(row.count)
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
    _ statistics: FrameStatistics, in graph: Rect, on canvas: inout OverlayCanvas
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
        graph.maxX - Self.bar * Double(count - index), graph.maxY - height, Self.bar, height)
      let band = time <= 1.1 * interval ? 0 : time <= 2.1 * interval ? 1 : 2
      bars[band].elements += Outline.rounded(rect, radius: 0).elements
    }
    canvas.fill(
      Rect(graph.x, graph.maxY, graph.width, canvas.hairline), RGBA(1, 1, 1, 0.25))
    for (color, elements) in bars { canvas.fill(Outline(elements), color) }
    guard let interval = statistics.interval, interval > 0 else { return }
    let y = canvas.snapped(graph.maxY - interval / top * graph.height)
    canvas.fill(Rect(graph.x, y, graph.width, canvas.hairline), RGBA(1, 1, 1, 0.6))
    let text = Self.milliseconds(interval)
    let height = OverlayStyle.Text.label.lineHeight
    let tag = Rect(graph.x, y - height - 2, canvas.width(text, .label) + 8, height)
    if tag.width > 8 { canvas.tag(text, in: tag, OverlayStyle.dim) }
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
