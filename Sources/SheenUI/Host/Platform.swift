/// A version of a system whose defaults a scene is shown with.
package enum Platform: String, CaseIterable, Codable, Sendable {
  /// The iPhone before the design of 2025.
  case ios18
  /// The iPhone with it.
  case ios26
  /// The desktop with it.
  case macos26
  /// The headset.
  case visionos2

  /// A system, by the name that conditions such as `#if os(iOS)` ask for.
  package enum System: String, Sendable {
    /// Of the iPhone.
    case iOS
    /// Of the desktop.
    case macOS
    /// Of the headset.
    case visionOS
  }

  /// The system it is a version of.
  package var system: System {
    switch self {
    case .ios18, .ios26: .iOS
    case .macos26: .macOS
    case .visionos2: .visionOS
    }
  }

  /// The colours behind system names.
  package var palette: ColorPalette {
    switch self {
    case .ios18: .iOS18
    case .ios26: .iOS26
    case .macos26: .macOS26
    case .visionos2: .visionOS2
    }
  }

  /// The sizes of the text styles.
  package var textSizes: TextSizes {
    switch system {
    case .iOS: .iOS
    case .macOS: .macOS
    case .visionOS: .visionOS
    }
  }
}
