internal import CLCMS

/// Takes samples of one colour space to encoded sRGB, in 32-bit float, through Little CMS.
final class ColorTransform {
  /// Whether the space has one colour channel: of each pixel only red and alpha are read.
  let isGray: Bool
  private let sampleLimit: Int
  private let matrix: MatrixConversion?
  private let transform: cmsHTRANSFORM?

  /// Makes a transform; `nil` where the profile is broken or is not for RGB or grey images.
  ///
  /// - Parameters:
  ///   - source: The space of the samples.
  ///   - sampleLimit: The largest sample value, 255 or 65535.
  init?(_ source: ColorSource, sampleLimit: Int) {
    guard let input = Self.profile(source) else { return nil }
    defer { cmsCloseProfile(input) }
    guard let output = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(output) }
    let space = cmsGetColorSpace(input)
    guard space == cmsSigRgbData || space == cmsSigGrayData else { return nil }
    isGray = space == cmsSigGrayData
    self.sampleLimit = sampleLimit
    matrix = MatrixConversion(input, output: output, sampleLimit: sampleLimit)
    let named = cmsGetHeaderRenderingIntent(input)
    // Optimised transforms of Little CMS trade accuracy for speed.
    transform =
      matrix == nil
      ? cmsCreateTransform(
        input, isGray ? sheen_lcms_gray_alpha_float() : sheen_lcms_rgba_float(),
        output, sheen_lcms_rgba_float(),
        named <= 2 ? named : UInt32(INTENT_RELATIVE_COLORIMETRIC),
        UInt32(cmsFLAGS_NOOPTIMIZE) | UInt32(cmsFLAGS_COPY_ALPHA)) : nil
    guard matrix != nil || transform != nil else { return nil }
  }

  deinit { if let transform { cmsDeleteTransform(transform) } }

  /// Converts straight samples, R G B A each, to components about 0…1.
  ///
  /// - Precondition: Both buffers hold whole pixels, the target at least as many.
  func convert<Sample: BinaryInteger>(
    _ source: UnsafeBufferPointer<Sample>, to target: UnsafeMutableBufferPointer<Float>
  ) {
    if let matrix { return matrix.convert(source, to: target) }
    let factor = Float(sampleLimit)
    var input: [Float] = []
    input.reserveCapacity(source.count)
    for first in stride(from: 0, to: source.count, by: 4) {
      input.append(Float(source[first]) / factor)
      if !isGray {
        input.append(Float(source[first + 1]) / factor)
        input.append(Float(source[first + 2]) / factor)
      }
      input.append(Float(source[first + 3]) / factor)
    }
    cmsDoTransform(transform, input, target.baseAddress, UInt32(source.count / 4))
  }

  private static func profile(_ source: ColorSource) -> cmsHPROFILE? {
    switch source {
    case .sRGB: return cmsCreate_sRGBProfile()
    case .profile(let bytes):
      return bytes.withUnsafeBytes { cmsOpenProfileFromMem($0.baseAddress, UInt32($0.count)) }
    case .primaries(let primaries, let transfer):
      guard let curve = curve(transfer) else { return nil }
      defer { cmsFreeToneCurve(curve) }
      var white = cmsCIExyY(x: primaries.white.x, y: primaries.white.y, Y: 1)
      var triple = cmsCIExyYTRIPLE(
        Red: cmsCIExyY(x: primaries.red.x, y: primaries.red.y, Y: 1),
        Green: cmsCIExyY(x: primaries.green.x, y: primaries.green.y, Y: 1),
        Blue: cmsCIExyY(x: primaries.blue.x, y: primaries.blue.y, Y: 1))
      let curves: [OpaquePointer?] = [curve, curve, curve]
      return cmsCreateRGBProfile(&white, &triple, curves)
    }
  }

  private static func curve(_ transfer: ColorSource.Transfer) -> OpaquePointer? {
    // Type 4: y = (a·x + b)^g where x ≥ d, else c·x; in the order g, a, b, c, d.
    switch transfer {
    case .sRGB:
      cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    case .bt709:
      cmsBuildParametricToneCurve(nil, 4, [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081])
    case .power(let exponent): cmsBuildGamma(nil, exponent)
    }
  }
}
