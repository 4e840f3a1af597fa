/// The name of a numbered sequence: a path with one `%d`, `%4d` or `%04d`; `%%` is a percent sign.
package struct SequencePattern: Hashable, Sendable {
  private let prefix: String
  private let suffix: String
  private let width: Int
  private let fill: Character

  /// Reads a pattern; `nil` where the path has no number or more than one, or another `%`.
  package init?(_ path: String) {
    var parts = [""]
    var (width, fill) = (0, Character(" "))
    var rest = Substring(path)
    while let character = rest.popFirst() {
      guard character == "%" else {
        parts[parts.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        parts[parts.count - 1].append(rest.removeFirst())
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard rest.popFirst() == "d", digits.count <= 3 else { return nil }
      fill = digits.first == "0" ? "0" : " "
      width = Int(digits) ?? 0
      parts.append("")
    }
    guard parts.count == 2 else { return nil }
    (prefix, suffix) = (parts[0], parts[1])
    (self.width, self.fill) = (width, fill)
  }

  /// The path of one frame.
  package func path(forFrame index: Int) -> String {
    let digits = String(index)
    let padding = String(repeating: fill, count: max(0, width - digits.count))
    return prefix + padding + digits + suffix
  }
}
