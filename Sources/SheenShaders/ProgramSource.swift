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
  /// - Parameters:
  ///   - depth: At least 4.
  ///   - isExact: Whether colours are drawn as they are, not rounded to eight bits.
  /// - Returns: The text, with that many registers.
  package static func interpreter(depth: Int, isExact: Bool = false) -> ProgramSource {
    var definitions = isExact ? [exactly] : []
    if depth > 4 {
      let registers = (1..<depth).map { ", r\($0) = r0" }.joined()
      let up = (1..<depth).reversed().map { "r\($0) = r\($0 - 1); " }.joined()
      let down = (1..<depth - 1).map { "r\($0) = r\($0 + 1)" }.joined(separator: "; ")
      definitions += [
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
  /// An exact one draws colours as they are, not rounded to eight bits.
  ///
  /// - Precondition: Every pop and mask has its push.
  package static func specialized(_ codes: [Int32], isExact: Bool = false) -> ProgramSource {
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
      fragment: ShaderSource.specializedFragment.defining(
        ["STEPS \(steps)"] + (isExact ? [exactly] : [])))
  }

  /// What programs define that draw layers.
  private static let exactly = "STORED(color) (color)"

  /// The program of one axis of a Gaussian: weighted sums.
  package static let gathering = ProgramSource(
    name: "gathering", vertex: ShaderSource.presentVertex, fragment: ShaderSource.gatherFragment)

  /// The program of the pixels between the points of a Gaussian.
  package static let interpolation = ProgramSource(
    name: "interpolation", vertex: ShaderSource.presentVertex,
    fragment: ShaderSource.interpolateFragment)

  /// The program that finds an edge in alpha.
  package static let threshold = ProgramSource(
    name: "threshold", vertex: ShaderSource.presentVertex,
    fragment: ShaderSource.thresholdFragment)
}

extension String {
  /// The stage with macros defined after its version line.
  func defining(_ macros: [String]) -> String {
    guard let end = firstIndex(of: "\n") else { return self }
    return self[...end] + macros.map { "#define \($0)\n" }.joined() + self[index(after: end)...]
  }
}
