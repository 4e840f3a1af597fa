public import Foundation

/// How lines of a text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the side where people begin to read.
  case leading
  /// In the middle.
  case center
  /// At the side where people end.
  case trailing
}

extension EnvironmentValues {
  private enum LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
  }
  private enum LeastLinesKey: EnvironmentKey {
    static let defaultValue = 0
  }
  private enum TruncationKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
  }
  private enum ScaleFactorKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }
  private enum TighteningKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum AlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
  }
  private enum LineSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
  }

  /// The largest number of lines of a text; `nil` for as many as it takes.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The number of lines a text has space for even if it has fewer.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  /// Where a text that is too long is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// What a text may be scaled by at least to fit, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether letters may come nearer to each other to fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// How lines of a text are aligned with each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// What is added between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
}

extension View {
  /// Limits the lines of each text inside; `nil` for as many as it takes.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    lines(0, number)
  }

  /// Limits the lines of each text inside, which may have space for all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reservesSpace ? limit : 0, limit)
  }

  /// Gives each text inside space for a number of lines at least.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit.lowerBound, nil)
  }

  /// Limits the lines of each text inside.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(0, limit.upperBound)
  }

  /// Gives each text inside space for a number of lines at least, and limits them.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }

  private nonisolated func lines(_ least: Int, _ limit: Int?) -> some View {
    environment(\.lineLimit, limit).environment(\.leastLines, least)
  }

  /// Chooses where texts inside are cut that are too long.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets texts inside be scaled to fit, by no less than a factor.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letters inside come nearer to each other to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Chooses how lines of each text inside are aligned with each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds space between the lines of each text inside, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Accepted: nothing can be selected in a picture.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

/// Whether people can select text.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// People can select text.
public struct EnabledTextSelectability: TextSelectability {
  /// They can.
  public static let allowsSelection = true
}

/// People cannot select text.
public struct DisabledTextSelectability: TextSelectability {
  /// They cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// People can select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// People cannot select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
