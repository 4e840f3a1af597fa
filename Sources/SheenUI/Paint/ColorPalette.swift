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

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> RGBA
  {
    RGBA(red / 255, green / 255, blue / 255, alpha)
  }

  /// The colours of iOS 13 to 18.
  package static let iOS18 = ColorPalette(
    name: "iOS 18",
    light: [
      .red: rgb(255, 59, 48), .orange: rgb(255, 149, 0), .yellow: rgb(255, 204, 0),
      .green: rgb(52, 199, 89), .mint: rgb(0, 199, 190), .teal: rgb(48, 176, 199),
      .cyan: rgb(50, 173, 230), .blue: rgb(0, 122, 255), .indigo: rgb(88, 86, 214),
      .purple: rgb(175, 82, 222), .pink: rgb(255, 45, 85), .brown: rgb(162, 132, 94),
      .gray: rgb(142, 142, 147), .primary: .black, .secondary: rgb(60, 60, 67, 0.6),
    ],
    dark: [
      .red: rgb(255, 69, 58), .orange: rgb(255, 159, 10), .yellow: rgb(255, 214, 10),
      .green: rgb(48, 209, 88), .mint: rgb(99, 230, 226), .teal: rgb(64, 200, 224),
      .cyan: rgb(100, 210, 255), .blue: rgb(10, 132, 255), .indigo: rgb(94, 92, 230),
      .purple: rgb(191, 90, 242), .pink: rgb(255, 55, 95), .brown: rgb(172, 142, 104),
      .gray: rgb(142, 142, 147), .primary: .white, .secondary: rgb(235, 235, 245, 0.6),
    ])

  private static let visionColors: [SystemColor: RGBA] = [
    .red: rgb(0xFF, 0x42, 0x45), .orange: rgb(0xFF, 0x92, 0x30), .yellow: rgb(0xFF, 0xD6, 0x00),
    .green: rgb(0x30, 0xD1, 0x58), .mint: rgb(0x00, 0xDA, 0xC3), .teal: rgb(0x00, 0xD2, 0xE0),
    .cyan: rgb(0x3C, 0xD3, 0xFE), .blue: rgb(0x00, 0x91, 0xFF), .indigo: rgb(0x6B, 0x5D, 0xFF),
    .purple: rgb(0xDB, 0x34, 0xF2), .pink: rgb(0xFF, 0x37, 0x5F), .brown: rgb(0xB7, 0x8A, 0x66),
    .gray: rgb(142, 142, 147), .primary: .white, .secondary: rgb(235, 235, 245, 0.6),
  ]

  /// The colours of visionOS 2, which has one appearance.
  package static let visionOS2 = ColorPalette(
    name: "visionOS 2", light: visionColors, dark: visionColors)
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
