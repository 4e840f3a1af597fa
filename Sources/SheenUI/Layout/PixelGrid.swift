internal import SheenCore

/// The grid of pixels that layout frames snap to.
struct PixelGrid {
  /// Pixels per point.
  var scale: Double

  /// The grid line a coordinate in points snaps to: floor(v · scale + ½) pixels.
  func snapped(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// A frame with each of its four sides snapped on its own, so that neighbours stay seamless.
  func snapped(_ rect: Rect) -> Rect {
    let (x, y) = (snapped(rect.x), snapped(rect.y))
    return Rect(x, y, snapped(rect.maxX) - x, snapped(rect.maxY) - y)
  }
}
