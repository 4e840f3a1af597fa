extension Font {
  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    /// The width of a symbol's lines in hundredths of the font size.
    let strokeWidth: Double

    /// The lightest.
    public static let ultraLight = Weight(strokeWidth: 3)
    /// Lighter than light.
    public static let thin = Weight(strokeWidth: 4.5)
    /// Light.
    public static let light = Weight(strokeWidth: 6.5)
    /// The weight of running text.
    public static let regular = Weight(strokeWidth: 9)
    /// A little heavier than running text.
    public static let medium = Weight(strokeWidth: 10.25)
    /// The weight of heads.
    public static let semibold = Weight(strokeWidth: 11.5)
    /// Bold.
    public static let bold = Weight(strokeWidth: 13)
    /// Heavier than bold.
    public static let heavy = Weight(strokeWidth: 14.5)
    /// The heaviest.
    public static let black = Weight(strokeWidth: 16)
  }
}
