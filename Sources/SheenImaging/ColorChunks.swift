/// What an image file says about its colours, unjudged: the chunks of a PNG, the profile of any.
package struct ColorChunks: Hashable, Sendable {
  /// The four numbers of a `cICP` chunk, ITU-T H.273.
  package struct CodePoints: Hashable, Sendable {
    /// ColourPrimaries.
    package var primaries: UInt8
    /// TransferCharacteristics.
    package var transfer: UInt8
    /// MatrixCoefficients; only 0, RGB, is legal in PNG.
    package var matrix: UInt8
    /// VideoFullRangeFlag.
    package var fullRange: UInt8

    /// Makes a set.
    package init(primaries: UInt8, transfer: UInt8, matrix: UInt8 = 0, fullRange: UInt8 = 1) {
      self.primaries = primaries
      self.transfer = transfer
      self.matrix = matrix
      self.fullRange = fullRange
    }
  }

  /// `cICP`.
  package var codePoints: CodePoints?
  /// `iCCP`: the profile, unpacked.
  package var profile: [UInt8]?
  /// Whether the profile is one of those published as sRGB.
  package var profileIsSRGB = false
  /// `sRGB`: the rendering intent.
  package var renderingIntent: UInt8?
  /// `gAMA`: the exponent times 100000.
  package var gamma: Int?
  /// `cHRM`.
  package var chromaticities: Chromaticities?

  /// Makes an empty set: an untagged image.
  package init() {}

  /// Collects the chunks that come before the image data; later and malformed ones do not count.
  init(_ png: PNGChunks, in bytes: [UInt8]) {
    for chunk in png.chunks.prefix(while: { $0.name != "IDAT" }) {
      let data = Array(bytes[chunk.data])
      switch (chunk.name, data.count) {
      case ("cICP", 4):
        codePoints = CodePoints(
          primaries: data[0], transfer: data[1], matrix: data[2], fullRange: data[3])
      case ("sRGB", 1): renderingIntent = data[0]
      case ("gAMA", 4): gamma = data.bigEndian32(at: 0)
      case ("cHRM", 32):
        let xy = (0..<4).map { index in
          SIMD2(
            Double(data.bigEndian32(at: 8 * index) ?? 0) / 100000,
            Double(data.bigEndian32(at: 8 * index + 4) ?? 0) / 100000)
        }
        chromaticities = Chromaticities(white: xy[0], red: xy[1], green: xy[2], blue: xy[3])
      default: break
      }
    }
  }
}
