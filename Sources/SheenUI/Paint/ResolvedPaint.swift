internal import SheenCore
internal import SheenDisplay

/// What a leaf is filled with, once names and appearance are settled; geometry comes with the
/// frame.
struct ResolvedPaint: Hashable {
  enum Kind: Hashable {
    case none
    case solid(RGBA)
    case gradient(ColorRamp, GradientPlacement)
    case image(ImageBuffer, SheenDisplay.ImagePaint.Interpolation)
    case tiles(ImageTiles)
    case mesh(ColorMesh)
    /// What lies behind, under a tint.
    case material(RGBA)
    /// What a function in GLSL makes of each place.
    case shader(ResolvedShader)
  }

  var kind: Kind
  /// What the paint is multiplied by, 0…1.
  var opacity = 1.0
  /// How what is filled is composited.
  var blend = Blend.normal
  /// What is filled has these shadows, the first one nearest.
  var shadows: [Shadow] = []

  static let none = ResolvedPaint(kind: .none)

  /// Whether a change to another paint can be animated: same kind, same number of stops.
  func canBecome(_ other: ResolvedPaint) -> Bool {
    guard blend == other.blend, shadows.map(\.isInner) == other.shadows.map(\.isInner) else {
      return false
    }
    switch (kind, other.kind) {
    case (.material, .material): return true
    case (.shader(let a), .shader(let b)): return a.canBecome(b)
    case (.mesh(let a), .mesh(let b)): return a.canBecome(b)
    case (.solid, .solid): return true
    case (.gradient(let a, let place), .gradient(let b, let otherPlace)):
      return place.hasForm(of: otherPlace) && a.stops.count == b.stops.count && a.space == b.space
        && a.alphaRule == b.alphaRule
    default: return false
    }
  }

  /// Whether anything shows at all.
  var isVisible: Bool {
    if opacity == 0 { return false }
    switch kind {
    case .none: return false
    case .solid(let color): return color.alpha > 0
    case .gradient(let ramp, _): return ramp.stops.contains { $0.color.alpha > 0 }
    case .image, .tiles, .mesh, .material, .shader: return true
    }
  }

  /// Whether it paints something else at every moment.
  var followsClock: Bool { if case .shader(let shader) = kind { shader.usesTime } else { false } }

  /// A shape filled with the paint, which spans a frame, on a grid of pixels, at a time; nothing where
  /// nothing would show.
  func items(
    id: ItemID, _ shape: SheenDisplay.Shape, spanning rect: Rect, _ grid: PixelGrid,
    at time: Double = 0
  ) -> [DisplayItem] {
    guard opacity > 0 else { return [] }
    let filled = shadows.reduce(filledItems(id: id, shape, spanning: rect, grid, at: time)) {
      $0.isEmpty ? [] : $1.added(to: $0, of: shape, id: id)
    }
    guard filled.count != 1 || opacity != 1 || blend != .normal else { return filled }
    guard filled.count == 1 else {
      guard opacity != 1 || blend != .normal, !filled.isEmpty else { return filled }
      return [DisplayItem(id: id, content: .group(filled), opacity: opacity, blend: blend)]
    }
    var item = filled[0]
    (item.opacity, item.blend) = (opacity, blend)
    return [item]
  }

  /// A shape filled with the paint as it is.
  private func filledItems(
    id: ItemID, _ shape: SheenDisplay.Shape, spanning rect: Rect, _ grid: PixelGrid,
    at time: Double
  ) -> [DisplayItem] {
    if case .material(let tint) = kind { return Material.items(id: id, shape, tint: tint) }
    guard let paint = displayPaint(in: rect, grid, at: time) else { return [] }
    return [DisplayItem(id: id, content: .fill(shape, paint))]
  }

  /// The paint in a frame; `nil` if it draws nothing.
  private func displayPaint(in rect: Rect, _ grid: PixelGrid, at time: Double) -> Paint? {
    switch kind {
    case .shader(let shader): return .shader(shader.effect(in: rect, at: time))
    case .none, .material: return nil
    case .solid(let color): return color.alpha == 0 ? nil : .solid(color)
    case .gradient(let ramp, let placement): return placement.paint(ramp, in: rect)
    case .image(let image, let interpolation):
      return .image(SheenDisplay.ImagePaint(image, in: rect, interpolation: interpolation))
    case .tiles(let tiles): return tiles.paint(from: Point(rect.x, rect.y), covering: rect)
    case .mesh(let mesh):
      // A longer side would cost more than it shows: between texels colours are mixed.
      func pixels(_ extent: Double) -> Int {
        Int(min(max((extent * grid.scale).rounded(.up), 1), 640))
      }
      guard rect.width.isFinite, rect.height.isFinite else { return nil }
      let image = mesh.image(width: pixels(rect.width), height: pixels(rect.height))
      return .image(SheenDisplay.ImagePaint(image, in: rect))
    }
  }

  var description: String {
    switch kind {
    case .none: ""
    case .solid(let color): color.shortDescription
    case .gradient(let ramp, _):
      ramp.stops.map { $0.color.shortDescription }.joined(separator: " ")
    case .material(let tint): "material \(tint.shortDescription)"
    case .shader(let shader): "shader \(shader.description)"
    case .mesh(let mesh): "\(mesh.columns)×\(mesh.rows) mesh"
    case .image(let image, _): "\(image.pixmap.width)×\(image.pixmap.height) px"
    case .tiles(let tiles): "\(tiles.part.width)×\(tiles.part.height) px, repeated"
    }
  }
}

extension ResolvedPaint: Animatable {
  /// Colours are mixed in linear light, without weighting by alpha.
  var animatableData: AnimatableNumbers {
    get {
      var numbers: [Double] = []
      switch kind {
      case .none, .image, .tiles: break
      case .shader(let shader): numbers = shader.numbers
      case .mesh(let mesh): numbers = mesh.numbers
      case .solid(let color), .material(let color): numbers = color.animatableNumbers
      case .gradient(let ramp, let placement):
        numbers = placement.numbers
        for stop in ramp.stops { numbers += stop.color.animatableNumbers + [stop.location] }
      }
      numbers = [opacity] + shadows.flatMap(\.drop.animatableNumbers) + numbers
      return AnimatableNumbers(numbers: numbers.map { $0 * Animation.unitScale })
    }
    set {
      guard let first = newValue.numbers.first else { return }
      opacity = min(max(first / Animation.unitScale, 0), 1)
      var numbers = newValue.numbers.dropFirst().map { $0 / Animation.unitScale }
      for index in shadows.indices {
        shadows[index].drop.animatableNumbers = Array(numbers.prefix(7))
        numbers.removeFirst(min(7, numbers.count))
      }
      switch kind {
      case .shader(var shader):
        shader.numbers = numbers
        kind = .shader(shader)
      case .mesh(var mesh):
        mesh.numbers = numbers
        kind = .mesh(mesh)
      case .solid where numbers.count == 4: kind = .solid(RGBA(animatable: numbers[...]))
      case .material where numbers.count == 4: kind = .material(RGBA(animatable: numbers[...]))
      case .gradient(var ramp, var placement) where numbers.count == 4 + ramp.stops.count * 5:
        for index in ramp.stops.indices {
          let part = numbers[(4 + index * 5)...]
          ramp.stops[index].color = RGBA(animatable: part.prefix(4))
          ramp.stops[index].location = part[part.startIndex + 4]
        }
        placement.numbers = Array(numbers.prefix(4))
        kind = .gradient(ramp, placement)
      default: break
      }
    }
  }
}

extension RGBA {
  var animatableNumbers: [Double] {
    [SRGB.decode(red), SRGB.decode(green), SRGB.decode(blue), alpha]
  }

  init(animatable numbers: ArraySlice<Double>) {
    let parts = Array(numbers)
    self.init(
      SRGB.encode(parts[0]), SRGB.encode(parts[1]), SRGB.encode(parts[2]),
      min(max(parts[3], 0), 1))
  }

  /// The colour as `#RRGGBBAA`, or the components where they do not fit into bytes.
  var shortDescription: String {
    let parts = [red, green, blue, alpha].map { ($0 * 255).rounded() }
    guard parts.allSatisfy({ $0 >= 0 && $0 <= 255 }) else {
      return "(\(red) \(green) \(blue) \(alpha))"
    }
    return "#"
      + parts.map { part in
        let digits = String(Int(part), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
