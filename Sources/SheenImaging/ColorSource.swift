/// A space that samples of an image are given in.
enum ColorSource: Hashable {
  /// sRGB: nothing to convert.
  case sRGB
  /// The space of an ICC profile.
  case profile([UInt8])
  /// RGB primaries and a transfer function.
  case primaries(Chromaticities, Transfer)

  /// How encoded values become linear light.
  enum Transfer: Hashable {
    /// IEC 61966-2-1.
    case sRGB
    /// The inverse of the camera curve of BT.709, BT.601 and BT.2020.
    case bt709
    /// A power; 1 is linear.
    case power(Double)

    /// The function behind a TransferCharacteristics number, ITU-T H.273 table 3.
    init?(codePoint: UInt8) {
      switch codePoint {
      case 1, 6, 14, 15: self = .bt709
      case 4: self = .power(2.2)
      case 5: self = .power(2.8)
      case 8: self = .power(1)
      case 13: self = .sRGB
      default: return nil
      }
    }
  }
}

extension ColorChunks {
  /// The spaces the chunks name, the one to prefer first, sRGB last.
  ///
  /// The order is `cICP`, `iCCP`, `sRGB`, `gAMA` with `cHRM`, as in PNG (third edition) section
  /// 4.3.
  ///
  /// - Parameter warnings: Receives a line for each chunk that is ignored.
  /// - Returns: At least one space.
  func sources(warnings: inout [String]) -> [ColorSource] {
    var sources: [ColorSource] = []
    if let codePoints {
      if let source = codePoints.source {
        sources.append(source)
      } else {
        warnings.append(
          "cICP \(codePoints.primaries)/\(codePoints.transfer)/\(codePoints.matrix)/"
            + "\(codePoints.fullRange) is not supported and ignored")
      }
    }
    if let profile { sources.append(profileIsSRGB ? .sRGB : .profile(profile)) }
    if renderingIntent != nil { sources.append(.sRGB) }
    if let source = gammaSource(warnings: &warnings) { sources.append(source) }
    return sources + [.sRGB]
  }

  /// What gamma and chromaticities describe.
  ///
  /// The gamma of 1/2.2 that writers of sRGB give means sRGB's own curve, unless other primaries
  /// come with it.
  private func gammaSource(warnings: inout [String]) -> ColorSource? {
    let primaries = chromaticities.flatMap { $0.isNear(.sRGB) ? nil : $0 }
    guard let gamma else { return primaries.map { .primaries($0, .sRGB) } }
    guard gamma > 0 else {
      warnings.append("gAMA 0 is ignored")
      return primaries.map { .primaries($0, .sRGB) }
    }
    if abs(gamma - 45455) <= 5, primaries == nil { return .sRGB }
    return .primaries(primaries ?? .sRGB, .power(100000 / Double(gamma)))
  }
}

extension ColorChunks.CodePoints {
  /// The space the numbers name, or `nil` where it is not supported.
  var source: ColorSource? {
    guard matrix == 0, fullRange == 1, let chromaticities = Chromaticities(codePoint: primaries),
      let function = ColorSource.Transfer(codePoint: transfer)
    else { return nil }
    if chromaticities == .sRGB, function == .sRGB { return .sRGB }
    return .primaries(chromaticities, function)
  }
}
