/// Why a scene cannot be shown.
package enum SceneError: Error, Hashable, Sendable {
  /// No asset catalog has an image of this name; the nearest names that are there.
  case missingImage(name: String, known: [String])
  /// No asset catalog has a colour of this name; the nearest names that are there.
  case missingColor(name: String, known: [String])
  /// An image is there but cannot be used.
  case unusableImage(name: String, reason: String)
  /// No file has a function in GLSL of this name; the files looked at, and the nearest names there are.
  case missingShader(name: String, files: [String], known: [String])
  /// A function in GLSL cannot be used: where it is, and why.
  case shader(String)
  /// A view reads an object of a type from the environment, and none has been passed down.
  case missingObject(type: String)
  /// A view contains itself without end.
  case bodyRecursion(type: String)
  /// State changes follow from each other without end at one moment, in seconds.
  case endlessChanges(at: Double)
  /// A moment, in seconds, before one already shown was asked for after events from outside.
  case timeRanBackwards(to: Double, from: Double)
}

extension SceneError: CustomStringConvertible {
  /// One line: the cause and the mend.
  package var description: String {
    switch self {
    case .missingImage(let name, let known):
      "no image named \"\(name)\" in the asset catalogs\(Self.suggestion(known))"
    case .missingColor(let name, let known):
      "no color named \"\(name)\" in the asset catalogs\(Self.suggestion(known))"
    case .unusableImage(let name, let reason): "image \"\(name)\": \(reason)"
    case .missingShader(let name, let files, let known):
      files.isEmpty
        ? "no function named \"\(name)\": there is no .glsl file beside the scene; "
          + "port the Metal function, or use --skip-shaders"
        : "no function named \"\(name)\" in \(files.joined(separator: ", "))"
          + Self.nearest(known)
    case .shader(let problem): problem
    case .missingObject(let type):
      "a view reads a \(type) from its environment, and no view around it passes one down"
    case .bodyRecursion(let type):
      "the body of \(type) contains itself without end; give the recursion a condition to stop"
    case .endlessChanges(let time):
      "state changes cause each other without end at \(time) s; look for actions that undo another"
    case .timeRanBackwards(let time, let last):
      "time \(time) s was asked for after \(last) s, which events had changed; make a new host"
    }
  }

  private static func suggestion(_ known: [String]) -> String {
    known.isEmpty ? "; there are none, add one with --assets" : nearest(known)
  }

  private static func nearest(_ known: [String]) -> String {
    if known.isEmpty { return "; there are none" }
    return "; the nearest are " + known.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
