internal import Foundation
internal import SheenCore
package import SheenDisplay

/// Evaluates a display list pixel by pixel in `Double`, straight from the rendering model.
///
/// No plan, no tiles, no compiled ramps: slow, and the yardstick for both renderers.
package struct ReferenceRenderer {
  private let list: DisplayList
  /// Whether a pixel lies so close to a jump (a hard stop, a texel border under nearest sampling, a
  /// wrap) that rounding decides its colour.
  var isUndecided = false

  /// The outlines met so far, flattened.
  private var outlines: [Placement: AreaCoverage] = [:]

  private struct Placement: Hashable {
    var outline: Outline
    var transform: Projection
  }

  /// Makes a renderer of a list.
  package init(_ list: DisplayList) {
    self.list = list
  }

  /// The premultiplied colour of a pixel, 0…1 unclamped; `nil` where rounding decides.
  package mutating func color(x: Int, y: Int) -> SIMD4<Double>? {
    isUndecided = false
    let color = composite(
      list.items, Projection(.scale(list.scale, list.scale)),
      Point(Double(x) + 0.5, Double(y) + 0.5), onto: .zero)
    return isUndecided ? nil : color
  }

  private mutating func composite(
    _ items: [DisplayItem], _ base: Projection, _ p: Point, onto bottom: SIMD4<Double>
  ) -> SIMD4<Double> {
    var below = bottom
    for item in items where item.opacity > 0 {
      if case .group(let children) = item.content, item.opacity == 1, item.mask == nil,
        item.filter == nil, item.blend == .normal, !item.isIsolated
      {
        // Nothing asks for flattening: blend modes inside see what lies below.
        below = composite(children, base * item.map, p, onto: below)
        continue
      }
      if let mask = item.mask, !mask.isInverted, mask.items.allSatisfy({ $0.opacity == 0 }) {
        continue
      }
      let color = color(of: item, base, p)
      below = blended(item.blend, color, onto: below)
    }
    return below
  }

  private mutating func color(of item: DisplayItem, _ base: Projection, _ p: Point) -> SIMD4<Double>
  {
    let transform = base * item.map
    var color: SIMD4<Double>
    switch item.content {
    case .group(let children): color = composite(children, transform, p, onto: .zero)
    case .fill(let shape, let paint):
      let share = coverage(of: shape, transform, p)
      color = share > 0 ? self.color(of: paint, transform, p) * share : .zero
    }
    if let filter = item.filter { color = Self.filtered(color, filter) }
    color *= item.opacity
    if let mask = item.mask {
      let m = composite(mask.items, transform, p, onto: .zero)
      let value = mask.mode == .alpha ? m.w : 0.2126 * m.x + 0.7152 * m.y + 0.0722 * m.z
      color *= mask.isInverted ? 1 - value : value
    }
    return color
  }

  /// The share of a pixel that a shape covers.
  mutating func coverage(of shape: Shape, _ transform: Projection, _ p: Point) -> Double {
    switch (shape, transform.affine) {
    case (.rect(let rect), let affine?): coverage(rect, affine, p)
    case (.rect(let rect), nil): area(Outline(rect), transform).coverage(ofPixelAt: p)
    case (.path(let outline), _): area(outline, transform).coverage(ofPixelAt: p)
    }
  }

  /// max(0, clamp(½ − d₁) + clamp(½ − d₂) − 1) for both pairs of edges, d outward in pixels.
  private func coverage(_ rect: Rect, _ transform: Affine, _ p: Point) -> Double {
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
      transform * rect.point(atFraction: $0.0, $0.1)
    }
    func distance(_ i: Int) -> Double? {
      let (a, b) = (corners[i], corners[(i + 1) % 4])
      let opposite = corners[(i + 2) % 4]
      let normal = Point(b.y - a.y, a.x - b.x)
      let length = hypot(normal.x, normal.y)
      guard length > 0 else { return nil }
      func signed(_ q: Point) -> Double {
        ((q.x - a.x) * normal.x + (q.y - a.y) * normal.y) / length
      }
      let inward = signed(opposite)
      guard inward != 0 else { return nil }
      return inward > 0 ? -signed(p) : signed(p)
    }
    guard let top = distance(0), let right = distance(1), let bottom = distance(2),
      let left = distance(3)
    else { return 0 }
    func clamp(_ x: Double) -> Double { min(max(x, 0), 1) }
    func pair(_ a: Double, _ b: Double) -> Double { max(0, clamp(0.5 - a) + clamp(0.5 - b) - 1) }
    return pair(top, bottom) * pair(left, right)
  }

  private mutating func area(_ outline: Outline, _ transform: Projection) -> AreaCoverage {
    let placement = Placement(outline: outline, transform: transform)
    if let known = outlines[placement] { return known }
    let area = AreaCoverage(outline, transform)
    outlines[placement] = area
    return area
  }

  mutating func color(
    of paint: Paint, _ transform: Projection, _ p: Point
  ) -> SIMD4<Double> {
    switch paint {
    case .solid(let color): return color.premultipliedDouble
    case .linear(let gradient):
      return color(of: gradient.ramp, t(of: gradient, transform, p))
    case .radial(let gradient):
      return color(of: gradient.ramp, t(of: gradient, transform, p))
    case .angular(let gradient):
      return color(of: gradient.ramp, t(of: gradient, transform, p))
    case .image(let image): return color(of: image, transform, p)
    case .backdrop, .shader:
      // What needs its neighbours has references of its own.
      isUndecided = true
      return .zero
    }
  }

  // MARK: Images

  private mutating func color(
    of paint: ImagePaint, _ transform: Projection, _ p: Point
  ) -> SIMD4<Double> {
    guard let inverse = transform.inverse, !paint.rect.isEmpty else { return .zero }
    let picture = paint.image.pixmap
    let (sx, sy) = (
      Double(picture.width) / paint.rect.width, Double(picture.height) / paint.rect.height
    )
    let q = inverse * p
    let (u, v) = ((q.x - paint.rect.x) * sx, (q.y - paint.rect.y) * sy)
    if paint.interpolation == .nearest {
      let (nu, nv) = (u + 1.0 / 1024, v + 1.0 / 1024)
      if abs(nu - nu.rounded()) < 5e-4 || abs(nv - nv.rounded()) < 5e-4 { isUndecided = true }
      return Self.texel(picture, Self.index(nu), Self.index(nv))
    }
    // In perspective one level serves the whole picture: the one its middle asks for.
    let places = [(0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1)].lazy.map {
      paint.rect.point(atFraction: $0.0, $0.1)
    }
    guard let middle = places.compactMap({ transform.image(of: $0) }).first else { return .zero }
    let stretch = (Affine.scale(sx, sy) * inverse.derivative(at: middle)).largestStretch
    // The planner may take a stretch within a ten-thousandth of 1 for 1.
    guard stretch > 1.0001 else { return Self.bilinear(picture, u, v) }
    let level = min(log2(stretch), Double(paint.image.levelCount - 1))
    let lower = Int(level)
    func sample(_ n: Int) -> SIMD4<Double> {
      let factor = Double(1 << n)
      return Self.bilinear(paint.image.level(n), u / factor, v / factor)
    }
    let share = level - Double(lower)
    return share == 0 ? sample(lower) : sample(lower) * (1 - share) + sample(lower + 1) * share
  }

  private static func index(_ x: Double) -> Int { Int(min(max(x, -1e9), 1e9).rounded(.down)) }

  private static func texel(_ picture: Pixmap, _ x: Int, _ y: Int) -> SIMD4<Double> {
    let c = picture[min(max(x, 0), picture.width - 1), min(max(y, 0), picture.height - 1)]
    return SIMD4(Double(c.x), Double(c.y), Double(c.z), Double(c.w)) / 255
  }

  private static func bilinear(_ picture: Pixmap, _ u: Double, _ v: Double) -> SIMD4<Double> {
    let (x, y) = (index(u - 0.5), index(v - 0.5))
    let fx = min(max(u - 0.5 - Double(x), 0), 1)
    let fy = min(max(v - 0.5 - Double(y), 0), 1)
    let left = texel(picture, x, y) * (1 - fy) + texel(picture, x, y + 1) * fy
    let right = texel(picture, x + 1, y) * (1 - fy) + texel(picture, x + 1, y + 1) * fy
    return left * (1 - fx) + right * fx
  }
}

extension RGBA {
  /// The components multiplied by alpha.
  var premultipliedDouble: SIMD4<Double> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
  }
}

extension DisplayList {
  /// How far a renderer may be from the model, in 8-bit steps.
  ///
  /// One, and half a step more for each path: the coverage of a path has 256 levels.
  package var allowedError: Double {
    // In perspective every shape is a path.
    func count(_ items: [DisplayItem], inPerspective: Bool) -> Int {
      items.reduce(0) { sum, item in
        let isSeen = inPerspective || item.perspective != nil
        let masked = item.mask.map { count($0.items, inPerspective: isSeen) } ?? 0
        switch item.content {
        case .fill(.path, _): return sum + masked + 1
        case .fill: return sum + masked + (isSeen ? 1 : 0)
        case .group(let children): return sum + masked + count(children, inPerspective: isSeen)
        }
      }
    }
    return 1 + 0.5 * Double(count(items, inPerspective: false))
  }
}
