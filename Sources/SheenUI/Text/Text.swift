public import Foundation

/// A view of letters.
///
/// It takes the size of its lines, which it breaks where they are wider than the space offered. What
/// the modifiers of `Text` itself do not say is said by those of the views around it.
public struct Text: Equatable, Sendable {
  /// What is read.
  enum Source: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case attributed(AttributedString)
    case image(Image)
    case changing(ChangingText)
    case sequence([Text])
  }

  let source: Source
  /// What is changed about the look, the innermost first.
  private(set) var changes: [LookChange] = []

  init(_ source: Source) { self.source = source }

  /// Makes a text from a key: literals with values, and with Markdown for emphasis and links.
  ///
  /// No other languages are looked up: the key is the text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key))
  }

  /// Makes a text from a string as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Makes a text from a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Makes a text from a string with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Makes a text of one picture, which stands on the line like a letter.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Makes a text from what a formatter makes of an object.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Makes a text from what a formatter makes of an object.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Makes a text from what a style makes of a value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.verbatim(format.locale(SceneLocale.current).format(input)))
  }

  /// Joins two texts.
  public static func + (lhs: Text, rhs: Text) -> Text {
    guard lhs.changes.isEmpty, case .sequence(let parts) = lhs.source else {
      return Text(.sequence([lhs, rhs]))
    }
    return Text(.sequence(parts + [rhs]))
  }

  /// The text with one more change of its look.
  func changing(_ change: LookChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
}

/// The language and region that formats of scenes have.
enum SceneLocale {
  static let current = Locale(identifier: "en_US")
}

extension Text {
  /// Whether all letters are capitals or none are.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// Where a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In the middle of its last line.
    case middle
  }

  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// As usual.
    public static let `default` = Scale(factor: 1)
    /// Smaller.
    public static let secondary = Scale(factor: 0.8)
  }

  /// A line under or through letters.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line in the colour of the letters.
    public static let single = LineStyle()

    /// What a line is made of.
    public struct Pattern: Hashable, Sendable {
      /// The lengths of dashes and gaps, in thicknesses of the line.
      let dashes: [Double]

      /// One piece.
      public static let solid = Pattern(dashes: [])
      /// Dots.
      public static let dot = Pattern(dashes: [1, 1])
      /// Dashes.
      public static let dash = Pattern(dashes: [4, 2])
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(dashes: [4, 2, 1, 2])
      /// Dashes and two dots in turn.
      public static let dashDotDot = Pattern(dashes: [4, 2, 1, 2, 1, 2])
    }
  }
}

/// Something to mark parts of a text with, which renderers find again.
public protocol TextAttribute: Sendable {}

/// An attribute of whichever type.
struct AnyTextAttribute: Equatable, Sendable {
  let value: any TextAttribute

  static func == (a: AnyTextAttribute, b: AnyTextAttribute) -> Bool {
    type(of: a.value) == type(of: b.value) && areEqual(a.value as Any, b.value as Any)
  }
}
