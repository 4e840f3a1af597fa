internal import SheenCore

extension Overlay {
  /// Draws how time runs, where it does not simply run, and the notice, at the bottom.
  ///
  /// - Returns: Where what lies above may end.
  func drawStatus(on canvas: inout OverlayCanvas) -> Double {
    canvas.begin(.status)
    let margin = OverlayStyle.margin
    let height = 26.0
    var bottom = canvas.size.height - margin
    guard canvas.fonts != nil else { return bottom }
    var left = margin
    if !playback.isPlain {
      left += drawPlayback(from: left, bottom: bottom, height: height, on: &canvas) + 8
    }
    if let notice {
      let text = notice.split(whereSeparator: \.isNewline).joined(separator: " ")
      let width = canvas.width(text, .body) + 2 * OverlayStyle.padding
      let isBeside = left == margin || left + width <= canvas.size.width - margin
      if !isBeside { bottom -= height + 6 }
      let x = isBeside ? canvas.size.width - margin - width : margin
      pill(text, .body, Rect(max(x, margin), bottom - height, width, height), on: &canvas)
    }
    return left == margin && notice == nil ? bottom : bottom - height - 8
  }

  private func drawPlayback(
    from x: Double, bottom: Double, height: Double, on canvas: inout OverlayCanvas
  ) -> Double {
    var parts = [playback.isPaused ? "paused" : "running"]
    if playback.speed != 1 { parts.append("\(Self.factor(playback.speed))x") }
    parts.append("\(playback.time.fixed(3)) s")
    let text = parts.joined(separator: "  ")
    let icon = 18.0
    let width = canvas.width(text, .body) + icon + 2 * OverlayStyle.padding
    let rect = canvas.snapped(Rect(x, bottom - height, width, height))
    canvas.panel(rect, radius: height / 2)
    let mark = canvas.snapped(Rect(rect.x + OverlayStyle.padding, rect.y + 8, 9, height - 16))
    if playback.isPaused {
      canvas.fill(canvas.snapped(Rect(mark.x, mark.y, 3, mark.height)), OverlayStyle.amber)
      canvas.fill(canvas.snapped(Rect(mark.x + 6, mark.y, 3, mark.height)), OverlayStyle.amber)
    } else {
      canvas.fill(
        Outline([
          .move(Point(mark.x, mark.y)), .line(Point(mark.maxX, mark.y + mark.height / 2)),
          .line(Point(mark.x, mark.maxY)), .close,
        ]), OverlayStyle.green)
    }
    let baseline = canvas.baseline(.body, inRowFrom: rect.y, height: rect.height)
    canvas.text(
      text, .body, at: Point(rect.x + OverlayStyle.padding + icon, baseline),
      OverlayStyle.bright)
    return width
  }

  /// A speed without needless zeros.
  private static func factor(_ speed: Double) -> String {
    var text = speed.fixed(3)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  private func pill(
    _ text: String, _ style: OverlayStyle.Text, _ rect: Rect, on canvas: inout OverlayCanvas
  ) {
    let rect = canvas.snapped(rect)
    canvas.panel(rect, radius: rect.height / 2)
    let baseline = canvas.baseline(style, inRowFrom: rect.y, height: rect.height)
    canvas.text(
      text, style, at: Point(rect.x + OverlayStyle.padding, baseline), OverlayStyle.bright)
  }
}
