/// The chunks of a PNG file, found without unpacking anything.
///
/// Checksums are left to the decoder; what is checked here is what must hold before memory is
/// taken.
struct PNGChunks {
  /// One chunk: its four-letter name and where its data lies in the file.
  struct Chunk {
    var name: String
    var data: Range<Int>
  }

  /// What the header says.
  struct Header {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: Int
    var isInterlaced: Bool

    /// Bytes of unfiltered image data, one filter byte a row included; interlacing adds a few more.
    var rawByteCount: Int {
      let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
      return ((width * bitDepth * channels + 7) / 8 + 1) * height
    }
  }

  /// The first eight bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The most chunks of a file, so that a hostile one cannot fill memory with empty chunks.
  static let chunkLimit = 1_000_000

  /// The header.
  let header: Header
  /// All chunks from the header to the end chunk.
  let chunks: [Chunk]

  /// Finds the chunks and checks the header.
  ///
  /// - Throws: `ImageError` where the file is not a PNG, ends early, or has too many pixels.
  init(_ bytes: [UInt8], file: String) throws(ImageError) {
    guard bytes.starts(with: Self.signature) else { throw .notPNG(file, bytes) }
    guard bytes.count >= 33 else { throw .truncated(file, .png) }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13] + "IHDR".utf8) else {
      throw .damaged(file, .png, "the header is not an IHDR chunk of 13 bytes")
    }
    header = try Self.header(bytes[16..<29], file: file)
    chunks = try Self.scan(bytes, file: file)
    let packed = chunks.reduce(0) { $0 + ($1.name == "IDAT" ? $1.data.count : 0) }
    // Deflate makes at most 1032 bytes of one: less data cannot fill the picture.
    guard header.rawByteCount / 1032 <= packed else { throw .truncated(file, .png) }
  }

  /// The chunks up to and with the end chunk, whatever they hold.
  ///
  /// - Throws: `ImageError` where the file is not a PNG or ends early.
  static func scan(_ bytes: [UInt8], file: String) throws(ImageError) -> [Chunk] {
    guard bytes.starts(with: Self.signature) else { throw .notPNG(file, bytes) }
    var chunks: [Chunk] = []
    var offset = 8
    repeat {
      guard chunks.count < Self.chunkLimit else {
        throw .damaged(file, .png, "more than \(Self.chunkLimit) chunks")
      }
      guard let length = bytes.bigEndian32(at: offset), bytes.count - offset >= 12 else {
        throw .truncated(file, .png)
      }
      guard length <= 0x7FFF_FFFF else {
        throw .damaged(file, .png, "a chunk claims \(length) bytes")
      }
      guard length <= bytes.count - offset - 12 else { throw .truncated(file, .png) }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(Chunk(name: name, data: offset + 8..<offset + 8 + length))
      offset += 12 + length
    } while chunks.last?.name != "IEND"
    return chunks
  }

  private static func header(_ data: ArraySlice<UInt8>, file: String) throws(ImageError) -> Header {
    let bytes = Array(data)
    let width = bytes.bigEndian32(at: 0) ?? 0
    let height = bytes.bigEndian32(at: 4) ?? 0
    guard width > 0, height > 0, width <= 0x7FFF_FFFF, height <= 0x7FFF_FFFF else {
      throw .damaged(file, .png, "the header claims \(width)×\(height) pixels")
    }
    try ImageFile.checkSize(width: width, height: height, of: file)
    return Header(
      width: width, height: height, bitDepth: Int(bytes[8]), colorType: Int(bytes[9]),
      isInterlaced: bytes[12] == 1)
  }
}

extension [UInt8] {
  /// The big-endian 32-bit number at an offset, or `nil` where the bytes end before it does.
  func bigEndian32(at offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
