/// What a view is to those who do not see it.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Makes traits of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// It does something when it is activated.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It says what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads to a page.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// Its text does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// It goes over when it is activated.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 6)
  /// What lies behind it is out of reach.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)
  /// Its activation begins a sound or a film.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 9)
  /// It can be touched itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 10)
  /// It sums up the state there is.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 11)
}

/// What becomes of the views inside one that is told as a whole.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are not told.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are told one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are told as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What those who do not see a picture are told has no effect on the picture.
extension View {
  /// Names the view; no effect on the picture.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    self
  }

  /// Tells the view's value; no effect on the picture.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    self
  }

  /// Tells what comes of activating the view; no effect on the picture.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    self
  }

  /// Names the view for tests; no effect on the picture.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Leaves the view out of what is told; no effect on the picture.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Makes the view one thing to be told; no effect on the picture.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Tells more of what the view is; no effect on the picture.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Tells less of what the view is; no effect on the picture.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Says when the view is told among its neighbours; no effect on the picture.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Has the view's colours left as they are where others are inverted; no effect on the picture,
  /// since none are.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}
