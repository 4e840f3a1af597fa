// What is done with keys and devices that a scene does not have: accepted, and never done.

extension View {
  /// Accepted: no key is pressed.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Accepted: no key is pressed.
  public nonisolated func onKeyPress(
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Accepted: no key is pressed.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Accepted: no key is pressed.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}

/// A key.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// What it types.
  public var character: Character

  /// Makes a key of what it types.
  public init(_ character: Character) { self.character = character }

  /// Makes a key of what it types.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys held besides.
  public let modifiers: EventModifiers

  /// Whether that was for the view.
  public enum Result: Sendable {
    /// It was.
    case handled
    /// It was not.
    case ignored
  }
}

/// A key with those held besides.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held besides.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// What does what a screen is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What leaves a screen.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Keys held besides others.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// Makes keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// On the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All.
  public static let all = EventModifiers(rawValue: 63)
}
