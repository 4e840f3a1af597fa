internal import SheenCore
internal import SheenDisplay

/// What a leaf is filled with, once names and appearance are settled; geometry comes with the
/// frame.
struct ResolvedPaint: Hashable {
  enum Kind: Hashable {
    case none
    case solid(RGBA)
    case linear(ColorRamp, start: UnitPoint, end: UnitPoint)
    case image(ImageBuffer, ImagePaint.Interpolation)
  }

  var kind: Kind

  static let none = ResolvedPaint(kind: .none)

  /// Whether a change to another paint can be animated: same kind, same number of stops.
  func canBecome(_ other: ResolvedPaint) -> Bool {
    switch (kind, other.kind) {
    case (.solid, .solid): true
    case (.linear(let a, _, _), .linear(let b, _, _)):
      a.stops.count == b.stops.count && a.space == b.space && a.alphaRule == b.alphaRule
    default: false
    }
  }

  /// Whether anything shows at all.
  var isVisible: Bool {
    switch kind {
    case .none: false
    case .solid(let color): color.alpha > 0
    case .linear(let ramp, _, _): ramp.stops.contains { $0.color.alpha > 0 }
    case .image: true
    }
  }

  /// The paint in a frame; `nil` if it draws nothing.
  func displayPaint(in rect: Rect) -> Paint? {
    switch kind {
    case .none: return nil
    case .solid(let color): return color.alpha == 0 ? nil : .solid(color)
    case .linear(let ramp, let start, let end):
      return .linear(
        LinearPaint(
          ramp, from: rect.point(atFraction: Double(start.x), Double(start.y)),
          to: rect.point(atFraction: Double(end.x), Double(end.y))))
    case .image(let image, let interpolation):
      return .image(ImagePaint(image, in: rect, interpolation: interpolation))
    }
  }

  var description: String {
    switch kind {
    case .none: ""
    case .solid(let color): color.shortDescription
    case .linear(let ramp, _, _):
      ramp.stops.map { $0.color.shortDescription }.joined(separator: " ")
    case .image(let image, _): "\(image.pixmap.width)×\(image.pixmap.height) px"
    }
  }
}

extension ResolvedPaint: Animatable {
  /// Colours are mixed in linear light, without weighting by alpha.
  var animatableData: AnimatableNumbers {
    get {
      var numbers: [Double] = []
      switch kind {
      case .none, .image: break
      case .solid(let color): numbers = color.animatableNumbers
      case .linear(let ramp, let start, let end):
        numbers = [Double(start.x), Double(start.y), Double(end.x), Double(end.y)]
        for stop in ramp.stops { numbers += stop.color.animatableNumbers + [stop.location] }
      }
      return AnimatableNumbers(numbers: numbers.map { $0 * Animation.unitScale })
    }
    set {
      let numbers = newValue.numbers.map { $0 / Animation.unitScale }
      switch kind {
      case .solid where numbers.count == 4: kind = .solid(RGBA(animatable: numbers[...]))
      case .linear(var ramp, _, _) where numbers.count == 4 + ramp.stops.count * 5:
        for index in ramp.stops.indices {
          let part = numbers[(4 + index * 5)...]
          ramp.stops[index].color = RGBA(animatable: part.prefix(4))
          ramp.stops[index].location = part[part.startIndex + 4]
        }
        kind = .linear(
          ramp, start: UnitPoint(x: numbers[0], y: numbers[1]),
          end: UnitPoint(x: numbers[2], y: numbers[3]))
      default: break
      }
    }
  }
}

extension RGBA {
  fileprivate var animatableNumbers: [Double] {
    [SRGB.decode(red), SRGB.decode(green), SRGB.decode(blue), alpha]
  }

  fileprivate init(animatable numbers: ArraySlice<Double>) {
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
