internal import Foundation

/// One shader file, with its comments blanked out: what is left keeps its line and column.
package struct ShaderFile {
  /// The path below the shader folder, such as `lib/ramp.glsl`.
  package let name: String
  /// The path for messages.
  package let path: String
  /// The text without comments, line by line.
  package let lines: [String]

  /// Makes a file from its text.
  package init(name: String, path: String, text: String) {
    self.name = name
    self.path = path
    lines = Self.withoutComments(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Whether the file is a whole program stage, not a part to include.
  package var isStage: Bool { name.hasSuffix(".vert") || name.hasSuffix(".frag") }

  /// Whether the file holds pure functions that have a twin on the CPU.
  package var isLibrary: Bool { name.hasPrefix("lib/") }

  /// A problem at a place in this file; line and column count from 1.
  package func problem(_ line: Int, _ column: Int, _ text: String) -> ShaderProblem {
    ShaderProblem(path: path, line: line, column: column, text: text)
  }

  /// The names a line includes, with the column each stands at.
  package static func include(in line: String) -> (name: String, column: Int)? {
    guard let match = line.firstMatch(of: /^\s*#\s*include\s+"([^"]*)"\s*$/) else { return nil }
    let column = line.distance(from: line.startIndex, to: match.1.startIndex) + 1
    return (String(match.1), column)
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("/*") {
        let end = rest.range(of: "*/")?.upperBound ?? rest.endIndex
        result += rest[..<end].map { $0 == "\n" ? "\n" : " " }
        rest = rest[end...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
