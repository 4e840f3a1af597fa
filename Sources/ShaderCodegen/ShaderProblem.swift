/// Something wrong with a shader, printed the way compilers do.
package struct ShaderProblem: CustomStringConvertible, Hashable {
  /// The file.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int
  /// What is wrong.
  package var text: String

  package var description: String { "\(path):\(line):\(column): error: \(text)" }
}
