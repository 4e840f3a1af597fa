public import Foundation
internal import SheenCore
internal import SheenUI
public import SwiftUI

/// A colour of known components, which do not depend on the surroundings.
public final class CGColor: Hashable, Sendable {
  let rgba: RGBA

  init(_ rgba: RGBA) { self.rgba = rgba }

  /// Makes a colour from components 0…1 of encoded sRGB and straight alpha.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  /// Makes a colour from components 0…1 of encoded sRGB and straight alpha.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha, 0…1.
  public var components: [CGFloat]? {
    [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) }
  }

  /// How many components there are, alpha included.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0…1.
  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(rgba.red, rgba.green, rgba.blue, Double(alpha)))
  }

  /// Whether both have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

extension Color {
  /// Makes a colour of known components.
  public init(cgColor: CGColor) { self.init(light: cgColor.rgba, dark: cgColor.rgba) }

  /// Makes a colour of known components.
  @available(*, deprecated, message: "use init(cgColor:)")
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The components where the scene is now; `nil` where an asset is missing.
  public var cgColor: CGColor? { UIColor(self).rgba.map { CGColor($0) } }
}
