internal import Foundation
package import SheenCore
package import SheenDisplay

/// Evaluates display lists with blurs, shadows, thresholds and backdrops in `Double`, straight from what
/// `ItemEffects` says: whole pictures instead of pixels, and a Gaussian summed up to eight deviations.
///
/// Single shapes are `ReferenceRenderer`'s.
package struct EffectReference {
  /// Premultiplied colours of a rectangle of pixels of the frame.
  package struct Picture {
    /// The pixels.
    package let rect: PixelRect
    var colors: [SIMD4<Double>]

    init(_ rect: PixelRect) {
      self.rect = rect
      colors = Array(repeating: .zero, count: max(rect.width, 0) * max(rect.height, 0))
    }

    /// A pixel; transparent outside.
    package subscript(x: Int, y: Int) -> SIMD4<Double> {
      get {
        guard rect.columns.contains(x), rect.rows.contains(y) else { return .zero }
        return colors[(y - rect.y) * rect.width + x - rect.x]
      }
      set { colors[(y - rect.y) * rect.width + x - rect.x] = newValue }
    }

    mutating func change(_ body: (Int, Int, SIMD4<Double>) -> SIMD4<Double>) {
      for y in rect.rows { for x in rect.columns { self[x, y] = body(x, y, self[x, y]) } }
    }
  }

  private let list: DisplayList
  private var pixels: ReferenceRenderer
  /// Pixels rounding may decide, anywhere in what was drawn.
  private var isUndecided = false
  /// The items around the one at hand with those before it, outermost first.
  private var levels: [(items: [DisplayItem], index: Int, base: Projection)] = []

  /// Makes a reference of a list.
  package init(_ list: DisplayList) {
    self.list = list
    pixels = ReferenceRenderer(list)
  }

  private var frame: PixelRect {
    PixelRect(x: 0, y: 0, width: list.pixelWidth, height: list.pixelHeight)
  }

  /// The frame; `nil` where rounding decides a pixel that others depend on.
  package mutating func picture() -> Picture? {
    var result = Picture(frame)
    isUndecided = false
    composite(list.items, Projection(.scale(list.scale, list.scale)), onto: &result)
    return isUndecided ? nil : result
  }

  private mutating func composite(
    _ items: [DisplayItem], _ base: Projection, onto below: inout Picture
  ) {
    levels.append((items, 0, base))
    for (index, item) in items.enumerated() where item.opacity > 0 {
      levels[levels.count - 1].index = index
      if case .group(let children) = item.content, item.opacity == 1, item.mask == nil,
        item.filter == nil, item.blend == .normal, !item.isIsolated, item.hasNoEffect
      {
        composite(children, base * item.map, onto: &below)
        continue
      }
      if let mask = item.mask, !mask.isInverted, mask.items.allSatisfy({ $0.opacity == 0 }) {
        continue
      }
      let source = picture(of: item, base, below.rect)
      var renderer = pixels
      below.change { x, y, color in renderer.blended(item.blend, source[x, y], onto: color) }
      if renderer.isUndecided { isUndecided = true }
    }
    levels.removeLast()
  }

  private mutating func picture(
    of item: DisplayItem, _ base: Projection, _ rect: PixelRect
  ) -> Picture {
    let transform = base * item.map
    var result = Picture(rect)
    if let shadow = item.shadow {
      var caster = item
      caster.shadow = nil
      let moved = transform * .translation(shadow.offset.x, shadow.offset.y)
      let cast = blurred(Blur(radius: shadow.radius), item, moved, rect) {
        $0.flattened(caster, moved, $1)
      }
      let color = shadow.color.premultipliedDouble
      result.change { x, y, _ in color * cast[x, y].w }
    }
    let content = flattened(item, transform, rect)
    result.change { x, y, color in content[x, y] + color * (1 - content[x, y].w) }
    if let filter = item.filter {
      result.change { _, _, color in ReferenceRenderer.filtered(color, filter) }
    }
    result.change { _, _, color in color * item.opacity }
    guard let mask = item.mask else { return result }
    var values = Picture(rect)
    let around = levels
    levels = []
    composite(mask.items, transform, onto: &values)
    levels = around
    result.change { x, y, color in
      let m = values[x, y]
      let value = mask.mode == .alpha ? m.w : 0.2126 * m.x + 0.7152 * m.y + 0.0722 * m.z
      return color * (mask.isInverted ? 1 - value : value)
    }
    return result
  }

  /// The content, blurred and made one colour.
  private mutating func flattened(
    _ item: DisplayItem, _ transform: Projection, _ rect: PixelRect
  ) -> Picture {
    guard let threshold = item.threshold else {
      return blurred(item.blur, item, transform, rect) { $0.content(of: item, transform, $1) }
    }
    let source = blurred(item.blur, item, transform, rect.dilated(1, 1)) {
      $0.content(of: item, transform, $1)
    }
    var result = Picture(rect)
    let color = threshold.color.premultipliedDouble
    result.change { x, y, _ in
      let dx = (source[x + 1, y].w - source[x - 1, y].w) / 2
      let dy = (source[x, y + 1].w - source[x, y - 1].w) / 2
      let slope = max((dx * dx + dy * dy).squareRoot(), 1.0 / 65536)
      let (a, margin) = (source[x, y].w, 1.0 / 65536)
      var share = 1.0
      if threshold.min > 0 { share = min(share, 0.5 + (a - threshold.min + margin) / slope) }
      if threshold.max < 1 { share = min(share, 0.5 + (threshold.max + margin - a) / slope) }
      return color * max(share, 0)
    }
    return result
  }

  private mutating func content(
    of item: DisplayItem, _ transform: Projection, _ rect: PixelRect
  ) -> Picture {
    var result = Picture(rect)
    switch item.content {
    case .group(let children): composite(children, transform, onto: &result)
    case .fill(let shape, let paint):
      if case .backdrop(let backdrop) = paint {
        result = below(Blur(radius: backdrop.radius, isOpaque: true), shape, transform, rect)
      }
      for y in rect.rows {
        for x in rect.columns {
          let place = Point(Double(x) + 0.5, Double(y) + 0.5)
          let share = pixels.coverage(of: shape, transform, place)
          if case .backdrop = paint {
            result[x, y] *= share
          } else {
            pixels.isUndecided = false
            result[x, y] =
              share > 0 ? pixels.color(of: paint, transform, place) * share : .zero
            if pixels.isUndecided { isUndecided = true }
          }
        }
      }
    }
    return result
  }

  // MARK: Backdrops

  /// What lies below the item at hand, the borders of the frame going on outside.
  private mutating func below(
    _ blur: Blur, _ shape: Shape, _ transform: Projection, _ rect: PixelRect
  ) -> Picture {
    guard let last = levels.last, let first = levels.first else { return Picture(rect) }
    var items = Array(last.items[..<last.index])
    for level in levels.dropLast().reversed() {
      var around = level.items[level.index]
      around.content = .group(items)
      items = level.items[..<level.index] + [around]
    }
    let around = levels
    levels = []
    var source = Picture(frame)
    composite(items, first.base, onto: &source)
    levels = around
    let (x, y) = Self.deviations(blur.radius, transform, amid: shape.bounds)
    return Self.blurred(source, x, y, to: rect, border: frame)
  }

  // MARK: Blurring

  private mutating func blurred(
    _ blur: Blur?, _ item: DisplayItem, _ transform: Projection, _ rect: PixelRect,
    _ draw: (inout EffectReference, PixelRect) -> Picture
  ) -> Picture {
    guard let blur, blur.radius > 0 else { return draw(&self, rect) }
    let (x, y) = Self.deviations(blur.radius, transform, amid: item.bounds)
    let (columns, rows) = (Int((6 * x).rounded(.up)), Int((6 * y).rounded(.up)))
    var needed = rect.dilated(columns, rows)
    if let box = item.pixels(transform) { needed = needed.intersection(box) }
    return Self.blurred(draw(&self, needed), x, y, to: rect, border: nil)
  }

  /// The deviations along the axes; in perspective those at the middle of a rectangle.
  private static func deviations(
    _ radius: Double, _ transform: Projection, amid bounds: Rect
  ) -> (Double, Double) {
    let map = transform.affine ?? transform.derivative(at: bounds.point(atFraction: 0.5, 0.5))
    return (radius * hypot(map.a, map.c), radius * hypot(map.b, map.d))
  }

  private static func blurred(
    _ source: Picture, _ x: Double, _ y: Double, to rect: PixelRect, border: PixelRect?
  ) -> Picture {
    var rows = Picture(PixelRect(columns: rect.columns, rows: source.rect.rows))
    let (across, down) = (bell(x), bell(y))
    rows.change { column, row, _ in
      sum(across, around: column, border?.columns, source.rect.columns) { source[$0, row] }
    }
    var result = Picture(rect)
    result.change { column, row, _ in
      sum(down, around: row, border?.rows, source.rect.rows) { rows[column, $0] }
    }
    return result
  }

  /// The weighted sum of values around a place; a border's go on outside, else there are none.
  private static func sum(
    _ weights: [Double], around place: Int, _ border: Range<Int>?, _ known: Range<Int>,
    _ value: (Int) -> SIMD4<Double>
  ) -> SIMD4<Double> {
    let first = place - weights.count / 2
    var sum = SIMD4<Double>.zero
    if let border {
      for (tap, weight) in weights.enumerated() {
        sum += weight * value(min(max(first + tap, border.lowerBound), border.upperBound - 1))
      }
      return sum
    }
    let inside = first..<first + weights.count
    for at in inside.clamped(to: known) { sum += weights[at - first] * value(at) }
    return sum
  }

  /// The weights of a Gaussian that add up to 1.
  package static func bell(_ deviation: Double) -> [Double] {
    guard deviation > 0 else { return [1] }
    let reach = Int((8 * deviation).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let total = weights.reduce(0, +)
    return weights.map { $0 / total }
  }
}

extension DisplayItem {
  fileprivate var hasNoEffect: Bool {
    blur.map { $0.radius <= 0 } ?? true && threshold == nil && shadow == nil
  }

  /// The pixels around all shapes inside; `nil` where blurs inside or slanted edges reach beyond them.
  fileprivate func pixels(_ transform: Projection) -> PixelRect? {
    // The shadow is of the item's blur.
    guard blur == nil || shadow == nil, threshold == nil || shadow == nil else { return nil }
    func isPlain(_ item: DisplayItem) -> Bool {
      guard case .group(let items) = item.content else { return item.hasNoEffect }
      return item.hasNoEffect && items.allSatisfy(isPlain)
    }
    let content: [DisplayItem] = if case .group(let items) = content { items } else { [] }
    guard let map = transform.affine, content.allSatisfy(isPlain),
      abs(map.a * map.c + map.b * map.d) < 1e-9 * (abs(map.determinant) + 1)
    else { return nil }
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
      map * bounds.point(atFraction: $0.0, $0.1)
    }
    func range(_ values: [Double]) -> Range<Int> {
      let held = values.map { min(max($0, -1e5), 1e5) }
      return Int(held.min() ?? 0) - 3..<Int(held.max() ?? 0) + 4
    }
    return PixelRect(columns: range(corners.map(\.x)), rows: range(corners.map(\.y)))
  }

  /// The rectangle around the corners of all shapes inside, in the item's own coordinates.
  fileprivate var bounds: Rect {
    func corners(_ item: DisplayItem, _ map: Projection) -> [Point] {
      switch item.content {
      case .fill(let shape, _):
        let box = shape.bounds
        return [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
          map * box.point(atFraction: $0.0, $0.1)
        }
      case .group(let items): return items.flatMap { corners($0, map * $0.map) }
      }
    }
    let points = corners(self, .identity)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return Rect(0, 0, 0, 0) }
    return Rect(left, top, right - left, bottom - top)
  }
}
