/// When tiles get a program of their own instead of the interpreter.
package enum Specialization: String, Hashable, Sendable, CaseIterable {
  /// On CPU rasterisers, for lists of steps that have been drawn often enough to repay compiling.
  case automatic
  /// For every list of steps.
  case always
  /// Never: the interpreter draws everything.
  case never
}
