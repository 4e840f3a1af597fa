internal import SheenCore

/// How a view is composited onto what lies behind it.
///
/// On encoded sRGB, in the formulas of W3C Compositing and Blending; plus-lighter, plus-darker and soft
/// light are Apple's.
public enum BlendMode: Hashable, Sendable {
  /// In front.
  case normal
  /// The product.
  case multiply
  /// The inverse of the product of the inverses.
  case screen
  /// Multiply where what is behind is dark, screen where it is light.
  case overlay
  /// The smaller of each component.
  case darken
  /// The larger of each component.
  case lighten
  /// What is behind, brightened towards white by the view.
  case colorDodge
  /// What is behind, darkened towards black by the view.
  case colorBurn
  /// Darkened or brightened gently, depending on the view.
  case softLight
  /// Multiply where the view is dark, screen where it is light.
  case hardLight
  /// The difference, without sign.
  case difference
  /// Like the difference, with less contrast.
  case exclusion
  /// The hue of the view, saturation and luminosity of what is behind.
  case hue
  /// The saturation of the view, hue and luminosity of what is behind.
  case saturation
  /// Hue and saturation of the view, luminosity of what is behind.
  case color
  /// The luminosity of the view, hue and saturation of what is behind.
  case luminosity
  /// The view only where there is something behind.
  case sourceAtop
  /// The view only where there is nothing behind.
  case destinationOver
  /// What is behind, made transparent where the view is opaque.
  case destinationOut
  /// The sum of both minus white, at least black.
  case plusDarker
  /// The sum of both, at most white.
  case plusLighter

  /// The engine's name.
  var blend: Blend {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
