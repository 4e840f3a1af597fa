internal import SheenExport

/// What kind of files a render makes.
enum OutputKind: Hashable {
  /// One picture.
  case still
  /// A picture a frame.
  case sequence(SequencePattern)
  /// One animated PNG.
  case animation
  /// Raw frames in one file.
  case raw

  private static let planned: Set<String> = [
    "webp", "gif", "mp4", "webm", "mov", "y4m", "jpg", "jpeg",
  ]

  /// Finds the kind by the output's ending, or by `--format`.
  init(_ output: String, _ arguments: Arguments) throws(ToolError) {
    let isTimed = arguments.isGiven(Options.duration) || arguments.isGiven(Options.frames)
    var format = arguments[Options.format]
    if format == nil { format = try Self.format(of: output) }
    guard let format else {
      throw .usage(
        "-o: '\(output)' does not say what to write; end it in .png, .apng or .rgba, "
          + "or give --format")
    }
    if output != "-", output.contains("%") {
      guard format == .png, let pattern = SequencePattern(output) else {
        throw .usage("-o: '\(output)' is not valid; expected a sequence such as frame-%04d.png")
      }
      self = .sequence(pattern)
      return
    }
    switch format {
    case .png: self = isTimed ? .animation : .still
    case .apng: self = .animation
    case .rgba: self = .raw
    }
  }

  private static func format(of output: String) throws(ToolError) -> OutputFormat? {
    let name = output.split(separator: "/").last ?? ""
    guard output != "-", let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    if planned.contains(ending) {
      throw .usage("-o: .\(ending) does not exist yet; there are .png, .apng and .rgba")
    }
    return OutputFormat(rawValue: ending)
  }

  /// Opens the output.
  func sink(
    _ destination: OutputDestination, _ arguments: Arguments
  ) throws(ExportError) -> any FrameSink {
    switch self {
    case .still: try StillSink(destination)
    case .sequence(let pattern): SequenceSink(pattern)
    case .raw: try RawSink(destination)
    case .animation:
      try AnimationSink(
        destination, loops: arguments[Options.loops] ?? 0,
        keepsDuplicates: arguments.isGiven(Options.keepDuplicates))
    }
  }
}
