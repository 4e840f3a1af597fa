internal import SwiftUI

// The values of iOS 13 to 18 as Apple lists them, light and dark.

extension UIColor {
  private static func adaptive(_ light: SIMD4<Double>, _ dark: SIMD4<Double>) -> UIColor {
    UIColor(Color(light: light, dark: dark))
  }

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> SIMD4<Double>
  {
    SIMD4(red / 255, green / 255, blue / 255, alpha)
  }

  /// The system's red.
  public static var systemRed: UIColor { UIColor(Color.red) }
  /// The system's orange.
  public static var systemOrange: UIColor { UIColor(Color.orange) }
  /// The system's yellow.
  public static var systemYellow: UIColor { UIColor(Color.yellow) }
  /// The system's green.
  public static var systemGreen: UIColor { UIColor(Color.green) }
  /// The system's mint.
  public static var systemMint: UIColor { UIColor(Color.mint) }
  /// The system's teal.
  public static var systemTeal: UIColor { UIColor(Color.teal) }
  /// The system's cyan.
  public static var systemCyan: UIColor { UIColor(Color.cyan) }
  /// The system's blue.
  public static var systemBlue: UIColor { UIColor(Color.blue) }
  /// The system's indigo.
  public static var systemIndigo: UIColor { UIColor(Color.indigo) }
  /// The system's purple.
  public static var systemPurple: UIColor { UIColor(Color.purple) }
  /// The system's pink.
  public static var systemPink: UIColor { UIColor(Color.pink) }
  /// The system's brown.
  public static var systemBrown: UIColor { UIColor(Color.brown) }
  /// The system's grey.
  public static var systemGray: UIColor { UIColor(Color.gray) }
  /// The system's second grey.
  public static var systemGray2: UIColor { adaptive(rgb(174, 174, 178), rgb(99, 99, 102)) }
  /// The system's third grey.
  public static var systemGray3: UIColor { adaptive(rgb(199, 199, 204), rgb(72, 72, 74)) }
  /// The system's fourth grey.
  public static var systemGray4: UIColor { adaptive(rgb(209, 209, 214), rgb(58, 58, 60)) }
  /// The system's fifth grey.
  public static var systemGray5: UIColor { adaptive(rgb(229, 229, 234), rgb(44, 44, 46)) }
  /// The system's sixth grey.
  public static var systemGray6: UIColor { adaptive(rgb(242, 242, 247), rgb(28, 28, 30)) }
}

extension UIColor {
  /// The colour of text.
  public static var label: UIColor { adaptive(rgb(0, 0, 0), rgb(255, 255, 255)) }
  /// The colour of text of second rank.
  public static var secondaryLabel: UIColor {
    adaptive(rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6))
  }
  /// The colour of text of third rank.
  public static var tertiaryLabel: UIColor {
    adaptive(rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
  }
  /// The colour of text of fourth rank.
  public static var quaternaryLabel: UIColor {
    adaptive(rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16))
  }
  /// The colour of text that stands for what is to come.
  public static var placeholderText: UIColor {
    adaptive(rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
  }
  /// The colour of links.
  public static var link: UIColor { adaptive(rgb(0, 122, 255), rgb(9, 132, 255)) }
  /// The colour of lines between things, translucent.
  public static var separator: UIColor { adaptive(rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6)) }
  /// The colour of lines between things, opaque.
  public static var opaqueSeparator: UIColor { adaptive(rgb(198, 198, 200), rgb(56, 56, 58)) }
  /// The fill of thin things.
  public static var systemFill: UIColor {
    adaptive(rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36))
  }
  /// The fill of things of some size.
  public static var secondarySystemFill: UIColor {
    adaptive(rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32))
  }
  /// The fill of large things.
  public static var tertiarySystemFill: UIColor {
    adaptive(rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24))
  }
  /// The fill of the largest things.
  public static var quaternarySystemFill: UIColor {
    adaptive(rgb(116, 116, 128, 0.08), rgb(118, 118, 128, 0.18))
  }
  /// The ground.
  public static var systemBackground: UIColor { adaptive(rgb(255, 255, 255), rgb(0, 0, 0)) }
  /// What lies on the ground.
  public static var secondarySystemBackground: UIColor {
    adaptive(rgb(242, 242, 247), rgb(28, 28, 30))
  }
  /// What lies on what lies on the ground.
  public static var tertiarySystemBackground: UIColor {
    adaptive(rgb(255, 255, 255), rgb(44, 44, 46))
  }
  /// The ground of groups.
  public static var systemGroupedBackground: UIColor { adaptive(rgb(242, 242, 247), rgb(0, 0, 0)) }
  /// What lies on the ground of groups.
  public static var secondarySystemGroupedBackground: UIColor {
    adaptive(rgb(255, 255, 255), rgb(28, 28, 30))
  }
  /// What lies on what lies on the ground of groups.
  public static var tertiarySystemGroupedBackground: UIColor {
    adaptive(rgb(242, 242, 247), rgb(44, 44, 46))
  }
  /// The colour of text on dark things.
  public static var lightText: UIColor {
    adaptive(rgb(255, 255, 255, 0.6), rgb(255, 255, 255, 0.6))
  }
  /// The colour of text on light things.
  public static var darkText: UIColor { adaptive(rgb(0, 0, 0), rgb(0, 0, 0)) }
  /// The colour of controls.
  public static var tintColor: UIColor { UIColor(Color.accentColor) }
}

extension UIColor {
  /// Black.
  public static var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// White.
  public static var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// Pure red.
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue.
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green.
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue.
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Grey.
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Light grey.
  public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// Dark grey.
  public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Transparent black.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

// What the desktop calls the same.

extension UIColor {
  /// The colour of controls.
  public static var controlAccentColor: UIColor { tintColor }
  /// The colour of text.
  public static var labelColor: UIColor { label }
  /// The colour of text of second rank.
  public static var secondaryLabelColor: UIColor { secondaryLabel }
  /// The colour of text of third rank.
  public static var tertiaryLabelColor: UIColor { tertiaryLabel }
  /// The colour of text.
  public static var textColor: UIColor { label }
  /// The colour of lines between things.
  public static var separatorColor: UIColor { separator }
  /// The ground of windows.
  public static var windowBackgroundColor: UIColor { adaptive(rgb(236, 236, 236), rgb(50, 50, 50)) }
  /// The ground of lists.
  public static var controlBackgroundColor: UIColor {
    adaptive(rgb(255, 255, 255), rgb(30, 30, 30))
  }
  /// The ground of text.
  public static var textBackgroundColor: UIColor { adaptive(rgb(255, 255, 255), rgb(30, 30, 30)) }
}
