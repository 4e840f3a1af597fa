/// What is asked of a font: a family, and how its letters shall look.
package struct FontQuery: Hashable, Sendable {
  /// Which letters.
  package enum Family: Hashable, Sendable {
    /// The sans-serif letters of the system.
    case system
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters of one width.
    case monospaced
    /// The family, the full name or the PostScript name of an installed font.
    case named(String)
  }

  /// Which letters.
  package var family: Family
  /// The extent of one em, in points.
  package var size: Double
  /// How heavy the strokes are, from 100 (thin; ultralight is SwiftUI's name) to 900; 400 is regular.
  ///
  /// `nil` leaves the weight to a font that is named by its full or PostScript name; else regular.
  package var weight: Int?
  /// How wide the letters are, in percent of the usual.
  package var width: Double
  /// Whether letters slant.
  ///
  /// Where a family has no such letters, upright ones are slanted.
  package var isItalic: Bool
  /// Whether all digits are equally wide.
  package var hasMonospacedDigits: Bool
  /// Whether small letters become small capitals.
  package var hasLowercaseSmallCaps: Bool
  /// Whether capitals become small capitals.
  package var hasUppercaseSmallCaps: Bool

  /// Asks for a font.
  package init(
    _ family: Family = .system, size: Double, weight: Int? = nil, width: Double = 100,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, hasLowercaseSmallCaps: Bool = false,
    hasUppercaseSmallCaps: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasLowercaseSmallCaps = hasLowercaseSmallCaps
    self.hasUppercaseSmallCaps = hasUppercaseSmallCaps
  }
}
