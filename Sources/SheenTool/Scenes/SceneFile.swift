package import SheenUI

/// One source file of a scene, with what the tool has to know of it.
package struct SceneFile: Sendable {
  /// The path as the user gave it, for diagnostics.
  package let path: String
  /// The content.
  package let bytes: [UInt8]
  /// The views it declares at file scope.
  package let views: [DeclaredView]
  /// Names that its declarations use, by declaration; previews and apps do not count.
  package let uses: [Use]
  /// The previews it holds, in order.
  let previews: [ScenePreview]
  /// What is replaced in the compiled copy, in order; line breaks stay.
  let edits: [Edit]
  /// What is replaced besides, by whether it holds on a platform.
  let conditions: [Condition]

  /// A view declared at file scope.
  package struct DeclaredView: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Whether `Name()` makes one.
    package let needsNoArguments: Bool
  }

  /// A name and the declaration it stands in.
  package struct Use: Hashable, Sendable {
    /// The name used.
    package let name: String
    /// The declaration at file scope it stands in, by name.
    package let user: String
  }

  /// A replaced range of bytes.
  struct Edit: Hashable, Sendable {
    let range: Range<Int>
    let text: String
  }

  /// A condition such as `os(iOS)` behind `#if` or `#elseif`.
  struct Condition: Hashable, Sendable {
    let range: Range<Int>
    let kind: String
    let name: String
  }

  /// Reads a file's declarations.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var scanner = SceneScanner(bytes)
    scanner.run()
    views = scanner.views
    uses = scanner.uses
    previews = scanner.previews.sorted { $0.range.lowerBound < $1.range.lowerBound }
    edits = scanner.edits
    conditions = scanner.conditions
  }

  /// The file's name without folder and ending.
  package var baseName: String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }

  /// The number of its last line, from 1.
  var lastLine: Int {
    let breaks = bytes.count { $0 == 0x0a }
    return max(bytes.last == 0x0a ? breaks : breaks + 1, 1)
  }

  /// The text that is compiled for a system: imports and conditions replaced on their lines, previews
  /// left out but for the one shown, and diagnostics led back to the user's file.
  package func compiledText(
    for system: Platform.System, showing preview: Int? = nil
  ) -> String {
    let answers = conditions.compactMap { condition in
      ImportRule.holds(condition.kind, condition.name, on: system)
        .map { Edit(range: condition.range, text: $0 ? "true" : "false") }
    }
    let changes = previews.enumerated().flatMap { i, other in
      i == preview ? other.edits : [Edit(range: other.range, text: "")]
    }
    let edits = (edits + answers + changes).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    var output: [UInt8] = Array("#sourceLocation(file: \(Self.literal(path)), line: 1)\n".utf8)
    var position = 0
    for edit in edits where edit.range.lowerBound >= position {
      output += bytes[position..<edit.range.lowerBound]
      output += edit.text.utf8
      // What was cut keeps its lines, so that the compiler counts as the user does.
      output += bytes[edit.range].filter { $0 == 0x0a }
      position = edit.range.upperBound
    }
    output += bytes[position...]
    return String(decoding: output, as: UTF8.self) + "\n#sourceLocation()\n"
  }

  /// A Swift string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
