/// Why there is no window.
package enum WindowError: Error, Hashable, Sendable {
  /// There is no display to open one on: what was tried.
  case noDisplay(String)
  /// The display refused it: what was tried, and the display's own words.
  case refused(String)
}

extension WindowError: CustomStringConvertible {
  /// One line: the cause and the mend.
  package var description: String {
    switch self {
    case .noDisplay(let what): "no display: \(what); sheen render draws without one"
    case .refused(let what): what
    }
  }
}
