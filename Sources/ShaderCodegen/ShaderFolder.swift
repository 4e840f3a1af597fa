internal import Foundation

/// The shaders of a folder: stages at the top, parts to include below and beside them.
package struct ShaderFolder {
  /// The files by name, in a fixed order.
  package let files: [ShaderFile]

  /// Makes a folder from files.
  package init(files: [ShaderFile]) {
    self.files = files.sorted { $0.name < $1.name }
  }

  /// Reads a folder, which may be a link.
  package init(path: String) throws {
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let files = try names.filter { Self.isShader($0) }.map { name in
      let url = root.appendingPathComponent(name)
      return ShaderFile(
        name: name, path: url.path, text: try String(contentsOf: url, encoding: .utf8))
    }
    self.init(files: files)
  }

  private static func isShader(_ name: String) -> Bool {
    [".vert", ".frag", ".glsl"].contains { name.hasSuffix($0) }
  }

  /// A file by its name below the folder.
  package subscript(name name: String) -> ShaderFile? { files.first { $0.name == name } }

  /// A stage with everything it includes, each part once, at its first mention; blank lines dropped.
  package func resolved(_ stage: ShaderFile) -> String {
    var included: Set<String> = []
    var lines: [String] = []
    func append(_ file: ShaderFile) {
      guard included.insert(file.name).inserted else { return }
      for line in file.lines {
        if let include = ShaderFile.include(in: line) {
          if let part = self[name: include.name] { append(part) }
        } else if line.contains(where: { !$0.isWhitespace }) {
          lines.append(line)
        }
      }
    }
    append(stage)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The Swift file with the text of every stage.
  package func swiftSources() -> String {
    var text = """
      // Generated from the shader folder; do not edit.

      /// The text of every shader stage, includes resolved.
      package enum ShaderSource {

      """
    for stage in files where stage.isStage {
      let name = Self.swiftName(ofStage: stage.name)
      text += "  /// `\(stage.name)`.\n  package static let \(name) = #\"\"\"\n"
      for line in resolved(stage).split(separator: "\n") { text += "    \(line)\n" }
      text += "\n    \"\"\"#\n"
    }
    return text + "}\n"
  }

  /// `tile.vert` becomes `tileVertex`, `linear_ramp.frag` becomes `linearRampFragment`.
  static func swiftName(ofStage name: String) -> String {
    let isVertex = name.hasSuffix(".vert")
    return camelCase(name.dropLast(5).lowercased()) + (isVertex ? "Vertex" : "Fragment")
  }

  /// `SOURCE_TWO_LEVELS` becomes `sourceTwoLevels`.
  static func camelCase(_ name: String) -> String {
    let words = name.lowercased().split { $0 == "_" || $0 == "/" }
    return words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
