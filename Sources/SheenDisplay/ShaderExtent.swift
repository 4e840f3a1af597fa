internal import SheenCore

/// Which pixels a function makes, and which it may look at; all in pixels of the frame.
///
/// As with blurs, nothing of it depends on what has changed.
struct ShaderExtent {
  /// The pixels the function is run for.
  let result: PixelRect
  /// The pixels it may look at that may be anything but transparent.
  let source: PixelRect

  /// The extent of something known.
  init(result: PixelRect, source: PixelRect) {
    (self.result, self.source) = (result, source)
  }

  /// The furthest a function may look, in pixels.
  private static let furthest = 16_384.0

  /// The extent of an item's function.
  ///
  /// - Parameters:
  ///   - shader: The function.
  ///   - item: The item, whose content it is given.
  ///   - transform: Takes the item's own coordinates to pixels of the frame.
  ///   - region: What of the frame is looked at.
  init(
    _ shader: ShaderEffect, of item: DisplayItem, _ transform: Projection, in region: PixelRect
  ) {
    let reach = shader.kind == .color ? (columns: 0, rows: 0) : Self.reach(of: shader, transform)
    let drawn = PixelExtent.rect(
      ofSource: item, transform, in: region.dilated(reach.columns, reach.rows))
    var shown = drawn.dilated(reach.columns, reach.rows)
    if shader.kind != .distortion {
      // A view's frame is the function's, whatever of it the view draws on.
      shown = shown.union(PixelExtent.rect(of: .rect(shader.frame), transform, in: region))
    }
    result = shown.intersection(region)
    source = result.dilated(reach.columns, reach.rows).intersection(drawn)
  }

  /// How far a function looks from a pixel, with one more for what is mixed between pixels; in
  /// perspective as it is at the middle of the view.
  private static func reach(
    of shader: ShaderEffect, _ transform: Projection
  ) -> (columns: Int, rows: Int) {
    let middle = shader.frame.point(atFraction: 0.5, 0.5)
    let map = transform.derivative(at: middle)
    func pixels(_ x: Double, _ y: Double) -> Int {
      let exact = abs(x) * abs(shader.reach.width) + abs(y) * abs(shader.reach.height)
      return exact <= furthest ? Int(exact.rounded(.up)) + 1 : Int(furthest)
    }
    return (pixels(map.a, map.c), pixels(map.b, map.d))
  }
}
