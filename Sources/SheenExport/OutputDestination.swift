/// Where an output goes.
package enum OutputDestination: Hashable, Sendable {
  /// A file, which appears under its name when complete.
  case file(String)
  /// An open descriptor, such as standard output, and its name for errors. It is not closed.
  case descriptor(Int32, name: String)

  /// The name for errors.
  package var name: String {
    switch self {
    case .file(let path): path
    case .descriptor(_, let name): name
    }
  }
}
