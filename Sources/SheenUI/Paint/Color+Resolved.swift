internal import SheenCore

extension Color {
  /// The components of a colour: linear-light sRGB, not multiplied by opacity.
  public struct Resolved: Hashable, Sendable {
    /// The linear red component.
    public var linearRed: Float
    /// The linear green component.
    public var linearGreen: Float
    /// The linear blue component.
    public var linearBlue: Float
    /// The opacity, 0…1.
    public var opacity: Float

    /// Makes a colour from its components.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      let components = color.rgba(in: EnvironmentValues()) ?? .clear
      linearRed = Float(SRGB.decode(components.red))
      linearGreen = Float(SRGB.decode(components.green))
      linearBlue = Float(SRGB.decode(components.blue))
      self.opacity = opacity
    }

    /// The encoded red component.
    public var red: Float { Float(SRGB.encode(Double(linearRed))) }
    /// The encoded green component.
    public var green: Float { Float(SRGB.encode(Double(linearGreen))) }
    /// The encoded blue component.
    public var blue: Float { Float(SRGB.encode(Double(linearBlue))) }
  }
}

extension Color.Resolved: ShapeStyle {
  /// A resolved color becomes no other style.
  public typealias Resolved = Never

  /// Fills with the color.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    Color(self)._paint(in: environment)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The encoded components as `#RRGGBBAA`.
  public var description: String {
    RGBA(Double(red), Double(green), Double(blue), Double(opacity)).shortDescription
  }
}
