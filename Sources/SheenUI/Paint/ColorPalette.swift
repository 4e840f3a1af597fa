package import SheenCore

/// The names of colours whose components the system chooses.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary
}

/// The components behind the system's colour names, light and dark.
package struct ColorPalette: Sendable {
  private let name: String
  private let light: [SystemColor: RGBA]
  private let dark: [SystemColor: RGBA]

  /// The colour of a name in an appearance.
  func color(_ color: SystemColor, isDark: Bool) -> RGBA {
    (isDark ? dark[color] : light[color]) ?? .clear
  }

  init(name: String, light: [SystemColor: RGBA], dark: [SystemColor: RGBA]) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  /// A colour of components 0…255 and straight alpha 0…1.
  static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> RGBA {
    RGBA(red / 255, green / 255, blue / 255, alpha)
  }
}

extension ColorPalette: Equatable {
  /// Whether both are the palette of one system.
  package static func == (lhs: ColorPalette, rhs: ColorPalette) -> Bool { lhs.name == rhs.name }
}

extension ColorPalette {
  /// The names that `color(named:isDark:)` knows.
  package static var names: [String] {
    ["black", "white"] + SystemColor.allCases.map(\.rawValue)
  }

  /// The colour of a name in an appearance; `nil` where there is none.
  package func color(named name: String, isDark: Bool) -> RGBA? {
    switch name {
    case "black": .black
    case "white": .white
    default: SystemColor(rawValue: name).map { color($0, isDark: isDark) }
    }
  }
}
