internal import SheenDisplay
internal import SheenShaders

/// The programs of one context, compiled when first needed.
final class ProgramLibrary {
  /// A compiled program costs as much as the interpreter takes for about this many steps of a pixel:
  /// 30 ms at 30 ns to 100 ns each.
  private static let compileCost = 500_000
  /// A list longer than this is left to the interpreter: compile time grows faster than its length.
  private static let longestList = 48
  private static let mostPrograms = 256

  private let specialization: Specialization
  private let isExact: Bool
  private var interpreters: [Int: GLProgram] = [:]
  private var specialized: [[Int32]: GLProgram] = [:]
  /// Pixels times steps drawn by the interpreter, by list.
  private var interpreted: [[Int32]: Int] = [:]

  /// Makes an empty library.
  ///
  /// - Parameters:
  ///   - specialization: When lists of steps get a program of their own.
  ///   - isSoftware: Whether a CPU draws, which makes the interpreter slow: it executes every branch.
  ///   - isExact: Whether colours are drawn as they are, not rounded to eight bits.
  init(_ specialization: Specialization, isSoftware: Bool, isExact: Bool = false) {
    self.isExact = isExact
    self.specialization = specialization == .automatic && !isSoftware ? .never : specialization
  }

  /// How many programs have been compiled and kept.
  var count: Int { interpreters.count + specialized.count }

  /// The program for tiles with a list of steps.
  ///
  /// Interpreter and specialised programs draw the same pixels, so the choice may depend on what was
  /// drawn before.
  ///
  /// - Parameters:
  ///   - codes: The list.
  ///   - pixels: How many pixels it is about to draw.
  /// - Returns: A program of its own, or an interpreter with enough registers.
  /// - Throws: `RenderError.shader` where the driver refuses it.
  func program(for codes: [Int32], pixels: Int) throws(RenderError) -> GLProgram {
    if let program = specialized[codes] { return program }
    guard isWorthCompiling(codes, pixels) else { return try interpreter(StepCode.depth(of: codes)) }
    if specialized.count >= Self.mostPrograms { specialized.removeAll() }
    let program = try GLProgram(.specialized(codes, isExact: isExact))
    specialized[codes] = program
    return program
  }

  private func isWorthCompiling(_ codes: [Int32], _ pixels: Int) -> Bool {
    switch specialization {
    case .always: return true
    case .never: return false
    case .automatic:
      guard codes.count <= Self.longestList else { return false }
      if interpreted.count > 16 * Self.mostPrograms { interpreted.removeAll() }
      let work = interpreted[codes, default: 0] + pixels * max(codes.count, 1)
      interpreted[codes] = work
      return work >= Self.compileCost
    }
  }

  private func interpreter(_ depth: Int) throws(RenderError) -> GLProgram {
    var registers = 4
    while registers < depth { registers *= 2 }
    if let program = interpreters[registers] { return program }
    let program = try GLProgram(.interpreter(depth: registers, isExact: isExact))
    interpreters[registers] = program
    return program
  }
}
