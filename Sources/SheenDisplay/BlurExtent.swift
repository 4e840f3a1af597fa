internal import SheenCore

/// Where a blur of something drawn reads, and where it shows.
///
/// All of it depends on what is drawn and on the region alone, never on what has changed, so that a layer
/// is the same in every frame.
struct BlurExtent {
  /// Along rows.
  let x: GaussianSpan
  /// Along columns.
  let y: GaussianSpan
  /// The pixels that may be anything but transparent.
  let result: PixelRect
  /// The pixels they depend on that may be anything but transparent.
  let source: PixelRect
  /// The rectangle whose border goes on outside.
  let border: PixelRect?

  /// The extent of a blurred item without its threshold, shadow, filter, opacity, mask or blend mode.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - transform: Takes its own coordinates to pixels of the frame.
  ///   - region: What of the frame is looked at.
  init(contentOf item: DisplayItem, _ transform: Projection, in region: PixelRect) {
    let blur = item.blur ?? Blur(radius: 0)
    let isOpaque = blur.isOpaque && blur.radius > 0
    let deviations = transform.deviations(of: blur.radius) { PixelExtent.middle(ofContent: item) }
    self.init(deviations, in: region, threshold: item.threshold) {
      PixelExtent.rect(ofContent: item, transform, in: $0)
    } border: {
      isOpaque ? PixelExtent.opaque(item, transform, in: $0) : nil
    }
  }

  /// The extent of an item's shadow; the transform is the item's, moved by the offset.
  init(
    shadow: DropShadow, of item: DisplayItem, _ transform: Projection, in region: PixelRect
  ) {
    let deviations = transform.deviations(of: shadow.radius) {
      PixelExtent.middle(ofContent: item)
    }
    self.init(deviations, in: region) {
      PixelExtent.rect(withoutShadow: item, transform, in: $0)
    } border: { _ in
      nil
    }
  }

  /// The extent of a backdrop behind a shape.
  init(
    backdrop: Backdrop, behind shape: Shape, _ transform: Projection, in region: PixelRect,
    frame: PixelRect
  ) {
    let shown = PixelExtent.rect(of: shape, transform, in: region)
    let deviations = transform.deviations(of: backdrop.radius) {
      shape.bounds.point(atFraction: 0.5, 0.5)
    }
    x = GaussianSpan(deviation: deviations.x)
    y = GaussianSpan(deviation: deviations.y)
    result = shown
    border = frame
    source = shown.isEmpty ? shown : frame.clamping(shown.read(by: x, y))
  }

  /// The extent of what a function makes, which is not blurred.
  init(_ shader: ShaderExtent) {
    x = GaussianSpan(deviation: 0)
    y = GaussianSpan(deviation: 0)
    (result, source) = (shader.result, shader.source)
    border = nil
  }

  private init(
    _ deviations: (x: Double, y: Double), in region: PixelRect, threshold: AlphaThreshold? = nil,
    content: (PixelRect) -> PixelRect,
    border: (PixelRect) -> (inside: PixelRect, shown: PixelRect)?
  ) {
    x = GaussianSpan(deviation: deviations.x)
    y = GaussianSpan(deviation: deviations.y)
    // An edge is found from the pixels around.
    let margin = threshold == nil ? 0 : 1
    let (columns, rows) = (x.reach + margin, y.reach + margin)
    let wide = region.dilated(columns, rows)
    if let edges = border(wide), !edges.inside.isEmpty {
      result = edges.shown.intersection(region)
      self.border = edges.inside
      source =
        result.isEmpty
        ? result : edges.inside.clamping(result.dilated(margin, margin).read(by: x, y))
    } else {
      let drawn = content(wide)
      result =
        threshold?.colorsNothing == true
        ? region : drawn.dilated(columns, rows).intersection(region)
      self.border = nil
      source = result.dilated(margin, margin).read(by: x, y).intersection(drawn)
    }
  }
}

extension PixelRect {
  /// The pixels that blurred ones depend on.
  fileprivate func read(by x: GaussianSpan, _ y: GaussianSpan) -> PixelRect {
    PixelRect(columns: x.pixels(for: columns), rows: y.pixels(for: rows))
  }

  /// The pixels of this rectangle that are nearest to those of another.
  fileprivate func clamping(_ other: PixelRect) -> PixelRect {
    func clamped(_ range: Range<Int>, to limits: Range<Int>) -> Range<Int> {
      let first = Swift.min(Swift.max(range.lowerBound, limits.lowerBound), limits.upperBound - 1)
      let last = Swift.min(
        Swift.max(range.upperBound - 1, limits.lowerBound), limits.upperBound - 1)
      return first..<Swift.max(last, first) + 1
    }
    return PixelRect(
      columns: clamped(other.columns, to: columns), rows: clamped(other.rows, to: rows))
  }
}
