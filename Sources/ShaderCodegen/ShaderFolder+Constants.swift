extension ShaderFolder {
  /// The one home of the constants both sides share.
  static let constantsName = "lib/constants.glsl"

  /// A constant of `lib/constants.glsl`.
  struct Constant {
    var isInteger: Bool
    var name: String
    var value: String

    /// Reads a line `const int NAME = VALUE;`; `nil` for any other.
    init?(line: String) {
      let pattern = /^const (int|float) ([A-Z][A-Z0-9_]*) = (-?[0-9]+(?:\.[0-9]+)?);\s*$/
      guard let match = line.wholeMatch(of: pattern) else { return nil }
      isInteger = match.1 == "int"
      name = String(match.2)
      value = String(match.3)
      guard isInteger != value.contains(".") else { return nil }
    }
  }

  /// The Swift file with every constant: `Int32` or `Float`, under its name in camel case.
  package func swiftConstants() -> String {
    var text = """
      // Generated from \(Self.constantsName); do not edit.

      /// Numbers the shaders and the Swift side share.
      package enum ShaderConstants {

      """
    for line in self[name: Self.constantsName]?.lines ?? [] {
      guard let constant = Constant(line: line) else { continue }
      let type = constant.isInteger ? "Int32" : "Float"
      text += "  /// `\(constant.name)`.\n"
      text += "  package static let \(Self.camelCase(constant.name)): \(type) = \(constant.value)\n"
    }
    return text + "}\n"
  }

  /// What is wrong with the constants: anything but constants is.
  func constantProblems() -> [ShaderProblem] {
    guard let file = self[name: Self.constantsName] else { return [] }
    return file.lines.enumerated().compactMap { index, line in
      guard line.contains(where: { !$0.isWhitespace }), Constant(line: line) == nil else {
        return nil
      }
      return file.problem(
        index + 1, 1, "only `const int NAME = 1;` or `const float NAME = 1.0;` here")
    }
  }
}
