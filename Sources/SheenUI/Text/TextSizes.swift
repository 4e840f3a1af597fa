/// The sizes and weights of the text styles of a platform, at its standard text size.
package enum TextSizes: Hashable, Sendable {
  /// Of the iPhone.
  case iOS
  /// Of the headset.
  case visionOS
  /// Of the desktop.
  case macOS

  /// The size in points.
  func size(of style: Font.TextStyle) -> Double {
    switch style {
    case .extraLargeTitle: 48
    case .extraLargeTitle2: 38
    case .largeTitle: choose(34, 29, 26)
    case .title: choose(28, 24, 22)
    case .title2: choose(22, 22, 17)
    case .title3: choose(20, 19, 15)
    case .headline, .body: choose(17, 17, 13)
    case .callout: choose(16, 15, 12)
    case .subheadline: choose(15, 15, 11)
    case .footnote: choose(13, 13, 10)
    case .caption: choose(12, 12, 10)
    case .caption2: choose(11, 12, 10)
    }
  }

  /// The weight where nobody has chosen another.
  func weight(of style: Font.TextStyle) -> Font.Weight {
    switch style {
    case .headline: self == .macOS ? .bold : .semibold
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: self == .visionOS ? .bold : .regular
    default: .regular
    }
  }

  private func choose(_ iOS: Double, _ visionOS: Double, _ macOS: Double) -> Double {
    switch self {
    case .iOS: iOS
    case .visionOS: visionOS
    case .macOS: macOS
    }
  }
}

/// The sizes of the text styles, at the text size that people have chosen.
///
/// Those of the iPhone are Apple's table (Human Interface Guidelines, Typography); the desktop has one
/// text size, and the headset's sizes grow as the iPhone's do.
struct ScaledTextSizes {
  let platform: TextSizes
  let dynamicSize: DynamicTypeSize

  /// The size in points.
  func size(of style: Font.TextStyle) -> Double {
    switch platform {
    case .iOS: Self.table[style]?[dynamicSize.index] ?? grown(style)
    case .visionOS: grown(style)
    case .macOS: platform.size(of: style)
    }
  }

  /// What a size is multiplied by that grows as a style does.
  func growth(of style: Font.TextStyle) -> Double {
    guard platform != .macOS, let row = Self.table[style] ?? Self.table[.largeTitle] else {
      return 1
    }
    return row[dynamicSize.index] / row[DynamicTypeSize.large.index]
  }

  private func grown(_ style: Font.TextStyle) -> Double {
    (platform.size(of: style) * growth(of: style)).rounded()
  }

  private static let table: [Font.TextStyle: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

/// How large people want text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// A little smaller than usual.
  case medium
  /// As usual.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest that is not meant for people with weak eyes.
  case xxxLarge
  /// The first size for people with weak eyes.
  case accessibility1
  /// The second.
  case accessibility2
  /// The third.
  case accessibility3
  /// The fourth.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether the size is one for people with weak eyes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The place in the order from small to large.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
