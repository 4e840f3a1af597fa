internal import SheenCore

/// The smallest rectangle of pixels known to hold what items draw; all in pixels of the frame.
enum PixelExtent {
  /// The pixels of a region that items may change.
  static func rect(
    of items: [DisplayItem], _ base: Projection, in region: PixelRect
  ) -> PixelRect {
    items.reduce(PixelRect(columns: 0..<0, rows: 0..<0)) {
      $0.union(rect(of: $1, base, in: region))
    }
  }

  /// The pixels of a region that an item may change.
  static func rect(
    of item: DisplayItem, _ base: Projection, in region: PixelRect
  ) -> PixelRect {
    guard item.opacity > 0 else { return PixelRect(columns: 0..<0, rows: 0..<0) }
    let transform = base * item.map
    var drawn =
      item.reachesBeyondContent ? region : rect(withoutShadow: item, transform, in: region)
    if let shadow = item.shadow {
      let moved = transform * .translation(shadow.offset.x, shadow.offset.y)
      drawn = drawn.union(BlurExtent(shadow: shadow, of: item, moved, in: region).result)
    }
    // What some operators make of the picture below, they make of it outside the mask too.
    if let mask = item.mask, !mask.isInverted, !item.blend.reachesBeyondSource {
      drawn = drawn.intersection(rect(of: mask.items, transform, in: region))
    }
    return drawn
  }

  /// The pixels of a region that an item's content, blurred and made one colour, may change.
  static func rect(
    withoutShadow item: DisplayItem, _ transform: Projection, in region: PixelRect
  ) -> PixelRect {
    guard item.needsContentLayer else {
      return rect(ofContent: item, transform, in: region)
    }
    return BlurExtent(contentOf: item, transform, in: region).result
  }

  /// The pixels of a region that the content of an item, or what a function makes of it, may change.
  static func rect(
    ofContent item: DisplayItem, _ transform: Projection, in region: PixelRect
  ) -> PixelRect {
    guard let shader = item.shader else { return rect(ofSource: item, transform, in: region) }
    return ShaderExtent(shader, of: item, transform, in: region).result
  }

  /// The pixels of a region that the content of an item may change before a function sees it.
  static func rect(
    ofSource item: DisplayItem, _ transform: Projection, in region: PixelRect
  ) -> PixelRect {
    switch item.content {
    case .fill(let shape, _): rect(of: shape, transform, in: region)
    case .group(let children): rect(of: children, transform, in: region)
    }
  }

  /// The pixels of a region that a shape touches.
  static func rect(
    of shape: Shape, _ transform: Projection, in region: PixelRect
  ) -> PixelRect {
    guard let quad = FramePlan.QuadCoverage(shape, transform) else {
      return PixelRect(columns: 0..<0, rows: 0..<0)
    }
    let rows = quad.rows(in: region.rows, columns: region.columns)
    guard !rows.isEmpty else { return PixelRect(columns: 0..<0, rows: 0..<0) }
    return PixelRect(
      columns: quad.extent(rows: rows, columns: region.columns).outer, rows: rows)
  }

  /// The middle of the rectangle around an item's content, in the item's own coordinates.
  static func middle(ofContent item: DisplayItem) -> Point? {
    var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
    func add(_ item: DisplayItem, _ map: Projection) {
      switch item.content {
      case .group(let children): for child in children { add(child, map * child.map) }
      case .fill(let shape, _):
        for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
          let corner = map * shape.bounds.point(atFraction: x, y)
          low = Point(min(low.x, corner.x), min(low.y, corner.y))
          high = Point(max(high.x, corner.x), max(high.y, corner.y))
        }
      }
    }
    add(item, .identity)
    let middle = Point((low.x + high.x) / 2, (low.y + high.y) / 2)
    return middle.x.isFinite && middle.y.isFinite ? middle : nil
  }

  /// The rectangle of an item that an opaque blur fills: the pixels wholly inside the content's
  /// rectangle, and those at least half inside.
  static func opaque(
    _ item: DisplayItem, _ transform: Projection, in region: PixelRect
  ) -> (inside: PixelRect, shown: PixelRect) {
    let drawn = rect(ofContent: item, transform, in: region)
    guard let box = DrawnExtent(ofContent: item).bounds(transform) else { return (drawn, drawn) }
    func range(_ low: Double, _ high: Double, _ shrink: Double, _ limits: Range<Int>) -> Range<Int>
    {
      // The rounding of the corners must not cost a pixel.
      let first = (low + shrink - 1e-6).rounded(.up)
      let end = (high - shrink + 1e-6).rounded(.down)
      guard first < end, end > Double(limits.lowerBound), first < Double(limits.upperBound) else {
        return limits.lowerBound..<limits.lowerBound
      }
      return Int(max(first, Double(limits.lowerBound)))..<Int(min(end, Double(limits.upperBound)))
    }
    func pixels(_ shrink: Double) -> PixelRect {
      PixelRect(
        columns: range(box.left, box.right, shrink, drawn.columns),
        rows: range(box.top, box.bottom, shrink, drawn.rows))
    }
    let (inside, shown) = (pixels(0), pixels(-0.5))
    return inside.isEmpty || shown.isEmpty ? (drawn, drawn) : (inside, shown)
  }
}
