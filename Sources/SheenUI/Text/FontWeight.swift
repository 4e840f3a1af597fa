public import Foundation

extension Font {
  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    /// The width of a symbol's lines in hundredths of the font size.
    let strokeWidth: Double
    /// The weight as font files number them, from 100 to 900.
    let number: Int

    /// The lightest.
    public static let ultraLight = Weight(strokeWidth: 3, number: 100)
    /// Lighter than light.
    public static let thin = Weight(strokeWidth: 4.5, number: 200)
    /// Light.
    public static let light = Weight(strokeWidth: 6.5, number: 300)
    /// The weight of running text.
    public static let regular = Weight(strokeWidth: 9, number: 400)
    /// A little heavier than running text.
    public static let medium = Weight(strokeWidth: 10.25, number: 500)
    /// The weight of heads.
    public static let semibold = Weight(strokeWidth: 11.5, number: 600)
    /// Bold.
    public static let bold = Weight(strokeWidth: 13, number: 700)
    /// Heavier than bold.
    public static let heavy = Weight(strokeWidth: 14.5, number: 800)
    /// The heaviest.
    public static let black = Weight(strokeWidth: 16, number: 900)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// From narrow to wide, 0 being usual.
    public var value: CGFloat

    /// Makes a width from a number, 0 being usual.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }
}
