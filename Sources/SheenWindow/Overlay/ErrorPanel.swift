internal import SheenCore

extension Overlay {
  /// Draws a message over the lower part of the picture, ending above a height.
  ///
  /// What does not fit is counted in the last line.
  func draw(_ error: String, above bottom: Double, on canvas: inout OverlayCanvas) {
    canvas.begin(.error)
    let (margin, padding) = (OverlayStyle.margin, OverlayStyle.padding)
    let rowHeight = OverlayStyle.Text.code.lineHeight
    let bar = 4.0
    let width = canvas.size.width - 2 * margin
    let room = bottom - margin - 2 * padding
    let column = canvas.width("0", .code)
    guard column > 0 else { return }
    let columns = Int((width - bar - 2 * padding) / column)
    let most = Int(room / rowHeight)
    guard columns >= 8, most >= 1 else { return }
    let rows = ErrorText(error).rows(columns: columns, most: most)
    let height = Double(rows.count) * rowHeight + 2 * padding
    let rect = canvas.snapped(Rect(margin, bottom - height, width, height))
    canvas.panel(rect)
    canvas.fill(
      Outline.rounded(
        Rect(rect.x + 4, rect.y + padding, bar, rect.height - 2 * padding), radius: bar / 2),
      OverlayStyle.red)
    for (index, row) in rows.enumerated() {
      let top = rect.y + padding + Double(index) * rowHeight
      let baseline = canvas.baseline(.code, inRowFrom: top, height: rowHeight)
      canvas.text(
        row.text, .code, at: Point(rect.x + bar + padding, baseline), color(row.kind))
    }
  }

  private func color(_ kind: ErrorText.Kind) -> RGBA {
    switch kind {
    case .place: OverlayStyle.rose
    case .cause: OverlayStyle.bright
    case .detail, .more: OverlayStyle.dim
    }
  }
}
