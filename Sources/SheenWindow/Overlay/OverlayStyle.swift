internal import SheenCore

/// The measures and colours all parts of the overlay share, in points.
enum OverlayStyle {
  /// The distance of panels from the picture's edges, and from each other.
  static let margin = 12.0
  /// The distance of a panel's content from its edges.
  static let padding = 12.0
  /// The radius of a panel's corners.
  static let radius = 8.0

  /// Behind text: dark enough for white text over anything.
  static let panel = RGBA(0.071, 0.075, 0.094, 0.92)
  /// The line around a panel.
  static let border = RGBA(1, 1, 1, 0.14)
  /// Text that matters.
  static let bright = RGBA(0.96, 0.965, 0.98)
  /// Text that explains.
  static let dim = RGBA(0.66, 0.68, 0.73)
  /// What is wrong.
  static let red = RGBA(0.965, 0.33, 0.325)
  /// Where it is wrong.
  static let rose = RGBA(1, 0.62, 0.6)
  /// What is late.
  static let amber = RGBA(0.98, 0.75, 0.3)
  /// What is well.
  static let green = RGBA(0.36, 0.82, 0.52)
  /// What is on.
  static let blue = RGBA(0.39, 0.68, 1)

  /// The colours of frames by depth.
  static let frames = [
    RGBA(0.39, 0.68, 1), RGBA(0.36, 0.82, 0.62), RGBA(0.98, 0.75, 0.3), RGBA(0.93, 0.5, 0.66),
    RGBA(0.68, 0.58, 0.98), RGBA(0.45, 0.84, 0.86),
  ]

  /// How a text is set.
  enum Text {
    /// A heading.
    case title
    /// Words.
    case body
    /// Code and messages of the compiler.
    case code
    /// Numbers.
    case small
    /// Names beside what they name.
    case label

    /// The extent of an em.
    var size: Double {
      switch self {
      case .title: 13
      case .body, .code: 12
      case .small: 10
      case .label: 9
      }
    }

    /// The distance of baselines.
    var lineHeight: Double { size * 1.4 }

    /// Whether characters are equally wide.
    var isCode: Bool {
      switch self {
      case .title, .body: false
      case .code, .small, .label: true
      }
    }
  }
}
