internal import Foundation

/// What every command is given.
struct Context: Sendable {
  /// The words of the command.
  let arguments: Arguments
  /// The environment.
  let environment: [String: String]
  /// Where it speaks.
  let console: Console

  /// Prints a value as JSON on standard output, keys in order.
  func json(_ value: some Encodable) throws(ToolError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else {
      throw .failure("the result cannot be written as JSON; leave --json out")
    }
    console.result(String(decoding: data, as: UTF8.self))
  }
}
