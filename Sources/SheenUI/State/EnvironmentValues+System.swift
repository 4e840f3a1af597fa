public import Foundation

/// Closes what shows a view: nothing, in a picture.
public struct DismissAction: Sendable {
  /// Does nothing: a scene is not presented by anything.
  public func callAsFunction() {}
}

/// Opens a web address: nothing, in a picture.
public struct OpenURLAction: Sendable {
  /// Does nothing: a picture opens no other program.
  public func callAsFunction(_ url: URL) {}
}

/// Whether a view is presented by another.
public struct PresentationMode: Sendable {
  /// Whether it is: never.
  public var isPresented: Bool { false }

  /// Does nothing: a scene is not presented by anything.
  public mutating func dismiss() {}
}

/// Whether a program is in front.
public enum ScenePhase: Comparable, Sendable {
  /// It cannot be seen.
  case background
  /// It can be seen but not used.
  case inactive
  /// It is in front.
  case active
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// As on a phone held upright.
  case compact
  /// As on a tablet.
  case regular
}

/// How much colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
  }
  private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
  private enum CalendarKey: EnvironmentKey {
    static let defaultValue: Calendar = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      calendar.locale = Locale(identifier: "en_US")
      return calendar
    }()
  }
  private enum WidthClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }
  private enum HeightClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }

  /// The language and the region: English as in the United States.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone: UTC.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar: the Gregorian one in UTC.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// How much room there is from side to side: little.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[WidthClassKey.self] }
    set { self[WidthClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom: enough.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[HeightClassKey.self] }
    set { self[HeightClassKey.self] = newValue }
  }

  /// Closes what shows a view: nothing, in a picture.
  public var dismiss: DismissAction { DismissAction() }
  /// Opens a web address: nothing, in a picture.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// Whether a view is presented by another: never.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Whether a view is presented by another: never.
  public var isPresented: Bool { false }
  /// Whether the view has the keyboard's focus: never.
  public var isFocused: Bool { false }
  /// Whether the program is in front: always.
  public var scenePhase: ScenePhase { .active }
  /// How much colours differ: as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether people want less motion: no.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether people want less transparency: no.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colour alone must not carry meaning: no.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the screen is read aloud: no.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether people are helped to reach all of the screen with a few switches: no.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether buttons have outlines: no.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the screen is always on, and dim: no.
  public var isLuminanceReduced: Bool { false }
  /// Whether somebody searches: no.
  public var isSearching: Bool { false }
  /// Whether the window is in front: it is.
  public var controlActiveState: ControlActiveState { .key }
  /// Whether colours are inverted: no.
  public var accessibilityInvertColors: Bool { false }
}

/// Whether a window is in front.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// It is, and takes the keys.
  case key
  /// Its program is in front.
  case active
  /// It is not.
  case inactive
}
