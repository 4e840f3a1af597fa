internal import SheenCore

extension PlanBuilder {
  /// Enters a primitive's paint in the plan's tables.
  ///
  /// - Returns: `nil` where the paint draws nothing.
  mutating func paintIndex(
    _ fill: Primitive
  ) throws(RenderError) -> (FramePlan.PaintKind, Int32)? {
    let transform = local(fill.transform)
    return switch fill.paint {
    case .solid(let color): try solidIndex(color)
    case .linear(let paint): try gradientIndex(paint.ramp, paint.line, transform)
    case .radial(let paint): try gradientIndex(paint.ramp, paint.line, transform)
    case .angular(let paint): try gradientIndex(paint.ramp, paint.line, transform)
    case .image(let paint): try imageIndex(paint, transform)
    case .backdrop(let paint): try backdropIndex(paint, fill)
    case .shader(let effect): try shaderIndex(effect, fill)
    }
  }

  mutating func solidIndex(
    _ color: RGBA
  ) throws(RenderError) -> (FramePlan.PaintKind, Int32)? {
    guard color.isFinite else { throw .notFinite("a colour") }
    guard color.alpha > 0 else { return nil }
    plan.solids.append(color.premultiplied)
    return (.solid, Int32(plan.solids.count - 1))
  }

  private mutating func imageIndex(
    _ paint: ImagePaint, _ transform: Projection
  ) throws(RenderError) -> (FramePlan.PaintKind, Int32)? {
    let rect = paint.rect
    guard rect.x.isFinite, rect.y.isFinite, rect.width.isFinite, rect.height.isFinite else {
      throw .notFinite("an image's rectangle")
    }
    guard !rect.isEmpty, let inverse = transform.inverse, let middle = transform.middle(of: rect)
    else { return nil }
    let picture = paint.image.pixmap
    let texels = Affine(
      a: Double(picture.width) / rect.width, b: 0, c: 0, d: Double(picture.height) / rect.height,
      tx: -rect.x * Double(picture.width) / rect.width,
      ty: -rect.y * Double(picture.height) / rect.height)
    let map = texels * inverse
    guard map.isFinite else { throw .notFinite("an image's geometry") }
    let isNearest = paint.interpolation == .nearest
    let stretch = map.derivative(at: middle).largestStretch
    let (level, share) = isNearest ? (0, 0) : Self.level(stretch, of: paint.image)
    func coordinates(_ level: Int) -> (PixelFunction, PixelFunction) {
      let factor = 1 / Double(1 << level)
      let shift = isNearest ? 0 : -0.5
      return (
        PixelFunction(map, x: factor, y: 0, constant: shift),
        PixelFunction(map, x: 0, y: factor, constant: shift)
      )
    }
    let (u, v) = coordinates(level)
    let (nextU, nextV) = coordinates(level + 1)
    plan.images.append(
      FramePlan.ImageSampling(
        image: paint.image, level: Int32(level), nextLevelShare: Float(share),
        isNearest: isNearest, u: u, v: v, nextU: nextU, nextV: nextV,
        distance: PixelFunction(distanceOf: map)))
    return (.image, Int32(plan.images.count - 1))
  }

  /// The level to sample and the share of the next one, for a number of texels per pixel.
  private static func level(_ texelsPerPixel: Double, of image: ImageBuffer) -> (Int, Double) {
    // Rounding in a 1:1 transform must not cost a second level: the share it would have is invisible.
    guard texelsPerPixel > 1.0001 else { return (0, 0) }
    let exact = Mathematics.binaryLogarithm(texelsPerPixel)
    let last = image.levelCount - 1
    guard exact < Double(last) else { return (last, 0) }
    let level = exact.rounded(.down)
    return (Int(level), exact - level)
  }
}

extension Projection {
  /// The image of the middle of a rectangle, or of its first corner before the eye.
  fileprivate func middle(of rect: Rect) -> Point? {
    let fractions = [(0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1)]
    return fractions.lazy.compactMap { image(of: rect.point(atFraction: $0.0, $0.1)) }.first
  }
}

extension PixelFunction {
  /// The function x·X + y·Y + constant, where (X, Y) is the image of a pixel centre under a map; in
  /// perspective, what has to be divided by the distance.
  init(_ map: Projection, x: Double, y: Double, constant: Double) {
    let m = map.numerators
    self.init(
      perColumn: x * m.a + y * m.b + constant * map.wx,
      perRow: x * m.c + y * m.d + constant * map.wy,
      atZero: x * m.tx + y * m.ty + constant * map.w1)
  }

  /// The distance of the image of a pixel centre under a map, 1 without perspective.
  init(distanceOf map: Projection) {
    self.init(perColumn: map.wx, perRow: map.wy, atZero: map.w1)
  }

  private init(perColumn: Double, perRow: Double, atZero: Double) {
    self.init(
      origin: atZero + 0.5 * perColumn + 0.5 * perRow, perColumn: perColumn, perRow: perRow)
  }
}
