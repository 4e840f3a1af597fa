internal import SheenCore

extension GraphicsContext {
  /// A map of colours: four rows, for red, green, blue and alpha of the result, each with the factors of
  /// the four components and what is added.
  public struct ColorMatrix: Equatable, Sendable {
    /// The row of red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The row of green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The row of blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The row of alpha.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Makes the map that changes nothing.
    public init() {}

    /// The map as the engine has it.
    var map: SheenCore.ColorMatrix {
      func column(_ r: Float, _ g: Float, _ b: Float, _ a: Float) -> SIMD4<Double> {
        SIMD4(Double(r), Double(g), Double(b), Double(a))
      }
      return SheenCore.ColorMatrix(
        red: column(r1, g1, b1, a1), green: column(r2, g2, b2, a2), blue: column(r3, g3, b3, a3),
        alpha: column(r4, g4, b4, a4), offset: column(r5, g5, b5, a5))
    }
  }
}
