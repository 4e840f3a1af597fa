internal import Foundation

/// The `sheen` command.
@main
struct SheenTool {
  @MainActor
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    let isWorker = environment[Supervisor.objectVariable] != nil
    let errors = isWorker ? ChildProcess.keptErrorDescriptor : System.standardError
    let console = Console(output: System.keepStandardOutput(), errors: errors)
    do throws(ToolError) {
      try run(Array(CommandLine.arguments.dropFirst()), environment, console)
      System.exit(0)
    } catch {
      if !error.message.isEmpty { console.warn(error.message) }
      System.exit(error.status)
    }
  }

  @MainActor
  private static func run(
    _ words: [String], _ environment: [String: String], _ console: Console
  ) throws(ToolError) {
    guard let first = words.first else {
      console.relay(HelpText.overview)
      throw .usage("name a command")
    }
    switch first {
    case "--help", "-h": console.result(HelpText.overview)
    case "--version": console.result(Version.description)
    case "--manual": console.result(ManualPage.text)
    case "--completions":
      let shells = CompletionScript.allCases.map(\.rawValue)
      guard words.count == 2, let script = CompletionScript(rawValue: words[1]) else {
        throw .usage("--completions: expected one of \(shells.joined(separator: ", "))")
      }
      console.result(script.text)
    default:
      guard let command = Command(rawValue: first) else { throw unknown(first) }
      let arguments = try Arguments(
        command, Array(words.dropFirst()), environment: environment)
      if arguments.isGiven(Options.help) {
        console.result(HelpText.text(for: command))
        return
      }
      var console = console
      console.isQuiet = arguments.isGiven(Options.quiet)
      let context = Context(arguments: arguments, environment: environment, console: console)
      try run(command, context)
    }
  }

  private static func unknown(_ word: String) -> ToolError {
    let names = Command.allCases.map(\.rawValue)
    if Command.planned.contains(word) {
      return .usage("\(word) does not exist yet; there are \(names.joined(separator: ", "))")
    }
    let kind = word.hasPrefix("-") ? "option" : "command"
    let known = names + (kind == "option" ? ["--help", "--version"] : [])
    if let near = Spelling.nearest(to: word, in: known) {
      return .usage("unknown \(kind) \(word); did you mean \(near)?")
    }
    return .usage("unknown \(kind) \(word); see sheen --help")
  }

  @MainActor
  private static func run(_ command: Command, _ context: Context) throws(ToolError) {
    Interruption.watch()
    switch command {
    case .compare: try CompareCommand(context).run()
    case .compile: try CompileCommand(context).run()
    case .doctor: try DoctorCommand(context).run()
    case .render: try RenderCommand(context).run()
    case .preview: try PreviewCommand(context).run()
    case .parity: try ParityCommand(context).run()
    case .inspect: try InspectCommand(context).run()
    case .bench: try BenchCommand(context).run()
    }
  }
}
