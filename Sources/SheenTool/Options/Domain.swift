/// What an option's value may be: how it is written, read and completed.
package struct Domain<Value: Sendable>: Sendable {
  /// The value's name in help texts, in capitals.
  package let placeholder: String
  /// What is expected, as the end of the sentence "`--size`: expected …".
  package let expectation: String
  /// What a shell offers.
  package let completion: Completion
  /// Reads the text of a value; `nil` where it lies outside the domain.
  package let parse: @Sendable (String) -> Value?

  /// Makes a domain.
  package init(
    _ placeholder: String, _ expectation: String, completion: Completion = .none,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.completion = completion
    self.parse = parse
  }
}

/// What a shell offers for a value.
package enum Completion: Hashable, Sendable {
  /// Nothing.
  case none
  /// Files.
  case files
  /// Folders.
  case folders
  /// A fixed set of words.
  case words([String])
}

extension Domain where Value == String {
  /// Any text but the empty one.
  package static func text(_ placeholder: String, completion: Completion = .none) -> Self {
    Domain(placeholder, "a text that is not empty", completion: completion) {
      $0.isEmpty ? nil : $0
    }
  }
}

extension Domain where Value == Double {
  /// A finite number above or from a lowest value.
  package static func number(_ placeholder: String, above lowest: Double) -> Self {
    Domain(placeholder, "a number above \(lowest.formatted)") { text in
      Double(text).flatMap { $0.isFinite && $0 > lowest ? $0 : nil }
    }
  }

  /// A time in seconds, 0 or later.
  package static var time: Self {
    Domain("T", "seconds, 0 or more") { text in
      Double(text).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
  }
}

extension Domain where Value == Int {
  /// A whole number in a range.
  package static func integer(in range: ClosedRange<Int>) -> Self {
    let expectation =
      range.upperBound >= Int(Int32.max)
      ? "a whole number, \(range.lowerBound) or more"
      : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return Domain("N", expectation) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension Domain where Value == UInt64 {
  /// A number that random values are made from.
  package static var seed: Self {
    Domain("N", "a whole number, 0 or more") { UInt64($0) }
  }
}

extension Domain where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases, by its raw value.
  package static func choice(_ placeholder: String) -> Self {
    let names = Value.allCases.map(\.rawValue)
    return Domain(
      placeholder, "one of \(names.joined(separator: ", "))", completion: .words(names)
    ) { Value(rawValue: $0) }
  }
}

extension Double {
  /// The number without a trailing `.0`.
  var formatted: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }
}
