internal import SheenCore

extension Overlay {
  /// Tints the pixels that were redrawn and draws a line around each rectangle of them.
  func drawDamage(on canvas: inout OverlayCanvas) {
    canvas.begin(.damage)
    var (areas, lines): ([Outline.Element], [Outline.Element]) = ([], [])
    let scale = canvas.scale
    for pixels in damage where !pixels.isEmpty {
      let rect = Rect(
        Double(pixels.x) / scale, Double(pixels.y) / scale, Double(pixels.width) / scale,
        Double(pixels.height) / scale)
      areas += Outline.rounded(rect, radius: 0).elements
      lines += Outline.ring(rect, radius: 0, width: 1 / scale).elements
    }
    let red = OverlayStyle.red
    canvas.fill(Outline(areas), RGBA(red.red, red.green, red.blue, 0.18))
    canvas.fill(
      Outline(lines, fillRule: .evenOdd), RGBA(red.red, red.green, red.blue, 0.55))
  }
}
