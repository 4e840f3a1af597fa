internal import SheenCore
internal import SheenDisplay

/// Changes the colours of a flattened view; straight encoded sRGB, clamped to 0…1.
enum ColorEffect: GroupEffect, Sendable {
  /// Adds an amount.
  case brightness(Double)
  /// Moves components away from ½ by a factor.
  case contrast(Double)
  /// Moves colours away from the grey of their luminance by a factor.
  case saturation(Double)
  /// Turns hues by an angle in radians.
  case hueRotation(Double)
  /// Multiplies by a colour.
  case multiply(RGBA)

  /// The luminance of encoded components.
  private static let luminance = SIMD3(0.2126, 0.7152, 0.0722)

  /// The map of colours.
  var matrix: ColorMatrix {
    switch self {
    case .brightness(let amount):
      ColorMatrix(factors: SIMD4(1, 1, 1, 1), offset: SIMD4(amount, amount, amount, 0))
    case .contrast(let amount):
      Self.scaled(by: amount)
    case .saturation(let amount): Self.toned(cosine: amount, sine: 0)
    case .hueRotation(let angle):
      Self.toned(cosine: Mathematics.cosine(angle), sine: Mathematics.sine(angle))
    case .multiply(let color):
      ColorMatrix(factors: SIMD4(color.red, color.green, color.blue, color.alpha))
    }
  }

  /// c ↦ (c − ½) · factor + ½.
  static func scaled(by factor: Double) -> ColorMatrix {
    let offset = 0.5 - 0.5 * factor
    return ColorMatrix(
      factors: SIMD4(factor, factor, factor, 1), offset: SIMD4(offset, offset, offset, 0))
  }

  /// The matrix SVG's `saturate` (without a sine) and `hueRotate` have in common.
  private static func toned(cosine: Double, sine: Double) -> ColorMatrix {
    let l = luminance
    // What a quarter turn of hues takes each component to, for red, green and blue.
    let quarter = (
      SIMD3(-l.x, 0.143, l.x - 1), SIMD3(-l.y, 0.140, l.y), SIMD3(1 - l.z, -0.283, l.z)
    )
    func column(_ index: Int, _ turned: SIMD3<Double>) -> SIMD4<Double> {
      var unit = SIMD3<Double>.zero
      unit[index] = 1
      let grey = SIMD3(repeating: l[index])
      return SIMD4(grey + (unit - grey) * cosine + turned * sine, 0)
    }
    return ColorMatrix(
      red: column(0, quarter.0), green: column(1, quarter.1), blue: column(2, quarter.2))
  }

  func applied(to items: [DisplayItem], id: ItemID) -> [DisplayItem] {
    let matrix = matrix
    if matrix == .identity { return items }
    var item = items.grouped(id: id)
    item.filter = matrix
    return [item]
  }

  var label: String {
    switch self {
    case .brightness: "brightness"
    case .contrast: "contrast"
    case .saturation: "saturation"
    case .hueRotation: "hueRotation"
    case .multiply: "colorMultiply"
    }
  }

  var details: String {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount): "\(amount)"
    case .hueRotation(let angle): "\(Angle(radians: angle).degrees)°"
    case .multiply(let color): color.shortDescription
    }
  }
}

extension ColorEffect: Animatable {
  var animatableData: AnimatableNumbers {
    get {
      let numbers: [Double] =
        switch self {
        case .brightness(let amount), .contrast(let amount), .saturation(let amount),
          .hueRotation(let amount):
          [amount]
        case .multiply(let color): color.animatableNumbers
        }
      return AnimatableNumbers(numbers: numbers.map { $0 * Animation.unitScale })
    }
    set {
      let numbers = newValue.numbers.map { $0 / Animation.unitScale }
      guard let amount = numbers.first else { return }
      switch self {
      case .brightness: self = .brightness(amount)
      case .contrast: self = .contrast(amount)
      case .saturation: self = .saturation(amount)
      case .hueRotation: self = .hueRotation(amount)
      case .multiply:
        if numbers.count == 4 { self = .multiply(RGBA(animatable: numbers[...])) }
      }
    }
  }
}

/// Replaces colours by black as opaque as they are bright.
struct LuminanceToAlphaEffect: GroupEffect {
  typealias AnimatableData = EmptyAnimatableData

  func applied(to items: [DisplayItem], id: ItemID) -> [DisplayItem] {
    // Black as far as anything can be drawn, seen through the view's luminance.
    let far = 1e6
    let black = DisplayItem(
      id: id, content: .fill(.rect(Rect(-far, -far, 2 * far, 2 * far)), .solid(.black)),
      mask: Mask(items, mode: .luminance))
    return [black]
  }

  var label: String { "luminanceToAlpha" }
  var details: String { "" }
}
