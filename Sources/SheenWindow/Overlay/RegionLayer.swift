internal import SheenCore

extension Overlay {
  /// Draws the outlines of places the pointer has an effect on, active ones filled, with their groups.
  func drawRegions(on canvas: inout OverlayCanvas) {
    guard !regions.isEmpty else { return }
    canvas.begin(.regions)
    for region in regions {
      let color = region.isActive ? OverlayStyle.green : OverlayStyle.blue
      if region.isActive {
        canvas.fill(region.outline, RGBA(color.red, color.green, color.blue, 0.22))
      }
      let width = region.isActive ? 2 * canvas.hairline : canvas.hairline
      canvas.fill(
        region.outline.stroked(StrokePen(width: width, join: .round)),
        RGBA(color.red, color.green, color.blue, 0.9))
    }
    for region in regions where !region.label.isEmpty {
      drawLabel(region, on: &canvas)
    }
  }

  /// Writes a region's group into the middle of its lower edge.
  private func drawLabel(_ region: Region, on canvas: inout OverlayCanvas) {
    let text = region.isActive ? region.label + " - active" : region.label
    let bounds = region.outline.controlBounds()
    let width = canvas.width(text, .label) + 8
    let height = OverlayStyle.Text.label.lineHeight
    guard width > 8 else { return }
    let color = region.isActive ? OverlayStyle.green : OverlayStyle.blue
    let tag = Rect(
      bounds.x + (bounds.width - width) / 2, bounds.maxY - height - 4, width, height)
    canvas.tag(text, in: tag, color)
  }
}
