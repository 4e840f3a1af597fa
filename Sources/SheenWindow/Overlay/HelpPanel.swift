internal import SheenCore

extension Overlay {
  private static let helpPadding = 2 * OverlayStyle.padding
  private static let helpRow = 24.0
  private static let helpGap = 16.0

  /// Draws the list of keys in the middle of the picture.
  func drawHelp(on canvas: inout OverlayCanvas) {
    guard canvas.fonts != nil else { return }
    canvas.begin(.help)
    let keys = KeyHelp.all.map { canvas.width(ofKeys: $0.keys) }.max() ?? 0
    let words = KeyHelp.all.map { canvas.width($0.meaning, .body) }.max() ?? 0
    let extent = Size(
      keys + Self.helpGap + words + 2 * Self.helpPadding,
      Double(KeyHelp.all.count + 1) * Self.helpRow + 2 * Self.helpPadding - 4)
    canvas.fitting(extent) { canvas in
      let rect = canvas.centered(extent)
      canvas.panel(rect, radius: 12)
      drawKeys(endingAt: rect.x + Self.helpPadding + keys, from: rect.y, on: &canvas)
    }
  }

  private func drawKeys(endingAt x: Double, from top: Double, on canvas: inout OverlayCanvas) {
    let height = Self.helpRow
    var y = top + Self.helpPadding - 4
    let heading = Point(x + Self.helpGap, canvas.baseline(.title, inRowFrom: y, height: height))
    canvas.text("Keys", .title, at: heading, OverlayStyle.dim)
    y += height + 4
    for line in KeyHelp.all {
      canvas.keys(line.keys, endingAt: x, top: y + 2, height: height - 4)
      let place = Point(x + Self.helpGap, canvas.baseline(.body, inRowFrom: y, height: height))
      canvas.text(line.meaning, .body, at: place, OverlayStyle.bright)
      y += height
    }
  }
}

extension OverlayCanvas {
  private static let keyGap = 4.0

  private func width(ofKey key: String) -> Double { max(width(key, .code) + 12, 20) }

  /// How wide keys beside each other are.
  fileprivate func width(ofKeys keys: [String]) -> Double {
    keys.reduce(Self.keyGap * Double(keys.count - 1)) { $0 + width(ofKey: $1) }
  }

  /// A rectangle of a size in the middle of the picture.
  fileprivate func centered(_ extent: Size) -> Rect {
    snapped(
      Rect(
        (size.width - extent.width) / 2, (size.height - extent.height) / 2, extent.width,
        extent.height))
  }

  /// Draws keys beside each other, the last one up to a coordinate.
  fileprivate mutating func keys(
    _ keys: [String], endingAt right: Double, top: Double, height: Double
  ) {
    var x = right - width(ofKeys: keys)
    for key in keys {
      let cap = snapped(Rect(x, top, width(ofKey: key), height))
      fill(Outline.rounded(cap, radius: 5), RGBA(1, 1, 1, 0.1))
      fill(Outline.ring(cap, radius: 5, width: hairline), RGBA(1, 1, 1, 0.2))
      let baseline = baseline(.code, inRowFrom: cap.y, height: cap.height)
      text(
        key, .code, at: Point(cap.x + (cap.width - width(key, .code)) / 2, baseline),
        OverlayStyle.bright)
      x += width(ofKey: key) + Self.keyGap
    }
  }
}
