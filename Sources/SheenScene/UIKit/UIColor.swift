public import Foundation
public import SwiftUI

/// A colour, as code from before SwiftUI has it.
public final class UIColor: Hashable, Sendable {
  let color: Color

  fileprivate init(color: Color) { self.color = color }

  /// Makes a colour from one of SwiftUI.
  public convenience init(_ color: Color) { self.init(color: color) }

  /// Makes a colour from components 0…1 of encoded sRGB and straight alpha.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      color: Color(
        .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Makes a colour from components 0…1 of encoded sRGB and straight alpha.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from components 0…1 of encoded Display P3 and straight alpha.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      color: Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// Makes a colour from hue, saturation and brightness, each 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      color: Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour of known components.
  public convenience init(cgColor: CGColor) { self.init(color: Color(cgColor: cgColor)) }

  /// Makes the colour of a name in the asset catalogs; never `nil`, a missing one is told when drawn.
  public convenience init?(named name: String) { self.init(color: Color(name)) }

  /// Makes a colour that depends on whether the surroundings are dark.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func components(_ style: UIUserInterfaceStyle) -> SIMD4<Double> {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
        .components(isDark: style == .dark) ?? .zero
    }
    self.init(color: Color(light: components(.light), dark: components(.dark)))
  }

  /// The components where the scene is now; `nil` where an asset is missing.
  var components: SIMD4<Double>? {
    color.components(isDark: SceneScreen.current.isDark)
  }

  /// The components where the scene is now.
  public var cgColor: CGColor { CGColor(components ?? .zero) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ isDark: Bool) -> SIMD4<Double> {
      (color.components(isDark: isDark) ?? .zero).withAlpha(Double(alpha))
    }
    return UIColor(color: Color(light: faded(false), dark: faded(true)))
  }

  /// Reads the components where the scene is now, 0…1 of encoded sRGB and straight alpha.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components else { return false }
    red?.pointee = CGFloat(components.x)
    green?.pointee = CGFloat(components.y)
    blue?.pointee = CGFloat(components.z)
    alpha?.pointee = CGFloat(components.w)
    return true
  }

  /// Whether both are the same.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  /// Feeds the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A colour, as code from before SwiftUI has it on the desktop.
public typealias NSColor = UIColor

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes a colour from a literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Color {
  /// Makes a colour from one that code from before SwiftUI has.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Makes a colour from one that code from before SwiftUI has on the desktop.
  public init(nsColor: UIColor) { self = nsColor.color }

  /// Makes a colour from one that code from before SwiftUI has.
  public init(_ color: UIColor) { self = color.color }
}

/// Whether surroundings are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// What a colour may depend on.
public final class UITraitCollection: Sendable {
  /// Whether the surroundings are dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Where the scene is now.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: SceneScreen.current.isDark ? .dark : .light)
  }

  /// Makes surroundings.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
