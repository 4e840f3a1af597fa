/// How a view with a shape of its own fills a space of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the view shows.
  case fit
  /// All of the space is covered.
  case fill
}

/// The appearance of the surroundings.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The direction in which people read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// Parts of the window that something else covers.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a kind of region.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars and the device's shape cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a software keyboard covers; there is none here, so its insets are zero.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every region.
  public static let all = SafeAreaRegions(rawValue: .max)
}
