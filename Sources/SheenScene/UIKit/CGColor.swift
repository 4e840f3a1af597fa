public import Foundation
public import SwiftUI

/// A colour of known components, which do not depend on the surroundings.
public final class CGColor: Hashable, Sendable {
  let values: SIMD4<Double>

  init(_ values: SIMD4<Double>) { self.values = values }

  /// Makes a colour from components 0…1 of encoded sRGB and straight alpha.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
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
    values.indices.map { CGFloat(values[$0]) }
  }

  /// How many components there are, alpha included.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0…1.
  public var alpha: CGFloat { CGFloat(values.w) }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(values.withAlpha(Double(alpha)))
  }

  /// Whether both have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.values == rhs.values }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Color {
  /// Makes a colour of known components.
  public init(cgColor: CGColor) { self.init(light: cgColor.values, dark: cgColor.values) }

  /// Makes a colour of known components.
  @available(*, deprecated, message: "use init(cgColor:)")
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The components where the scene is now; `nil` where an asset is missing.
  public var cgColor: CGColor? { UIColor(self).components.map { CGColor($0) } }
}

extension SIMD4<Double> {
  /// The components of a colour with another alpha.
  func withAlpha(_ alpha: Double) -> SIMD4<Double> { SIMD4(x, y, z, alpha) }
}
