/// The text of a program's two stages.
package struct ProgramSource: Hashable, Sendable {
  /// What errors call the program.
  package let name: String
  /// The vertex stage.
  package let vertex: String
  /// The fragment stage.
  package let fragment: String

  /// The program that runs any list of steps whose stack is at most `depth` registers deep.
  ///
  /// - Parameter depth: At least 4.
  /// - Returns: The text, with that many registers.
  package static func interpreter(depth: Int) -> ProgramSource {
    var definitions: [String] = []
    if depth > 4 {
      let registers = (1..<depth).map { ", r\($0) = r0" }.joined()
      let up = (1..<depth).reversed().map { "r\($0) = r\($0 - 1); " }.joined()
      let down = (1..<depth - 1).map { "r\($0) = r\($0 + 1)" }.joined(separator: "; ")
      definitions = [
        "REGISTERS vec4 r0 = vec4(0.0)\(registers)",
        "SHIFT_UP \(up)r0 = vec4(0.0)",
        "SHIFT_DOWN \(down)",
      ]
    }
    return ProgramSource(
      name: "interpreter of depth \(depth)", vertex: ShaderSource.tileVertex,
      fragment: ShaderSource.interpreterFragment.defining(definitions))
  }

  /// The program that shows a picture in a window, over a checkerboard.
  package static let presentation = ProgramSource(
    name: "presentation", vertex: ShaderSource.presentVertex,
    fragment: ShaderSource.presentFragment)

  /// The program that runs one list of steps, with as many registers as the list needs.
  ///
  /// - Precondition: Every pop and mask has its push.
  package static func specialized(_ codes: [Int32]) -> ProgramSource {
    var depth = 1
    var deepest = 1
    var steps = ""
    for code in codes {
      let top = "r\(depth - 1)"
      let below = "r\(depth - 2)"
      switch code & ShaderConstants.stepOperationBits {
      case ShaderConstants.operationPush:
        depth += 1
        let type = depth > deepest ? "vec4 " : ""
        deepest = max(deepest, depth)
        steps += "push(cursor); \(type)r\(depth - 1) = vec4(0.0); "
      case ShaderConstants.operationMask:
        depth -= 1
        steps += "mask(\(code), cursor, \(top), \(below)); "
      case ShaderConstants.operationPop:
        depth -= 1
        steps += "pop(\(code), cursor, \(top), \(below)); "
      default:
        steps += "fill(\(code), cursor, \(top)); "
      }
    }
    let name = codes.map { String($0, radix: 16) }.joined(separator: " ")
    return ProgramSource(
      name: "specialized for \(name)", vertex: ShaderSource.tileVertex,
      fragment: ShaderSource.specializedFragment.defining(["STEPS \(steps)"]))
  }
}

extension String {
  /// The stage with macros defined after its version line.
  fileprivate func defining(_ macros: [String]) -> String {
    guard let end = firstIndex(of: "\n") else { return self }
    return self[...end] + macros.map { "#define \($0)\n" }.joined() + self[index(after: end)...]
  }
}
