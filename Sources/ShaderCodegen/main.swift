// ShaderCodegen FOLDER SOURCES CONSTANTS: checks the shaders in FOLDER and writes two Swift files.

internal import Foundation

/// Writes a line to standard error.
func report(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}

guard CommandLine.arguments.count == 4 else {
  report("usage: ShaderCodegen FOLDER SOURCES CONSTANTS")
  exit(2)
}
do {
  let folder = try ShaderFolder(path: CommandLine.arguments[1])
  let problems = folder.problems()
  for problem in problems { report("\(problem)") }
  guard problems.isEmpty else { exit(1) }
  let outputs = [
    (CommandLine.arguments[2], folder.swiftSources()),
    (CommandLine.arguments[3], folder.swiftConstants()),
  ]
  for (path, text) in outputs {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
} catch {
  report("error: \(error)")
  exit(1)
}
