internal import SheenCore

extension Overlay {
  /// Draws the list of keys in the middle of the picture.
  func drawHelp(on canvas: inout OverlayCanvas) {
    guard canvas.fonts != nil else { return }
    canvas.begin(.help)
    let padding = 2 * OverlayStyle.padding
    let (rowHeight, gap) = (24.0, 16.0)
    let keys = KeyHelp.all.map { canvas.width(ofKeys: $0.keys) }.max() ?? 0
    let words = KeyHelp.all.map { canvas.width($0.meaning, .body) }.max() ?? 0
    let heading = rowHeight + 4
    let rect = canvas.centered(
      Size(
        keys + gap + words + 2 * padding,
        heading + Double(KeyHelp.all.count) * rowHeight + 2 * padding - 8))
    canvas.panel(rect, radius: 12)
    var y = rect.y + padding - 4
    canvas.text(
      "Keys", .title,
      at: Point(
        rect.x + padding + keys + gap, canvas.baseline(.title, inRowFrom: y, height: rowHeight)),
      OverlayStyle.dim)
    y += heading
    for line in KeyHelp.all {
      let x = rect.x + padding + keys
      canvas.keys(line.keys, endingAt: x, top: y + 2, height: rowHeight - 4)
      canvas.text(
        line.meaning, .body,
        at: Point(x + gap, canvas.baseline(.body, inRowFrom: y, height: rowHeight)),
        OverlayStyle.bright)
      y += rowHeight
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
