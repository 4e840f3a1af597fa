// What the rendering model asks of shaders, checked where it can be: the arithmetic both renderers share.

extension ShaderFolder {
  /// Functions whose result differs between drivers, with the reason they are refused.
  private static let forbiddenFunctions: [String: String] = {
    let transcendental = [
      "acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "exp2", "log",
      "log2",
      "pow", "sin", "sinh", "tan", "tanh",
    ]
    let loose = [
      "distance", "faceforward", "fract", "inversesqrt", "length", "mix", "mod", "normalize",
      "reflect",
      "refract", "smoothstep",
    ]
    let derivatives = ["dFdx", "dFdy", "fwidth"]
    var reasons: [String: String] = [:]
    for name in transcendental { reasons[name] = "transcendental functions run in the planner" }
    for name in loose { reasons[name] = "its order of operations is the driver's: write it out" }
    for name in derivatives { reasons[name] = "a pixel does not depend on its neighbours" }
    return reasons
  }()

  /// Everything that is wrong, by file, line and column.
  package func problems() -> [ShaderProblem] {
    files.flatMap { file in
      stageProblems(file) + includeProblems(file) + tokenProblems(file)
    } + constantProblems()
  }

  private func stageProblems(_ file: ShaderFile) -> [ShaderProblem] {
    guard file.isStage else { return [] }
    let head = ["#version 300 es", "precision highp float;", "precision highp int;"]
    return head.enumerated().compactMap { index, line in
      index < file.lines.count && file.lines[index] == line
        ? nil : file.problem(index + 1, 1, "a stage begins with `\(line)` on this line")
    }
  }

  private func includeProblems(_ file: ShaderFile) -> [ShaderProblem] {
    file.lines.enumerated().compactMap { index, line in
      guard line.contains("#include") else { return nil }
      guard let include = ShaderFile.include(in: line) else {
        return file.problem(index + 1, 1, "write `#include \"lib/name.glsl\"`")
      }
      guard include.name.hasSuffix(".glsl"), self[name: include.name] != nil else {
        return file.problem(
          index + 1, include.column, "no part `\(include.name)` in the shader folder")
      }
      return nil
    }
  }

  private func tokenProblems(_ file: ShaderFile) -> [ShaderProblem] {
    var problems: [ShaderProblem] = []
    for (index, line) in file.lines.enumerated() {
      for match in line.matches(of: /[A-Za-z_][A-Za-z0-9_]*/) {
        let isCall = line[match.range.upperBound...].drop { $0 == " " }.hasPrefix("(")
        guard let reason = Self.objection(to: String(match.0), isCall: isCall, in: file) else {
          continue
        }
        let column = line.distance(from: line.startIndex, to: match.range.lowerBound) + 1
        problems.append(file.problem(index + 1, column, "`\(match.0)`: \(reason)"))
      }
      if let match = line.firstMatch(of: /\/\s*255/) {
        let column = line.distance(from: line.startIndex, to: match.range.lowerBound) + 1
        problems.append(file.problem(index + 1, column, "multiply by UNIT, do not divide by 255"))
      }
    }
    return problems
  }

  private static func objection(to word: String, isCall: Bool, in file: ShaderFile) -> String? {
    if word == "mediump" || word == "lowp" { return "everything is highp" }
    if isCall, let reason = forbiddenFunctions[word] { return reason }
    if isCall, word.hasPrefix("texture"), word != "textureSize" {
      return "the filter unit's precision is the driver's: use texelFetch"
    }
    if file.isLibrary, word == "uniform" || word == "texelFetch" || word.hasPrefix("gl_") {
      return "library functions are pure"
    }
    return nil
  }
}
