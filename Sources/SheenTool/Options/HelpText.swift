/// The texts of `--help`.
package enum HelpText {
  /// What `sheen --help` prints.
  package static var overview: String {
    let width = Command.allCases.map(\.rawValue.count).max() ?? 0
    let commands = Command.allCases.map { command in
      "  \(padded(command.rawValue, to: width))  \(command.summary)"
    }
    return """
      Usage: sheen COMMAND ...

      Renders SwiftUI effect code on Linux, by OpenGL ES and by the CPU, with agreeing pixels.

      Commands:
      \(commands.joined(separator: "\n"))

      sheen COMMAND --help says more about one; sheen --version prints version, commit and Swift;
      sheen --completions SHELL prints a completion script for bash, zsh or fish, and
      sheen --manual the manual page.

      """
  }

  /// What `sheen COMMAND --help` prints.
  package static func text(for command: Command) -> String {
    let options = Options.of(command)
    let forms = options.map { ($0.letter == nil ? "    " : "") + $0.forms }
    let width = forms.map(\.count).max() ?? 0
    let lines = zip(options, forms).map { option, form in
      let text = wrapped(option.helpWithDefault, to: 96 - width - 4)
      let indent = "\n" + String(repeating: " ", count: width + 4)
      return "  \(padded(form, to: width))  \(text.joined(separator: indent))"
    }
    return """
      Usage: sheen \(command.rawValue) \(command.synopsis)

      \(wrapped(command.discussion, to: 96).joined(separator: "\n"))

      Options:
      \(lines.joined(separator: "\n"))

      """
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The text in lines of at most so many characters, broken at spaces.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
