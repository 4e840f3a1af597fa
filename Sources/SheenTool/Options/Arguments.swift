/// The words of one command, checked against the option table.
package struct Arguments: Sendable {
  /// The command.
  package let command: Command
  /// What is not an option, in order.
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private let environment: [String: String]

  /// Reads the words that follow the command's name.
  ///
  /// - Throws: A usage error for an unknown option, a value outside its option's domain, a missing
  ///   value, or a wrong number of operands. With `--help` only the options are checked.
  package init(
    _ command: Command, _ words: [String], environment: [String: String] = [:]
  ) throws(ToolError) {
    self.command = command
    self.environment = environment
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try takeOption(word, &rest)
    }
    try checkEnvironment()
    guard !isGiven(Options.help) else { return }
    guard command.operandCount.contains(operands.count) else {
      throw .usage("usage: sheen \(command.rawValue) \(command.synopsis)")
    }
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(ToolError) {
    let equals = word.hasPrefix("--") ? word.firstIndex(of: "=") : nil
    let form = String(word[..<(equals ?? word.endIndex)])
    let option = try option(form)
    guard option.placeholder != nil else {
      guard equals == nil else { throw .usage("\(form) takes no value") }
      values[option.name] = ["true"]
      return
    }
    let text: String
    if let equals {
      text = String(word[word.index(after: equals)...])
    } else if let next = rest.popFirst() {
      text = next
    } else {
      throw .usage("\(form): expected \(option.expectation)")
    }
    guard option.accepts(text) else {
      throw .usage("\(form): '\(text)' is not valid; expected \(option.expectation)")
    }
    values[option.name, default: []].append(text)
  }

  private func option(_ form: String) throws(ToolError) -> any OptionDescription {
    let options = Options.of(command)
    if let match = options.first(where: { option in
      form == "--" + option.name || option.letter.map { form == "-\($0)" } ?? false
    }) {
      return match
    }
    let name = String(form.drop { $0 == "-" })
    if Options.planned.contains(name) { throw .usage("--\(name) does not exist yet") }
    if let elsewhere = Options.all.first(where: { $0.name == name }) {
      let owners = Command.allCases.filter { elsewhere.commands.contains($0) }
      let list = owners.map { "sheen \($0.rawValue)" }.joined(separator: ", ")
      throw .usage("sheen \(command.rawValue) has no --\(name); it belongs to \(list)")
    }
    if let near = Spelling.nearest(to: name, in: options.map(\.name)) {
      throw .usage("unknown option \(form); did you mean --\(near)?")
    }
    throw .usage("unknown option \(form); see sheen \(command.rawValue) --help")
  }

  private func checkEnvironment() throws(ToolError) {
    for option in Options.of(command) {
      guard let variable = option.environment, let text = environment[variable] else { continue }
      guard option.accepts(text) || text.isEmpty else {
        throw .usage("$\(variable): '\(text)' is not valid; expected \(option.expectation)")
      }
    }
  }

  /// Whether the option was typed.
  package func isGiven<Value>(_ option: Option<Value>) -> Bool { values[option.name] != nil }

  /// The value that was typed last, else that of the environment, else the default.
  package subscript<Value>(option: Option<Value>) -> Value? {
    let variable = option.environment.flatMap { environment[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    guard let text = values[option.name]?.last ?? variable ?? option.defaultText else {
      return nil
    }
    return option.domain?.parse(text)
  }

  /// Every value that was typed, in order.
  package func all<Value>(_ option: Option<Value>) -> [Value] {
    (values[option.name] ?? []).compactMap { option.domain?.parse($0) }
  }
}
