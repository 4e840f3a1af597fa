extension ProgramSource {
  /// What a function is called with besides a position.
  package enum EffectKind: Hashable, Sendable {
    /// The colour of its pixel.
    case color
    /// Nothing; it returns a position.
    case distortion
    /// All pixels.
    case layer
    /// Nothing.
    case fill
  }

  /// The form of an argument.
  package enum EffectArgument: Hashable, Sendable {
    /// One to four numbers.
    case vector(Int)
    /// A list of numbers.
    case numbers
    /// A list of colours.
    case colors
    /// A picture.
    case image

    /// The argument as it is passed.
    fileprivate func expression(_ index: Int) -> String {
      switch self {
      case .vector(let count): "sheen_value(\(index)).\("xyzw".prefix(count))"
      case .numbers: "sheen_numbers(\(index))"
      case .colors: "sheen_colors(\(index))"
      case .image: ProgramSource.sampler(ofArgument: index)
      }
    }
  }

  /// What the sampler of a picture is called.
  package static func sampler(ofArgument index: Int) -> String { "sheen_image_\(index)" }

  /// The program that runs a function of a scene.
  ///
  /// The driver counts lines of the scene's text as those of source 0, all others as of source 1.
  ///
  /// - Parameters:
  ///   - kind: What the function is given.
  ///   - function: Its name.
  ///   - text: What defines it.
  ///   - name: What errors call the text.
  ///   - arguments: What else it is given.
  /// - Returns: The text.
  package static func effect(
    _ kind: EffectKind, _ function: String, in text: String, named name: String,
    _ arguments: [EffectArgument]
  ) -> ProgramSource {
    let own = arguments.enumerated().map { $1.expression($0) }
    func call(_ given: String...) -> String {
      "\(function)(\((["sheen_position"] + given + own).joined(separator: ", ")))"
    }
    let result =
      switch kind {
      case .color: call("sheen_texel(sheen_pixel)")
      case .distortion: "sheen_sample(\(call()))"
      case .layer: call("Layer(0)")
      case .fill: call()
      }
    let stage = ShaderSource.effectFragment.defining(["SHEEN_RESULT \(result)"])
    let place = "#pragma sheen functions\n"
    let parts = stage.parts(around: place)
    let samplers = arguments.indices.filter { arguments[$0] == .image }
      .map { "uniform highp sampler2D \(sampler(ofArgument: $0));\n" }.joined()
    return ProgramSource(
      name: name, vertex: ShaderSource.presentVertex,
      fragment: parts.before + samplers + "#line 1 0\n" + text.withoutVersion + "\n#line 1 1\n"
        + parts.after)
  }
}

extension String {
  /// What stands before and behind a line.
  fileprivate func parts(around line: String) -> (before: Substring, after: Substring) {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(line) {
        return (self[..<start], self[index(start, offsetBy: line.count)...])
      }
      guard let end = self[start...].firstIndex(of: "\n") else { break }
      start = index(after: end)
    }
    return (self[...], "")
  }

  /// The text with the line blanked that says its version: a program says it once, at its beginning.
  fileprivate var withoutVersion: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let words = line.split { $0 == " " || $0 == "\t" }
        let isVersion = words.first == "#version" || words.prefix(2) == ["#", "version"]
        return isVersion ? "" : line
      }.joined(separator: "\n")
  }
}
