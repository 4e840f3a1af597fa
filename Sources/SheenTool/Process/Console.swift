/// Where the tool speaks: to people on standard error, results on standard output.
struct Console: Sendable {
  /// The descriptor results go to, kept from the scene.
  let output: Int32
  /// The descriptor people read.
  let errors: Int32
  /// Whether only errors are for people.
  var isQuiet = false

  /// Whether a progress line can be rewritten.
  var isTerminal: Bool { System.isTerminal(errors) }

  /// A line for people.
  func say(_ line: String) {
    if !isQuiet { System.write(line + "\n", to: errors) }
  }

  /// A line that matters even to quiet people.
  func warn(_ line: String) { System.write("sheen: \(Self.oneLine(line))\n", to: errors) }

  /// What a compiler or a scene printed, as it is.
  func relay(_ text: String) { System.write(text, to: errors) }

  /// A result; its last line is ended.
  func result(_ text: String) {
    System.write(text.hasSuffix("\n") ? text : text + "\n", to: output)
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
