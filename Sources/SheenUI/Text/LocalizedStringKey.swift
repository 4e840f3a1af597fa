public import Foundation

/// A text as it is written in code: literals with values between them.
///
/// The literals may have Markdown for emphasis, code, strikethrough and links; values have none.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A piece of the text.
  enum Part: Equatable, Sendable {
    case literal(String)
    case string(String)
    /// A number and the format it is written in.
    case number(Number, String)
    case text(Text)
  }

  /// A number of whichever type.
  enum Number: Equatable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)

    /// The number in a format of C; one for another kind of value is not followed.
    func written(_ specifier: String, _ locale: Locale) -> String {
      let (argument, conversions, own): (any CVarArg, String, String) =
        switch self {
        case .signed(let value): (value, "diouxXc", "%lld")
        case .unsigned(let value): (value, "diouxXc", "%llu")
        case .floating(let value): (value, "aAeEfFgG", "%lf")
        }
      let format = Self.isFormat(specifier, of: conversions) ? specifier : own
      return String(format: format, locale: locale, arguments: [argument])
    }

    /// Whether a text has one conversion, of a kind among those named, and no width beyond reason.
    private static func isFormat(_ text: String, of conversions: String) -> Bool {
      let plain = text.replacingOccurrences(of: "%%", with: "")
      guard let start = plain.firstIndex(of: "%") else { return false }
      let behind = plain[plain.index(after: start)...]
      let rest = behind.drop { "0123456789.-+ #'lhqjzt".contains($0) }
      guard let conversion = rest.first, conversions.contains(conversion) else { return false }
      let widths = behind[..<rest.startIndex].split { !$0.isNumber }
      return widths.allSatisfy { $0.count <= 3 } && !rest.dropFirst().contains("%")
    }
  }

  let parts: [Part]

  /// Makes a text from a string, in which Markdown counts.
  public init(_ value: String) { parts = [.literal(value)] }

  /// Makes a text from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a text from a literal with values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The pieces of a text on their way.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var parts: [Part] = []

    /// Makes a text without pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

    /// Adds a string as it is.
    @_disfavoredOverload
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      parts.append(.string(String(string)))
    }

    /// Adds what a formatter makes of an object.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      parts.append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds what a formatter makes of an object.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      parts.append(.string(formatter?.string(for: subject) ?? subject.description))
    }

    /// Adds what a style makes of a value.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.text(Text(input, format: format)))
    }

    /// Adds a number, in the way of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      parts.append(.number(value._number.value, value._number.specifier))
    }

    /// Adds a number in a format of C.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      parts.append(.number(value._number.value, specifier))
    }

    /// Adds a text with its look.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Adds a picture, which stands on the line like a letter.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

    /// Adds a string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      parts.append(.text(Text(attributedString)))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    /// Adds two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      parts.append(.text(Text(dates)))
    }

    /// Adds two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      parts.append(.text(Text(interval)))
    }

    /// Adds how much of an interval is over, or left.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      parts.append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }
  }
}

/// A number that can stand in a text; an implementation detail.
public protocol _FormatSpecifiable: Equatable {
  /// The number, with the format it has of itself.
  var _number: _FormattedNumber { get }
}

/// A number with the format it has of itself; an implementation detail.
public struct _FormattedNumber {
  let value: LocalizedStringKey.Number
  let specifier: String
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  /// The number in digits.
  public var _number: _FormattedNumber {
    Self.isSigned
      ? _FormattedNumber(value: .signed(Int64(clamping: self)), specifier: "%lld")
      : _FormattedNumber(value: .unsigned(UInt64(clamping: self)), specifier: "%llu")
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The number with six places.
  public var _number: _FormattedNumber {
    _FormattedNumber(value: .floating(Double(self)), specifier: "%lf")
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
