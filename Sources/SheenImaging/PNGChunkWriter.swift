/// Builds PNG chunks: length, name, data, checksum.
struct PNGChunkWriter {
  /// The chunks so far.
  private(set) var bytes: [UInt8]

  /// Starts after what is already there.
  init(bytes: [UInt8] = []) { self.bytes = bytes }

  /// Appends the signature of PNG files.
  mutating func appendSignature() { bytes += PNGChunks.signature }

  /// Appends a chunk.
  ///
  /// - Precondition: The name has four letters.
  mutating func append(_ name: String, _ data: some Collection<UInt8>) {
    append(number: UInt32(data.count))
    let start = bytes.count
    bytes += name.utf8
    bytes += data
    append(number: CRC32.checksum(bytes[start...]))
  }

  private mutating func append(number: UInt32) { bytes += number.bigEndianBytes }
}

extension FixedWidthInteger {
  /// The bytes, most significant first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
