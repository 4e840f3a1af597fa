import Foundation
import PackagePlugin

/// Writes the commit a tool is built from into a Swift constant, anew whenever it changes.
@main
struct RecordBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "BuildRecord.swift")
    let script = """
      commit=$(git -C "$1" rev-parse --short=12 HEAD 2>/dev/null) || commit=unknown
      printf '/// What the tool was built from.\\nenum BuildRecord {\\n' >"$2"
      printf '  /// The commit, or `unknown` outside git.\\n' >>"$2"
      printf '  static let commit = "%s"\\n}\\n' "$commit" >>"$2"
      """
    let git = gitFolder(of: root)
    let heads = ["HEAD", "logs/HEAD"].map { git.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Recording the commit", executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", script, "sh", root.path(percentEncoded: false),
          output.path(percentEncoded: false),
        ],
        inputFiles: heads.filter { FileManager.default.fileExists(atPath: $0.path()) },
        outputFiles: [output])
    ]
  }

  /// The folder `.git`, or the one that a file `.git` names in a linked working tree.
  private func gitFolder(of root: URL) -> URL {
    let git = root.appending(path: ".git")
    guard let text = try? String(contentsOf: git, encoding: .utf8), text.hasPrefix("gitdir: ")
    else { return git }
    let path = text.dropFirst("gitdir: ".count).trimmingCharacters(in: .whitespacesAndNewlines)
    return URL(filePath: path, relativeTo: root)
  }
}
