/// What the compiler says of a scene, led back to the user's files where it fell on what was added to them.
struct CompilerOutput {
  /// A message and what belongs to it: the lines it quotes.
  private let messages: [[Substring]]

  /// Takes what the compiler printed.
  init(_ output: String) {
    var messages: [[Substring]] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      let isHead = line.contains(#/^\S.*?:\d+:\d+: (error|warning|note): /#)
      if isHead || messages.isEmpty { messages.append([]) }
      messages[messages.count - 1].append(line)
    }
    self.messages = messages
  }

  /// The messages for people; `sources` are the files compiled and what they were made of.
  ///
  /// What lies behind a file's last line, such as a brace that is missing, is told of that line. What
  /// goes wrong with the lines added there, or in what a macro becomes, is of interest only if nothing else
  /// does.
  func text(of sources: some Sequence<(String, SceneFile)>) -> String {
    let own = messages.filter { message in
      guard let head = message.first else { return true }
      return !head.hasPrefix("sheen:") && !head.contains("/swift-generated-sources/")
        && !head.contains(": note: in expansion of macro")
    }
    let hasError = own.contains { $0.first?.contains(": error: ") == true }
    let files = Array(sources)
    return (hasError ? own : messages)
      .map { Self.ledBack($0, files).joined(separator: "\n") }.joined(separator: "\n")
  }

  private static func ledBack(
    _ message: [Substring], _ sources: [(String, SceneFile)]
  ) -> [Substring] {
    for (path, file) in sources {
      guard let head = message.first, head.hasPrefix(path + ":"),
        let place = head.dropFirst(path.count).firstMatch(of: #/^:\d+:\d+/#)
      else { continue }
      // The lines it quotes are not the user's.
      return ["\(file.path):\(file.lastLine):1\(head[place.range.upperBound...])"]
    }
    return message
  }
}
