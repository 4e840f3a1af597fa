internal import Sheen
internal import SheenCore
internal import SheenDisplay
internal import SheenUI

/// `sheen inspect`: the display list, the plan or the views at a moment.
@MainActor
struct InspectCommand {
  private let context: Context
  private var arguments: Arguments { context.arguments }

  init(_ context: Context) { self.context = context }

  /// What is printed as JSON.
  private struct Report: Encodable {
    var scene: String
    var time: Double
    var kind: String
    var lines: [String]
  }

  func run() throws(ToolError) {
    let kinds = [Options.displayList, Options.plan, Options.tree].filter(arguments.isGiven)
    guard kinds.count <= 1 else {
      throw .usage("--display-list, --plan and --tree exclude each other; give one of them")
    }
    let kind = kinds.first?.name ?? Options.displayList.name
    let settings = try SceneSettings(arguments)
    try LoadedScene.with(context, arguments.operands[0]) { scene throws(ToolError) in
      let time = arguments[Options.at] ?? 0
      let text = try scene.reporting { try self.text(kind, scene.makeHost(settings), at: time) }
      guard arguments.isGiven(Options.json) else { return context.console.result(text) }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      try context.json(Report(scene: scene.name, time: time, kind: kind, lines: lines))
    }
  }

  private func text(_ kind: String, _ host: ViewHost, at time: Double) throws -> String {
    let list = try host.displayList(at: time)
    switch kind {
    case Options.tree.name: return host.treeDescription
    case Options.plan.name: return try FramePlanner().plan(list, previous: nil).description
    default: return list.description
    }
  }
}
