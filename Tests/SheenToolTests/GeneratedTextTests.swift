import SheenTool
import Testing

/// Help, completions and the manual page hold every option of the table, each where it belongs.
@Suite struct GeneratedTextTests {
  @Test(arguments: Command.allCases)
  func helpListsTheOptionsOfACommand(command: Command) {
    let help = HelpText.text(for: command)
    for option in Options.all {
      let isThere = help.contains(" \(option.forms) ") || help.contains(" \(option.forms)\n")
      #expect(isThere == option.commands.contains(command), "\(option.name)")
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(HelpText.overview.contains("  \(command.rawValue) "))
  }

  @Test func namesAreUnique() {
    let forms = Options.all.flatMap { option in
      [option.name] + (option.letter.map { [String($0)] } ?? [])
    }
    #expect(Set(forms).count == forms.count)
    #expect(Options.planned.isDisjoint(with: forms))
  }

  @Test func defaultsLieInTheirDomains() {
    for option in Options.all {
      if let text = option.defaultText { #expect(option.accepts(text), "\(option.name)") }
    }
  }

  @Test(arguments: CompletionScript.allCases)
  func completionsKnowEverything(shell: CompletionScript) {
    let script = shell.text
    for option in Options.all { #expect(script.contains(option.name), "\(option.name)") }
    for command in Command.allCases { #expect(script.contains(command.rawValue)) }
  }

  @Test func theManualPageKnowsEverything() {
    let page = ManualPage.text
    #expect(page.hasPrefix(".TH SHEEN 1 \"\" \"sheen \(Version.number)\""))
    for option in Options.all {
      #expect(page.contains(option.forms.replacing("-", with: "\\-")), "\(option.name)")
    }
    for line in page.split(separator: "\n") {
      #expect(!line.hasPrefix("'"))
      #expect(!line.hasPrefix(".") || line.wholeMatch(of: /\.(TH|SH|TP|B|br)( .*)?/) != nil)
    }
  }
}
