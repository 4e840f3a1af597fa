package import SheenCore

extension FramePlan {
  /// A colour matrix as the executors use it, on straight colours, results clamped to 0…1.
  package struct Filter: Hashable, Sendable {
    /// What each component adds to the four of the result, then what is added.
    package var red, green, blue, alpha, offset: SIMD4<Float>

    /// Makes a filter of a matrix.
    package init(_ matrix: ColorMatrix) {
      red = SIMD4<Float>(matrix.red)
      green = SIMD4<Float>(matrix.green)
      blue = SIMD4<Float>(matrix.blue)
      alpha = SIMD4<Float>(matrix.alpha)
      offset = SIMD4<Float>(matrix.offset)
    }
  }
}

extension FramePlan.Command {
  /// Whether a pop changes pixels its register is transparent at.
  func reachesBeyondContent(_ filters: [FramePlan.Filter]) -> Bool {
    blend.reachesBeyondSource || (filter >= 0 && filters[Int(filter)].offset.w > 0)
  }
}
