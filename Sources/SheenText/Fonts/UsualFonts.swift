/// The open fonts looked for where no other is named, the best first.
enum UsualFonts {
  /// For reading.
  static let sansSerif = ["Inter", "DejaVu Sans", "Noto Sans", "Liberation Sans"]
  /// With serifs.
  static let serif = [
    "Source Serif 4", "Source Serif Pro", "Caladea", "Noto Serif", "Liberation Serif",
    "DejaVu Serif",
  ]
  /// With round ends.
  static let rounded = ["Nunito", "Varela Round", "Quicksand", "Comfortaa"]
  /// Of one width.
  static let monospaced = [
    "JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono",
  ]
  /// Pictures.
  static let emoji = ["Noto Color Emoji", "Twitter Color Emoji", "Twemoji"]

  /// The families for a query, the best first.
  static func families(_ family: FontQuery.Family) -> [String] {
    switch family {
    case .system, .named: sansSerif
    case .serif: serif
    case .rounded: rounded
    case .monospaced: monospaced
    }
  }
}
