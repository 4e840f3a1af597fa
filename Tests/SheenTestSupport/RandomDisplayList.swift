package import SheenCore
package import SheenDisplay

/// Makes display lists at random, one for each seed.
///
/// Solids, gradients, images, nested masks and groups under all kinds of transforms, empty and huge
/// rectangles.
package struct RandomDisplayList {
  var random: SeededGenerator
  private var nextID: UInt64 = 0
  private let images: [ImageBuffer]
  /// Whether items have blurs, shadows, thresholds and backdrops.
  private let hasEffects: Bool

  private init(seed: UInt64, hasEffects: Bool) {
    self.hasEffects = hasEffects
    random = SeededGenerator(seed: seed)
    var pictures = SeededGenerator(seed: seed ^ 0xabcd)
    images = (0..<2).map { _ in ImageBuffer(.noise(using: &pictures)) }
  }

  /// The list of a seed; with effects items have blurs, shadows, thresholds and backdrops too.
  package static func make(seed: UInt64, effects: Bool = false) -> DisplayList {
    var maker = RandomDisplayList(seed: seed, hasEffects: effects)
    let random = maker.random.pick([1.0, 1, 1.5, 2, 3])
    let size = Size(
      maker.random.number(1...Double(140 / random)), maker.random.number(1...Double(50 / random)))
    var list = DisplayList(size: size, scale: random, items: [])
    while list.pixelWidth == 0 || list.pixelHeight == 0 {
      list.size.width += 1
      list.size.height += 1
    }
    list.items = maker.items(in: list.size, depth: 0)
    return list
  }

  private mutating func items(in size: Size, depth: Int) -> [DisplayItem] {
    (0..<random.integer(depth == 0 ? 1...5 : 0...3)).map { _ in item(in: size, depth: depth) }
  }

  private mutating func item(in size: Size, depth: Int) -> DisplayItem {
    nextID += 1
    let id = ItemID(nextID)
    let isGroup = depth < 5 && random.chance(0.35)
    let content: DisplayItem.Content
    if isGroup {
      content = .group(items(in: size, depth: depth + 1))
    } else {
      let rect = rect(in: size)
      content = .fill(random.chance(0.25) ? .path(outline(in: rect)) : .rect(rect), paint(rect))
    }
    let opacity =
      random.chance(0.6) ? 1 : random.pick([0, 0.1, 0.5, 0.9, random.number(0...1)])
    let mask = depth < 4 && random.chance(0.3) ? mask(in: size, depth: depth) : nil
    var item = DisplayItem(
      id: id, transform: transform(in: size), content: content, opacity: opacity, mask: mask)
    item.isIsolated = isGroup && random.chance(0.1)
    if random.chance(0.1) { item.blend = random.pick(Blend.allCases) }
    if random.chance(0.06) { item.filter = filter() }
    if hasEffects { addEffects(to: &item) }
    if random.chance(0.15), item.isModest { item.perspective = perspective(in: size) }
    return item
  }

  /// A look at the plane from above: some of what is outside the picture may be behind the eye.
  private mutating func perspective(in size: Size) -> Projection {
    let tilt = Projection(
      numerators: .rotation(radians: random.number(-0.5...0.5)),
      wx: random.number(-0.9...0.9) / size.width, wy: random.number(-0.9...0.9) / size.height,
      w1: 1)
    return Affine.translation(size.width / 2, size.height / 2) * tilt
      * .translation(-size.width / 2, -size.height / 2)
  }

  private mutating func mask(in size: Size, depth: Int) -> Mask {
    let count = random.pick([0, 1, 1, 1, 2])
    return Mask(
      (0..<count).map { _ in item(in: size, depth: depth + 2) },
      mode: random.chance(0.8) ? .alpha : .luminance, isInverted: random.chance(0.2))
  }

  /// A gentle change of colours; seldom one that makes the transparent visible.
  private mutating func filter() -> ColorMatrix {
    func column() -> SIMD4<Double> {
      SIMD4(random.number(-1...1), random.number(-1...1), random.number(-1...1), 0)
    }
    var matrix = ColorMatrix(red: column(), green: column(), blue: column())
    for channel in 0..<3 { matrix.offset[channel] = random.number(-0.5...0.5) }
    if random.chance(0.2) { matrix.alpha.w = random.number(0...1) }
    if random.chance(0.1) { matrix.offset.w = random.number(-0.2...0.4) }
    return matrix
  }

  private mutating func rect(in size: Size) -> Rect {
    switch random.integer(0...9) {
    case 0: return Rect(0, 0, size.width, size.height)
    case 1: return Rect(random.number(-5...5), 0, 0, random.number(0...9))
    case 2: return Rect(-1e6, -1e6, 2e6, 2e6)
    case 3:
      return Rect(
        random.number(0...size.width), random.number(0...size.height), random.number(0.05...1),
        random.number(0.05...size.height))
    case 4:
      return Rect(
        Double(random.integer(-10...40)), Double(random.integer(-10...20)),
        Double(random.integer(1...90)), Double(random.integer(1...40)))
    default:
      return Rect(
        random.number(-size.width...size.width), random.number(-size.height...size.height),
        random.number(0.1...2 * size.width), random.number(0.1...2 * size.height))
    }
  }

  /// A polygon, a star that crosses itself, an ellipse, or a ring.
  private mutating func outline(in rect: Rect) -> Outline {
    let (cx, cy) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
    let (rx, ry) = (min(rect.width, 200) / 2, min(rect.height, 200) / 2)
    func onEllipse(_ turn: Double, _ share: Double) -> Point {
      Point(
        cx + rx * share * Mathematics.cosine(turn * 2 * .pi),
        cy + ry * share * Mathematics.sine(turn * 2 * .pi))
    }
    func polygon(_ corners: [Point]) -> [Outline.Element] {
      corners.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
    }
    func ellipse(_ share: Double) -> [Outline.Element] {
      let k = 0.5522847498
      func corner(_ x: Double, _ y: Double) -> Point {
        Point(cx + rx * share * x, cy + ry * share * y)
      }
      return [
        .move(corner(1, 0)), .cubic(corner(1, k), corner(k, 1), corner(0, 1)),
        .cubic(corner(-k, 1), corner(-1, k), corner(-1, 0)),
        .cubic(corner(-1, -k), corner(-k, -1), corner(0, -1)),
        .cubic(corner(k, -1), corner(1, -k), corner(1, 0)), .close,
      ]
    }
    let rule: Outline.FillRule = random.chance(0.5) ? .nonZero : .evenOdd
    switch random.integer(0...3) {
    case 0:
      let count = random.integer(3...9)
      let shares = (0..<count).map { _ in random.number(0.2...1) }
      return Outline(
        polygon((0..<count).map { onEllipse(Double($0) / Double(count), shares[$0]) }),
        fillRule: rule)
    case 1: return Outline(polygon((0..<5).map { onEllipse(Double($0) * 0.4, 1) }), fillRule: rule)
    case 2: return Outline(ellipse(1), fillRule: rule)
    default: return Outline(ellipse(1) + ellipse(random.number(0.2...0.9)), fillRule: .evenOdd)
    }
  }

  private mutating func transform(in size: Size) -> Affine {
    let centre = Point(size.width / 2, size.height / 2)
    let moved = Affine.translation(random.number(-9...9), random.number(-9...9))
    func about(_ map: Affine) -> Affine {
      .translation(centre.x, centre.y) * map * .translation(-centre.x, -centre.y)
    }
    switch random.integer(0...9) {
    case 0...3: return .identity
    case 4: return moved
    case 5: return about(.rotation(radians: random.number(-7...7)))
    case 6: return about(.rotation(radians: Double(random.integer(-3...3)) * .pi / 2))
    case 7: return moved * .scale(random.number(-3...3), random.number(-3...3))
    case 8:
      return about(
        Affine(a: 1, b: random.number(-1...1), c: random.number(-1...1), d: 1, tx: 0, ty: 0))
    default:
      // A blur of what is magnified a hundred thousand times takes long, and shows one colour.
      if hasEffects { return about(.scale(-1, 0.5)) }
      return random.pick([
        .scale(0, 1), .scale(1e-7, 1e-7), .scale(1e5, 1e5), about(.scale(-1, 1)),
        about(.rotation(radians: 0.001)),
      ])
    }
  }

  private mutating func paint(_ rect: Rect) -> Paint {
    if hasEffects, random.chance(0.1) {
      return .backdrop(Backdrop(radius: random.pick([0, 1.5, random.number(0...9)])))
    }
    switch random.integer(0...5) {
    case 0, 1: return .solid(color())
    case 2, 3: return gradient(rect)
    default:
      let inner =
        random.chance(0.5)
        ? rect
        : Rect(
          rect.x + random.number(-4...4), rect.y, rect.width + random.number(0...9), rect.height + 1
        )
      return .image(
        ImagePaint(
          random.pick(images), in: inner,
          interpolation: random.chance(0.85) ? .linear : .nearest))
    }
  }

  mutating func color() -> RGBA {
    switch random.integer(0...5) {
    case 0: return random.pick([.clear, .black, .white])
    case 1: return RGBA(random.number(0...1), random.number(0...1), random.number(0...1))
    default:
      return RGBA(
        random.number(0...1), random.number(0...1), random.number(0...1), random.number(0...1))
    }
  }
}

extension DisplayItem {
  /// Whether nothing of the item reaches so far that rounding would decide near the horizon.
  fileprivate var isModest: Bool {
    guard transform.largestStretch < 10, transform.largestStretch > 0.1 else { return false }
    guard mask?.items.allSatisfy(\.isModest) != false else { return false }
    switch content {
    case .fill(let shape, _):
      let box = shape.bounds
      return max(box.x.magnitude, box.y.magnitude, box.width, box.height) < 1000
    case .group(let items): return items.allSatisfy(\.isModest)
    }
  }
}

extension Pixmap {
  /// A small picture of random premultiplied pixels.
  package static func noise(using random: inout SeededGenerator) -> Pixmap {
    var picture = Pixmap(width: random.integer(1...40), height: random.integer(1...40))
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let alpha = random.chance(0.5) ? 255 : random.integer(0...255)
        picture[x, y] = SIMD4(
          UInt8(random.integer(0...alpha)), UInt8(random.integer(0...alpha)),
          UInt8(random.integer(0...alpha)), UInt8(alpha))
      }
    }
    return picture
  }
}
