internal import CLCMS
import Foundation
import SheenCore
import SheenImaging
import Testing

/// Colour chunks take samples to sRGB as independent arithmetic says.
@Suite struct ColorTests {
  /// One row of pixels with 16-bit samples.
  private func image(_ pixels: [SIMD4<UInt16>], _ color: ColorChunks) -> StraightImage {
    StraightImage(
      width: pixels.count, height: 1, samples: .words(pixels.flatMap { [$0.x, $0.y, $0.z, $0.w] }),
      color: color)
  }

  private let pixels: [SIMD4<UInt16>] = [
    [0, 0, 0, 65535], [65535, 65535, 65535, 65535], [32768, 32768, 32768, 65535],
    [65535, 0, 0, 65535], [0, 65535, 0, 65535], [0, 0, 65535, 65535], [12345, 54321, 33333, 65535],
    [54321, 12345, 20000, 32768], [60000, 50000, 40000, 1000], [65535, 65535, 65535, 0],
    [900, 4000, 20000, 65535],
  ]

  /// Checks a conversion against a function of linear light, within one step of 8 bits.
  private func check(
    _ color: ColorChunks, decode: (Double) -> Double, matrix: [[Double]]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (pixmap, warnings) = image(pixels, color).pixmap()
    #expect(warnings == [], sourceLocation: sourceLocation)
    for (x, pixel) in pixels.enumerated() {
      let linear = (0..<3).map { decode(Double(pixel[$0]) / 65535) }
      let mixed = matrix.map { rows in rows.map { zip($0, linear).map(*).reduce(0, +) } } ?? linear
      let alpha = Double(pixel.w) / 65535
      for channel in 0..<3 {
        let encoded = min(max(encode(mixed[channel]), 0), 1)
        let difference = abs(Double(pixmap[x, 0][channel]) - encoded * alpha * 255)
        // Half a step of rounding, and a tenth for 32-bit arithmetic and the profile's white point.
        #expect(difference <= 0.6, "pixel \(x), channel \(channel)", sourceLocation: sourceLocation)
      }
      #expect(pixmap[x, 0].w == UInt8((alpha * 255).rounded()), sourceLocation: sourceLocation)
    }
  }

  private func encode(_ linear: Double) -> Double {
    linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  private func decode(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  // MARK: Matrices from chromaticities

  private func inverse(_ m: [[Double]]) -> [[Double]] {
    func minor(_ r: Int, _ c: Int) -> Double {
      let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3)
      return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
    }
    let determinant = (0..<3).map { m[0][$0] * minor(0, $0) }.reduce(0, +)
    return (0..<3).map { r in (0..<3).map { c in minor(c, r) / determinant } }
  }

  private func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    (0..<3).map { r in (0..<3).map { c in (0..<3).map { a[r][$0] * b[$0][c] }.reduce(0, +) } }
  }

  private func xyz(_ xy: SIMD2<Double>) -> [Double] { [xy.x / xy.y, 1, (1 - xy.x - xy.y) / xy.y] }

  /// RGB to XYZ: columns are the primaries scaled so that equal amounts make the white.
  private func toXYZ(_ c: Chromaticities) -> [[Double]] {
    let columns = [xyz(c.red), xyz(c.green), xyz(c.blue)]
    let m = (0..<3).map { r in columns.map { $0[r] } }
    let white = xyz(c.white)
    let scale = inverse(m).map { zip($0, white).map(*).reduce(0, +) }
    return m.map { row in zip(row, scale).map(*) }
  }

  /// Bradford adaptation from one white to another.
  private func adaptation(from a: SIMD2<Double>, to b: SIMD2<Double>) -> [[Double]] {
    let cone = [
      [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ]
    func response(_ xy: SIMD2<Double>) -> [Double] {
      cone.map { zip($0, xyz(xy)).map(*).reduce(0, +) }
    }
    let (from, to) = (response(a), response(b))
    let diagonal = (0..<3).map { r in (0..<3).map { $0 == r ? to[r] / from[r] : 0 } }
    return product(inverse(cone), product(diagonal, cone))
  }

  private func matrix(_ c: Chromaticities) -> [[Double]] {
    let adapted = product(adaptation(from: c.white, to: [0.3127, 0.3290]), toXYZ(c))
    return product(inverse(toXYZ(.sRGB)), adapted)
  }

  private let displayP3 = Chromaticities(
    white: [0.3127, 0.3290], red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.150, 0.060])
  private let adobe = Chromaticities(
    white: [0.3127, 0.3290], red: [0.64, 0.33], green: [0.21, 0.71], blue: [0.15, 0.06])
  private let wide = Chromaticities(
    white: [0.3457, 0.3585], red: [0.7347, 0.2653], green: [0.1152, 0.8264],
    blue: [0.1566, 0.0177])

  // MARK: Tests

  @Test func untaggedAndSRGBImagesAreKept() {
    var tagged = ColorChunks()
    tagged.renderingIntent = 0
    var common = ColorChunks()
    common.gamma = 45455
    var complete = common
    complete.chromaticities = .sRGB
    for color in [ColorChunks(), tagged, common, complete] {
      let (pixmap, warnings) = image(pixels, color).pixmap()
      #expect(warnings == [])
      for (x, pixel) in pixels.enumerated() {
        let alpha = Double(pixel.w) / 65535
        for channel in 0..<3 {
          let exact = Double(pixel[channel]) / 65535 * alpha * 255
          #expect(pixmap[x, 0][channel] == UInt8(exact.rounded()))
        }
      }
      #expect(pixmap[9, 0] == [0, 0, 0, 0])
    }
  }

  @Test(arguments: [100_000, 55_556, 35_000, 45_000])
  func gammaIsApplied(gamma: Int) {
    var color = ColorChunks()
    color.gamma = gamma
    check(color) { pow($0, 100_000 / Double(gamma)) }
  }

  @Test func primariesAreConverted() {
    var color = ColorChunks()
    color.chromaticities = adobe
    color.gamma = 45455
    check(color, decode: { pow($0, 100_000 / 45455) }, matrix: matrix(adobe))
    color.gamma = nil
    check(color, decode: decode, matrix: matrix(adobe))
    color.chromaticities = wide
    check(color, decode: decode, matrix: matrix(wide))
  }

  @Test func codePointsAreConverted() {
    var color = ColorChunks()
    color.codePoints = .init(primaries: 12, transfer: 13)
    // What comes with it has lower precedence.
    color.renderingIntent = 0
    color.gamma = 100_000
    check(color, decode: decode, matrix: matrix(displayP3))
    color.codePoints = .init(primaries: 1, transfer: 8)
    check(color) { $0 }
    color.codePoints = .init(primaries: 1, transfer: 1)
    check(color) { $0 < 0.081 ? $0 / 4.5 : pow(($0 + 0.099) / 1.099, 1 / 0.45) }
  }

  @Test func unsupportedCodePointsAreAWarning() {
    var color = ColorChunks()
    color.codePoints = .init(primaries: 9, transfer: 16)
    let (pixmap, warnings) = image(pixels, color).pixmap()
    #expect(warnings == ["cICP 9/16/0/1 is not supported and ignored"])
    #expect(pixmap == image(pixels, ColorChunks()).pixmap().pixmap)
  }

  @Test func profilesAreConverted() throws {
    var color = ColorChunks()
    color.profile = try profile(displayP3)
    color.gamma = 100_000
    check(color, decode: decode, matrix: matrix(displayP3))
  }

  @Test func grayProfilesAreForGrayImages() throws {
    let curve = cmsBuildGamma(nil, 1.8)
    defer { cmsFreeToneCurve(curve) }
    let gray = try #require(cmsCreateGrayProfile(cmsD50_xyY(), curve))
    defer { cmsCloseProfile(gray) }
    var color = ColorChunks()
    color.profile = try bytes(of: gray)
    let levels: [UInt16] = [0, 1000, 20000, 32768, 65535]
    let image = image(levels.map { [$0, $0, $0, 65535] }, color)
    let (pixmap, warnings) = image.pixmap()
    #expect(warnings == [])
    for (x, level) in levels.enumerated() {
      let expected = encode(pow(Double(level) / 65535, 1.8)) * 255
      for channel in 0..<3 { #expect(abs(Double(pixmap[x, 0][channel]) - expected) <= 0.6) }
    }
    #expect(self.image(pixels, color).pixmap().warnings.count == 1)
  }

  @Test func chunksAreReadFromFiles() throws {
    var pixmap = Pixmap(width: 2, height: 1)
    pixmap[0, 0] = [200, 100, 50, 255]
    pixmap[1, 0] = [20, 10, 5, 40]
    let plain = try PNGEncoder.encode(pixmap)
    func chunks(_ inserted: [(String, [UInt8])]) throws -> ColorChunks {
      try PNG.decode(plain.replacingColor(by: inserted), named: "a.png").color
    }
    #expect(try chunks([]) == ColorChunks())
    var expected = ColorChunks()
    expected.gamma = 45455
    expected.chromaticities = .sRGB
    let chromaticities = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    #expect(
      try chunks([
        ("gAMA", UInt32(45455).bytes), ("cHRM", chromaticities.flatMap { UInt32($0).bytes }),
      ]) == expected)
    expected = ColorChunks()
    expected.codePoints = .init(primaries: 12, transfer: 13)
    #expect(try chunks([("cICP", [12, 13, 0, 1])]) == expected)
    expected = ColorChunks()
    expected.profile = try profile(displayP3)
    let packed = (expected.profile ?? []).storedDeflate
    #expect(try chunks([("iCCP", Array("P3".utf8) + [0, 0] + packed)]) == expected)
    let broken = try PNG.decode(
      plain.replacingColor(by: [("iCCP", Array("P3".utf8) + [0, 0, 1, 2, 3])]), named: "a.png")
    #expect(broken.warnings.count == 1 && broken.pixmap().pixmap == pixmap)
  }

  @Test func brokenProfilesAreAWarning() throws {
    var color = ColorChunks()
    color.gamma = 100_000
    let expected = image(pixels, color).pixmap().pixmap
    for broken in [[], [1, 2, 3], Array(try profile(displayP3).prefix(200))] {
      color.profile = broken
      let (pixmap, warnings) = image(pixels, color).pixmap()
      #expect(warnings.count == 1)
      #expect(pixmap == expected)
    }
  }

  @Test func displayP3ColorsMatchTheirPrimaries() {
    for (r, g, b) in [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (0.2, 0.5, 0.8), (1, 1, 1)] {
      let linear = [r, g, b].map(decode)
      let expected = matrix(displayP3).map { zip($0, linear).map(*).reduce(0, +) }
      let color = DisplayP3.toSRGB(red: r, green: g, blue: b)
      for (value, linear) in zip([color.red, color.green, color.blue], expected) {
        let encoded = linear < 0 ? -encode(-linear) : encode(linear)
        #expect(abs(value - encoded) < 1e-6)
      }
    }
  }

  /// An ICC profile with the sRGB curve, made by Little CMS.
  private func profile(_ c: Chromaticities) throws -> [UInt8] {
    var white = cmsCIExyY(x: c.white.x, y: c.white.y, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: c.red.x, y: c.red.y, Y: 1),
      Green: cmsCIExyY(x: c.green.x, y: c.green.y, Y: 1),
      Blue: cmsCIExyY(x: c.blue.x, y: c.blue.y, Y: 1))
    let curve = cmsBuildParametricToneCurve(
      nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    defer { cmsFreeToneCurve(curve) }
    let handle = try #require(cmsCreateRGBProfile(&white, &primaries, [curve, curve, curve]))
    defer { cmsCloseProfile(handle) }
    return try bytes(of: handle)
  }

  private func bytes(of profile: cmsHPROFILE) throws -> [UInt8] {
    var count: UInt32 = 0
    cmsSaveProfileToMem(profile, nil, &count)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    cmsSaveProfileToMem(profile, &bytes, &count)
    return bytes
  }
}
