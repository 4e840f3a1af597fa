internal import SheenCore

/// The badge of the built-in shine: a scalloped seal with a rim, a translucent star and a hole.
enum BadgeDrawing {
  /// Pixels on a side.
  private static let side = 1024

  /// The drawing, made once.
  static let pixmap = draw()

  /// Unit vectors to the inner corners of the star: it lies on the near side of all lines across them
  /// but one at most.
  private static let starNormals: [SIMD2<Float>] = [
    SIMD2(0, 1), SIMD2(0.95105654, 0.30901700), SIMD2(0.58778524, -0.80901700),
    SIMD2(-0.58778524, -0.80901700), SIMD2(-0.95105654, 0.30901700),
  ]

  private static func draw() -> Pixmap {
    var pixmap = Pixmap(width: side, height: side)
    let stride = pixmap.bytesPerRow
    let half = Float(side) / 2
    pixmap.withUnsafeMutableBytes { bytes in
      for y in 0..<side {
        for x in 0..<side {
          let point = SIMD2((Float(x) + 0.5) / half - 1, (Float(y) + 0.5) / half - 1)
          let color = pixel(point)
          guard color.w > 0 else { continue }
          // Adding 2^23 rounds to whole numbers and leaves them in the low bits; the checked conversion
          // took half of the time to the first picture.
          let bits = unsafeBitCast(color * 255 + 8_388_608, to: SIMD4<UInt32>.self)
          let stored = SIMD4<UInt8>(truncatingIfNeeded: bits)
          bytes.storeBytes(of: stored, toByteOffset: y * stride + x * 4, as: SIMD4<UInt8>.self)
        }
      }
    }
    return pixmap
  }

  /// The premultiplied colour at a point of the square −1…1.
  private static func pixel(_ point: SIMD2<Float>) -> SIMD4<Float> {
    let square = point.x * point.x + point.y * point.y
    guard square < 0.95 else { return .zero }
    let radius = square.squareRoot()
    // cos 16θ by four doublings; it scallops the edge.
    var wave = radius > 0 ? point.x / radius : 0
    for _ in 0..<4 { wave = 2 * wave * wave - 1 }
    let seal = covered(0.93 + 0.03 * wave - radius)
    guard seal > 0 else { return .zero }

    let light = 0.5 - 0.5 * point.y
    var color = mix(SIMD3(0.16, 0.19, 0.52), SIMD3(0.33, 0.50, 0.98), light)
    let rim = covered(0.025 - abs(radius - 0.79))
    color = mix(color, SIMD3(0.98, 0.80, 0.36), rim)

    // Inside the star at most one of the five lines is crossed: the second largest distance decides.
    var first: Float = -2
    var second: Float = -2
    for normal in starNormals {
      let distance = point.x * normal.x + point.y * normal.y - 0.25
      second = max(second, min(first, distance))
      first = max(first, distance)
    }
    let star = covered(-second)
    color = mix(color, SIMD3(1, 0.93, 0.70), star)
    let hole = covered(0.07 - radius)
    let alpha = seal * (1 - 0.3 * star) * (1 - hole)
    return SIMD4(color * alpha, alpha)
  }

  /// How much of a pixel lies inside an edge at a signed distance.
  private static func covered(_ distance: Float) -> Float {
    min(max(distance * Float(side) / 2 + 0.5, 0), 1)
  }

  private static func mix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ t: Float) -> SIMD3<Float> {
    a + (b - a) * t
  }
}
