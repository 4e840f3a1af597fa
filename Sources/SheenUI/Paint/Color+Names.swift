internal import SheenCore

extension Color {
  /// The system's red.
  public static let red = Color(.system(.red))
  /// The system's orange.
  public static let orange = Color(.system(.orange))
  /// The system's yellow.
  public static let yellow = Color(.system(.yellow))
  /// The system's green.
  public static let green = Color(.system(.green))
  /// The system's mint.
  public static let mint = Color(.system(.mint))
  /// The system's teal.
  public static let teal = Color(.system(.teal))
  /// The system's cyan.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue.
  public static let blue = Color(.system(.blue))
  /// The system's indigo.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple.
  public static let purple = Color(.system(.purple))
  /// The system's pink.
  public static let pink = Color(.system(.pink))
  /// The system's brown.
  public static let brown = Color(.system(.brown))
  /// The system's grey.
  public static let gray = Color(.system(.gray))
  /// The colour of main content.
  public static let primary = Color(.system(.primary))
  /// The colour of content of second rank.
  public static let secondary = Color(.system(.secondary))
  /// Opaque black, in any appearance.
  public static let black = Color(.constant(.black))
  /// Opaque white, in any appearance.
  public static let white = Color(.constant(.white))
  /// Transparent black.
  public static let clear = Color(.constant(.clear))
  /// The colour of controls: the tint chosen further out, else the system's blue.
  public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's grey.
  public static var gray: Color { Color.gray }
  /// Opaque black, in any appearance.
  public static var black: Color { Color.black }
  /// Opaque white, in any appearance.
  public static var white: Color { Color.white }
  /// Transparent black.
  public static var clear: Color { Color.clear }
}
