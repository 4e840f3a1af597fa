internal import SheenCore
internal import SheenDisplay

extension GraphicsContext {
  /// How drawings are composited with those below them; the numbers are those of Core Graphics.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number.
    public let rawValue: Int32
    /// Makes a mode from its number; one that means nothing is like `normal`.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// In front.
    public static let normal = BlendMode(rawValue: 0)
    /// The product.
    public static let multiply = BlendMode(rawValue: 1)
    /// The inverse of the product of the inverses.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiply where what is below is dark, screen where it is light.
    public static let overlay = BlendMode(rawValue: 3)
    /// The smaller of each component.
    public static let darken = BlendMode(rawValue: 4)
    /// The larger of each component.
    public static let lighten = BlendMode(rawValue: 5)
    /// What is below, brightened by the drawing.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// What is below, darkened by the drawing.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Darkened or brightened gently.
    public static let softLight = BlendMode(rawValue: 8)
    /// Multiply where the drawing is dark, screen where it is light.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The difference, without sign.
    public static let difference = BlendMode(rawValue: 10)
    /// Like the difference, with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The hue of the drawing.
    public static let hue = BlendMode(rawValue: 12)
    /// The saturation of the drawing.
    public static let saturation = BlendMode(rawValue: 13)
    /// Hue and saturation of the drawing.
    public static let color = BlendMode(rawValue: 14)
    /// The luminosity of the drawing.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Nothing.
    public static let clear = BlendMode(rawValue: 16)
    /// The drawing instead of what is below.
    public static let copy = BlendMode(rawValue: 17)
    /// The drawing where there is something below, nothing else.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// The drawing where there is nothing below, nothing else.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// The drawing where there is something below.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// The drawing where there is nothing below.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// What is below where the drawing is.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// What is below where the drawing is not.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// What is below where the drawing is, the drawing elsewhere.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Each where the other is not.
    public static let xor = BlendMode(rawValue: 25)
    /// The sum of both minus white, at least black.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// The sum of both, at most white.
    public static let plusLighter = BlendMode(rawValue: 27)

    /// The engine's names, in the order of the numbers.
    private static let blends: [Blend] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
      .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]

    /// The engine's name.
    var blend: Blend {
      Self.blends.indices.contains(Int(rawValue)) ? Self.blends[Int(rawValue)] : .normal
    }
  }
}
