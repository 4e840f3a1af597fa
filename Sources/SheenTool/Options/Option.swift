/// One entry of the option table: parsing, help, completions and the manual page all come from it.
package struct Option<Value: Sendable>: OptionDescription {
  package let name: String
  package let letter: Character?
  /// What the value may be; `nil` for a flag.
  package let domain: Domain<Value>?
  package let defaultText: String?
  package let defaultNote: String?
  package let environment: String?
  package let help: String
  package let commands: Set<Command>
  package let isRepeatable: Bool

  /// Makes an option with a value.
  ///
  /// `defaultText` holds where none is given, as it would be typed; `defaultNote` says what happens
  /// then, in words; `environment` names the variable that replaces the default.
  package init(
    _ name: String, letter: Character? = nil, _ domain: Domain<Value>,
    default defaultText: String? = nil, defaultNote: String? = nil, environment: String? = nil,
    isRepeatable: Bool = false, for commands: Set<Command>, _ help: String
  ) {
    self.name = name
    self.letter = letter
    self.domain = domain
    self.defaultText = defaultText
    self.defaultNote = defaultNote
    self.environment = environment
    self.help = help
    self.commands = commands
    self.isRepeatable = isRepeatable
  }

  package var placeholder: String? { domain?.placeholder }
  package var expectation: String { domain?.expectation ?? "no value" }
  package var completion: Completion { domain?.completion ?? .none }
  package func accepts(_ text: String) -> Bool { domain?.parse(text) != nil }
}

extension Option where Value == Bool {
  /// Makes a flag.
  package init(
    flag name: String, letter: Character? = nil, for commands: Set<Command>, _ help: String
  ) {
    self.name = name
    self.letter = letter
    domain = nil
    defaultText = nil
    defaultNote = nil
    environment = nil
    self.help = help
    self.commands = commands
    isRepeatable = false
  }
}

/// An option whatever its values are.
package protocol OptionDescription: Sendable {
  /// The name without dashes.
  var name: String { get }
  /// The one-letter form, which only a few have.
  var letter: Character? { get }
  /// The value's name in help texts; `nil` for a flag.
  var placeholder: String? { get }
  /// What values are expected.
  var expectation: String { get }
  /// What a shell offers for the value.
  var completion: Completion { get }
  /// The value that holds where none is given.
  var defaultText: String? { get }
  /// What happens where none is given, in words.
  var defaultNote: String? { get }
  /// The environment variable that replaces the default.
  var environment: String? { get }
  /// What it means, in one line.
  var help: String { get }
  /// The commands it belongs to.
  var commands: Set<Command> { get }
  /// Whether it may be given several times.
  var isRepeatable: Bool { get }
  /// Whether a text is a value.
  func accepts(_ text: String) -> Bool
}

extension OptionDescription {
  /// The forms a user may type, `-o, --output OUT`.
  package var forms: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + "--\(name)" + (placeholder.map { " \($0)" } ?? "")
  }

  /// The help line with its default.
  package var helpWithDefault: String {
    let fallback = defaultNote ?? defaultText
    let variable = environment.map { ", or $\($0)" } ?? ""
    return help + (fallback.map { " (default: \($0)\(variable))" } ?? "")
  }
}
