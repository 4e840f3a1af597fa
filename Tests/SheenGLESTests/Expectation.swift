import SheenCore
import SheenDisplay
import SheenGLES
import Testing

/// The rendering model's formulas in double precision, for the expectations of these tests.
enum Model {
  static func clamp(_ x: Double) -> Double { min(max(x, 0), 1) }

  static func slab(_ d: Double, _ span: Double) -> Double {
    max(0, clamp(0.5 + d) + clamp(0.5 + span - d) - 1)
  }

  /// The share of pixel (x, y) inside an axis-aligned rectangle: the exact area.
  static func area(_ x: Int, _ y: Int, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double)
    -> Double
  {
    let (left, top) = (Double(x), Double(y))
    return max(0, min(left + 1, x1) - max(left, x0)) * max(0, min(top + 1, y1) - max(top, y0))
  }

  static func over(_ source: SIMD4<Double>, _ below: SIMD4<Double>) -> SIMD4<Double> {
    source + below * (1 - source.w)
  }

  static func luminance(_ c: SIMD4<Double>) -> Double {
    0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z
  }

  /// A texel, 0…1, the border clamped.
  static func texel(_ picture: Pixmap, _ x: Int, _ y: Int) -> SIMD4<Double> {
    let c = picture[min(max(x, 0), picture.width - 1), min(max(y, 0), picture.height - 1)]
    return SIMD4(Double(c.x), Double(c.y), Double(c.z), Double(c.w)) / 255
  }

  static func bilinear(_ picture: Pixmap, _ u: Double, _ v: Double) -> SIMD4<Double> {
    let (x, y) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
    let (fx, fy) = (u - Double(x), v - Double(y))
    let top = texel(picture, x, y) * (1 - fx) + texel(picture, x + 1, y) * fx
    let bottom = texel(picture, x, y + 1) * (1 - fx) + texel(picture, x + 1, y + 1) * fx
    return top * (1 - fy) + bottom * fy
  }
}

/// Draws a plan by the interpreter and by specialised programs and compares both with exact colours.
///
/// A stored channel may lie half a step from the exact value, plus the bias of the store and float
/// rounding.
func expectPixels(
  _ plan: FramePlan, sourceLocation: SourceLocation = #_sourceLocation,
  _ expected: (Int, Int) -> SIMD4<Double>
) throws {
  for specialization in [Specialization.never, .always] {
    let picture = try SoftwareGL.picture(plan, SoftwareGL.renderer(specialization))
    var worst = (error: 0.0, x: 0, y: 0)
    for y in 0..<plan.height {
      for x in 0..<plan.width {
        let exact = expected(x, y)
        for channel in 0..<4 {
          let error = abs(Double(picture[x, y][channel]) - Model.clamp(exact[channel]) * 255)
          if error > worst.error { worst = (error, x, y) }
        }
      }
    }
    #expect(
      worst.error < 0.51, "\(specialization): off by \(worst.error) at (\(worst.x), \(worst.y))",
      sourceLocation: sourceLocation)
  }
}
