/// Completion scripts, made from the option table.
package enum CompletionScript: String, CaseIterable, Sendable {
  /// For bash.
  case bash
  /// For zsh.
  case zsh
  /// For fish.
  case fish

  /// The script.
  package var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static var commands: String {
    Command.allCases.map(\.rawValue).joined(separator: " ")
  }

  private static func words(_ option: any OptionDescription) -> [String] {
    ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
  }

  // MARK: bash

  private static var bashText: String {
    let options = Command.allCases.map { command in
      let list = Options.of(command).flatMap(words).joined(separator: " ")
      return "    \(command.rawValue)) options=\"\(list)\" ;;"
    }
    let values = Options.all.filter { $0.placeholder != nil }.map { option in
      "    \(words(option).joined(separator: "|"))) \(bashValue(option.completion)); return ;;"
    }
    return """
      # bash completion for sheen
      _sheen() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" options
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands) --help --version" -- "$current"))
          return
        fi
        case "$previous" in
      \(values.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(options.joined(separator: "\n"))
        esac
        case "$current" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
          *) COMPREPLY=($(compgen -f -- "$current")) ;;
        esac
      }
      complete -o filenames -F _sheen sheen

      """
  }

  private static func bashValue(_ completion: Completion) -> String {
    switch completion {
    case .none: "COMPREPLY=()"
    case .files: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folders: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .words(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
    }
  }

  // MARK: zsh

  private static var zshText: String {
    let summaries = Command.allCases.map { "    '\($0.rawValue):\(zshEscaped($0.summary))'" }
    let cases = Command.allCases.map { command in
      let arguments = Options.of(command).flatMap(zshArguments).map { "        \($0) \\" }
      let operand = command.operandCompletion == .none ? "" : "\n        '*:file:_files'"
      return """
            \(command.rawValue))
              _arguments \\
        \(arguments.joined(separator: "\n"))\(operand)
              ;;
        """
    }
    return """
      #compdef sheen
      _sheen() {
        local -a commands
        commands=(
      \(summaries.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _sheen "$@"

      """
  }

  private static func zshArguments(_ option: any OptionDescription) -> [String] {
    let action: String
    switch option.completion {
    case .none: action = " "
    case .files: action = "_files"
    case .folders: action = "_files -/"
    case .words(let words): action = "(\(words.joined(separator: " ")))"
    }
    let value = option.placeholder.map { ":\($0):\(action)" } ?? ""
    let repeats = option.isRepeatable ? "*" : ""
    return words(option).map { form in
      let separator = form.hasPrefix("--") && option.placeholder != nil ? "=" : ""
      return "'\(repeats)\(form)\(separator)[\(zshEscaped(option.help))]\(value)'"
    }
  }

  private static func zshEscaped(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  // MARK: fish

  private static var fishText: String {
    let first = "complete -c sheen -n __fish_use_subcommand"
    let commands = Command.allCases.map {
      "\(first) -f -a \($0.rawValue) -d \(fishQuoted($0.summary))"
    }
    let options = Options.all.map { option in
      let owners = Command.allCases.filter { option.commands.contains($0) }.map(\.rawValue)
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value: String
      switch (option.placeholder, option.completion) {
      case (nil, _): value = " -f"
      case (_, .none): value = " -x"
      case (_, .files): value = " -r -F"
      case (_, .folders): value = " -x -a '(__fish_complete_directories)'"
      case (_, .words(let words)): value = " -x -a \(fishQuoted(words.joined(separator: " ")))"
      }
      let condition = fishQuoted("__fish_seen_subcommand_from \(owners.joined(separator: " "))")
      return "complete -c sheen -n \(condition)\(letter) -l \(option.name)\(value)"
        + " -d \(fishQuoted(option.help))"
    }
    return (["# fish completion for sheen"] + commands + options).joined(separator: "\n") + "\n"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
