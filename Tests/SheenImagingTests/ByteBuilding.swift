/// Building blocks of PNG files, written bit by bit as the specifications say.
extension [UInt8] {
  /// A PNG file with chunks in place of its `sRGB` chunk, which follows the 33 bytes up to `IHDR`.
  func replacingColor(by chunks: [(String, [UInt8])]) -> [UInt8] {
    var file = Array(self[..<33])
    for (name, data) in chunks {
      let body = Array(name.utf8) + data
      file += UInt32(data.count).bytes + body + body.crc32.bytes
    }
    return file + self[46...]
  }

  /// A zlib stream of one stored block.
  ///
  /// - Precondition: There are at most 65535 bytes.
  var storedDeflate: [UInt8] {
    let count = UInt16(count)
    let sizes = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in self {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return [0x78, 0x01, 0x01] + sizes + self + (b << 16 | a).bytes
  }

  private var crc32: UInt32 {
    var value = UInt32.max
    for byte in self {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
    return ~value
  }
}

extension UInt32 {
  /// The bytes, most significant first.
  var bytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) } }
}
