internal import SheenCore

extension ColorPalette {
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

  /// The colours with a name of their own in the design of 2025.
  private static let light2025: [SystemColor: RGBA] = [
    .red: rgb(255, 56, 60), .orange: rgb(255, 141, 40), .yellow: rgb(255, 204, 0),
    .green: rgb(52, 199, 89), .mint: rgb(0, 200, 179), .teal: rgb(0, 195, 208),
    .cyan: rgb(0, 192, 232), .blue: rgb(0, 136, 255), .indigo: rgb(97, 85, 245),
    .purple: rgb(203, 48, 224), .pink: rgb(255, 45, 85), .brown: rgb(172, 127, 94),
    .gray: rgb(142, 142, 147),
  ]

  private static let dark2025: [SystemColor: RGBA] = [
    .red: rgb(255, 66, 69), .orange: rgb(255, 146, 48), .yellow: rgb(255, 214, 0),
    .green: rgb(48, 209, 88), .mint: rgb(0, 218, 195), .teal: rgb(0, 210, 224),
    .cyan: rgb(60, 211, 254), .blue: rgb(0, 145, 255), .indigo: rgb(109, 124, 255),
    .purple: rgb(219, 52, 242), .pink: rgb(255, 55, 95), .brown: rgb(183, 138, 102),
    .gray: rgb(142, 142, 147),
  ]

  /// The colours of iOS 26.
  package static let iOS26 = ColorPalette(
    name: "iOS 26",
    light: adding(.black, rgb(60, 60, 67, 0.6), to: light2025),
    dark: adding(.white, rgb(235, 235, 245, 0.6), to: dark2025))

  /// The colours of macOS 26, where text is translucent.
  package static let macOS26 = ColorPalette(
    name: "macOS 26",
    light: adding(rgb(0, 0, 0, 216.0 / 255), rgb(0, 0, 0, 127.0 / 255), to: light2025),
    dark: adding(
      rgb(255, 255, 255, 216.0 / 255), rgb(255, 255, 255, 140.0 / 255), to: dark2025))

  private static func adding(
    _ primary: RGBA, _ secondary: RGBA, to colors: [SystemColor: RGBA]
  ) -> [SystemColor: RGBA] {
    colors.merging([.primary: primary, .secondary: secondary]) { $1 }
  }

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
