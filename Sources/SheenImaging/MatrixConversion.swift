internal import CLCMS
internal import SheenCore

/// Takes RGB samples of a profile that is three curves and a matrix to encoded sRGB, by tables.
///
/// It computes what Little CMS would, some forty times faster than its exact transforms.
struct MatrixConversion {
  /// Linear light by sample and channel, the channels one after the other.
  private let curves: [Float]
  private let sampleLimit: Int
  private let red: SIMD4<Float>
  private let green: SIMD4<Float>
  private let blue: SIMD4<Float>

  private static let encodedCount = 1 << 14
  /// The sRGB encoding of linear light in equal steps, with one step more for interpolation.
  private static let encoded: [Float] = (0...encodedCount + 1).map {
    Float(SRGB.encode(Double($0) / Double(encodedCount)))
  }

  /// Makes a conversion; `nil` where the profile is not, or not only, curves and a matrix.
  ///
  /// - Parameters:
  ///   - profile: An open RGB profile.
  ///   - output: An open sRGB profile.
  ///   - sampleLimit: The largest sample value.
  init?(_ profile: cmsHPROFILE, output: cmsHPROFILE, sampleLimit: Int) {
    guard cmsGetColorSpace(profile) == cmsSigRgbData, cmsIsMatrixShaper(profile) != 0,
      cmsIsTag(profile, cmsSigAToB0Tag) == 0, cmsIsTag(profile, cmsSigDToB0Tag) == 0,
      cmsGetPCS(profile) == cmsSigXYZData,
      let source = Self.colorants(profile), let target = Self.colorants(output),
      let inverse = Self.inverse(target)
    else { return nil }
    var curves: [Float] = []
    for tag in [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag] {
      guard let curve = cmsReadTag(profile, tag) else { return nil }
      for sample in 0...sampleLimit {
        let value = Float(sample) / Float(sampleLimit)
        curves.append(cmsEvalToneCurveFloat(OpaquePointer(curve), value))
      }
    }
    self.curves = curves
    self.sampleLimit = sampleLimit
    let columns = source.map { column in
      let linear = inverse[0] * column.x + inverse[1] * column.y + inverse[2] * column.z
      return SIMD4<Float>(Float(linear.x), Float(linear.y), Float(linear.z), 0)
    }
    (red, green, blue) = (columns[0], columns[1], columns[2])
  }

  /// Converts straight samples, R G B A each, to components 0…1 with the alpha beside them.
  ///
  /// - Precondition: Both buffers hold whole pixels, the target at least as many.
  func convert<Sample: BinaryInteger>(
    _ source: UnsafeBufferPointer<Sample>, to target: UnsafeMutableBufferPointer<Float>
  ) {
    let (count, limit) = (sampleLimit + 1, Float(sampleLimit))
    curves.withUnsafeBufferPointer { curves in
      Self.encoded.withUnsafeBufferPointer { encoded in
        for first in stride(from: 0, to: source.count, by: 4) {
          let linear =
            red * curves[Int(source[first])] + green * curves[count + Int(source[first + 1])]
            + blue * curves[2 * count + Int(source[first + 2])]
          for channel in 0..<3 {
            // A curve may yield NaN, which max turns into 0 in this order.
            let place = min(max(0, linear[channel]), 1) * Float(Self.encodedCount)
            let index = Int(place)
            let (low, high) = (encoded[index], encoded[index + 1])
            target[first + channel] = low + (high - low) * (place - Float(index))
          }
          target[first + 3] = Float(source[first + 3]) / limit
        }
      }
    }
  }

  /// The red, green and blue columns of a profile's matrix to XYZ.
  private static func colorants(_ profile: cmsHPROFILE) -> [SIMD3<Double>]? {
    let tags = [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag]
    let columns = tags.compactMap { tag in
      cmsReadTag(profile, tag).map { pointer in
        let xyz = pointer.assumingMemoryBound(to: cmsCIEXYZ.self).pointee
        return SIMD3(xyz.X, xyz.Y, xyz.Z)
      }
    }
    return columns.count == 3 ? columns : nil
  }

  /// The columns of the inverse of a matrix given by columns.
  private static func inverse(_ m: [SIMD3<Double>]) -> [SIMD3<Double>]? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let rows = [cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1])]
    let determinant = (m[0] * rows[0]).sum()
    guard abs(determinant) > 1e-9 else { return nil }
    return (0..<3).map { SIMD3(rows[0][$0], rows[1][$0], rows[2][$0]) / determinant }
  }
}
