/// Why a command ends without doing what it was asked.
package struct ToolError: Error, Hashable, Sendable {
  /// One line that names the file, the cause and the mend.
  package let message: String
  /// The exit status: 1 it failed, 2 wrong usage.
  package let status: Int32

  /// Something failed.
  package static func failure(_ message: String) -> ToolError {
    ToolError(message: message, status: 1)
  }

  /// The command was used wrongly.
  package static func usage(_ message: String) -> ToolError {
    ToolError(message: message, status: 2)
  }

  /// A comparison differs, which has been said already.
  static let differs = ToolError(message: "", status: 1)
}
