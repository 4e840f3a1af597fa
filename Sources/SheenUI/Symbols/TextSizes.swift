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
