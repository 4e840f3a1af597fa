internal import SheenCore

/// A colour; as a view it fills the space it is offered.
public struct Color: Hashable, Sendable {
  /// Where the components come from.
  indirect enum Source: Hashable, Sendable {
    case constant(RGBA)
    case adaptive(light: RGBA, dark: RGBA)
    case system(SystemColor)
    case asset(String)
    /// The tint chosen further out, else the system's blue.
    case accent
    /// What the standard gradient of a colour begins with.
    case lightened(Color)
    case mixed(Color, Color, share: Double, ColorRamp.Space)
  }

  let source: Source
  /// What the source's alpha is multiplied by.
  private var factor = 1.0

  init(_ source: Source) { self.source = source }

  /// The space components are given in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear-light sRGB.
    case sRGBLinear
    /// Gamma-encoded Display P3.
    case displayP3
  }

  /// Makes a colour from its components; they may leave 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .constant(colorSpace.encoded(red, green, blue, opacity))
  }

  /// Makes a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(
      red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Makes the colour of a name in the asset catalogs; bundles are not told apart.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Makes the colour of a resource in the asset catalogs.
  public init(_ resource: ColorResource) { source = .asset(resource.name) }

  /// Makes a colour from resolved components.
  public init(_ resolved: Color.Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.factor *= opacity
    return copy
  }

  /// The components in an environment; `nil` where an asset is missing.
  func rgba(in environment: EnvironmentValues) -> RGBA? {
    switch source {
    case .constant(let color): color.opacity(factor)
    case .adaptive(let light, let dark):
      (environment.colorScheme == .dark ? dark : light).opacity(factor)
    case .system(let name):
      environment.palette.color(name, isDark: environment.colorScheme == .dark).opacity(factor)
    case .asset(let name):
      environment.assets?.color(named: name, isDark: environment.colorScheme == .dark)?
        .opacity(factor)
    case .accent: environment.accent.opacity(factor)
    case .lightened(let base): base.rgba(in: environment)?.lightened.opacity(factor)
    case .mixed(let first, let second, let share, let space):
      first.rgba(in: environment).flatMap { first in
        second.rgba(in: environment).map { space.mix(first, $0, share).opacity(factor) }
      }
    }
  }

  /// The components in an environment; clear where an asset is missing.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let color = rgba(in: environment) ?? .clear
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.alpha))
  }
}

extension Color.RGBColorSpace {
  /// Components as encoded sRGB.
  fileprivate func encoded(
    _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> RGBA {
    switch self {
    case .sRGB: return RGBA(red, green, blue, opacity)
    case .sRGBLinear:
      return RGBA(SRGB.encode(red), SRGB.encode(green), SRGB.encode(blue), opacity)
    case .displayP3:
      // Linear Display P3 to linear sRGB, both D65.
      let (r, g, b) = (SRGB.decode(red), SRGB.decode(green), SRGB.decode(blue))
      return RGBA(
        SRGB.encode(1.2249401762805598 * r - 0.2249401762805600 * g),
        SRGB.encode(-0.0420569547096881 * r + 1.0420569547096881 * g),
        SRGB.encode(
          -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b), opacity)
    }
  }
}
