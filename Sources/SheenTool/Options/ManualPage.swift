/// The manual page, in roff.
package enum ManualPage {
  /// The text of `sheen.1`.
  package static var text: String {
    let commands = Command.allCases.flatMap(section)
    let lines =
      [
        ".TH SHEEN 1 \"\" \"sheen \(Version.number)\" \"User Commands\"",
        ".SH NAME",
        "sheen \\- render SwiftUI effect code on Linux",
        ".SH SYNOPSIS",
      ]
      + Command.allCases.flatMap { command in
        [".B sheen \(command.rawValue)", escaped(command.synopsis), ".br"]
      }
      + [
        ".SH DESCRIPTION",
        "Renders SwiftUI effect code offscreen, by OpenGL ES and by the CPU, with agreeing pixels.",
        "Messages go to standard error, results to standard output.",
      ]
      + commands + environment + status
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Command) -> [String] {
    [".SH \(command.rawValue.uppercased())", escaped(command.discussion)]
      + Options.of(command).flatMap { option in
        [".TP", ".B \(escaped(option.forms))", escaped(option.helpWithDefault)]
      }
  }

  private static var environment: [String] {
    let variables = Options.all.compactMap { option in
      option.environment.map { ($0, "The default of --\(option.name).") }
    }
    let cache = (
      "SHEEN_CACHE_DIR", "Where compiled scenes are kept; else $XDG_CACHE_HOME/sheen."
    )
    return [".SH ENVIRONMENT"]
      + (variables + [cache]).flatMap { name, text in [".TP", ".B \(name)", escaped(text)] }
  }

  private static var status: [String] {
    [
      ".SH EXIT STATUS", ".TP", ".B 0", "Done.", ".TP", ".B 1",
      "It failed, or a comparison differs.", ".TP", ".B 2", "Wrong usage.",
    ]
  }

  /// The text with what roff would take for a request or an escape made plain.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
