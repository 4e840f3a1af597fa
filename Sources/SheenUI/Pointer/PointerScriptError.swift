/// Why a text is no pointer script.
package struct PointerScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The event, as it was written.
  package let event: String
  /// What is wrong with it.
  package let cause: String
  /// What to write instead.
  package let mend: String

  /// One line: the event, the cause and the mend.
  package var description: String { "\(event): \(cause); \(mend)" }
}
