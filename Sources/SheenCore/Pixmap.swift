/// A picture: 8-bit RGBA, premultiplied, gamma-encoded sRGB, top row first.
///
/// > Layout: four bytes a pixel, R G B A; rows are `bytesPerRow` apart, at least `width × 4`, and padded
/// > so that whole groups of eight pixels can be stored. A copy shares its storage until one side writes.
public struct Pixmap: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance between rows in bytes.
  public let bytesPerRow: Int
  private var storage: Storage

  /// Makes a transparent picture.
  ///
  /// - Precondition: Both extents are positive.
  /// - Complexity: O(width × height).
  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a pixmap has at least one pixel")
    self.width = width
    self.height = height
    bytesPerRow = (width + 7) / 8 * 8 * 4
    storage = Storage(byteCount: bytesPerRow * height)
  }

  /// The pixel in a column and a row.
  ///
  /// - Precondition: The position lies inside the picture.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the pixmap")
      return storage.bytes.loadUnaligned(
        fromByteOffset: y * bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the pixmap")
      let offset = y * bytesPerRow + x * 4
      withUnsafeMutableBytes { bytes in
        bytes.storeBytes(of: newValue, toByteOffset: offset, as: SIMD4<UInt8>.self)
      }
    }
  }

  /// Where the first row begins; valid while this picture, or a copy of it, lives unchanged.
  package var baseAddress: UnsafeRawPointer { UnsafeRawPointer(storage.bytes) }

  /// Calls `body` with the bytes of all rows, padding included.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { extendLifetime(storage) }
    return try body(UnsafeRawBufferPointer(start: storage.bytes, count: storage.byteCount))
  }

  /// Calls `body` with the bytes of all rows for writing; a shared picture is copied first.
  public mutating func withUnsafeMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    defer { extendLifetime(storage) }
    return try body(UnsafeMutableRawBufferPointer(start: storage.bytes, count: storage.byteCount))
  }

  /// The bytes, freed with the last picture that refers to them.
  private final class Storage: @unchecked Sendable {
    let bytes: UnsafeMutableRawPointer
    let byteCount: Int

    init(byteCount: Int) {
      self.byteCount = byteCount
      bytes = .allocate(byteCount: byteCount, alignment: 64)
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    }

    init(copying other: Storage) {
      byteCount = other.byteCount
      bytes = .allocate(byteCount: byteCount, alignment: 64)
      bytes.copyMemory(from: other.bytes, byteCount: byteCount)
    }

    deinit { bytes.deallocate() }
  }
}

extension Pixmap: Equatable {
  /// Whether two pictures have the same extents and the same pixels; padding does not count.
  public static func == (a: Pixmap, b: Pixmap) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    if a.storage === b.storage { return true }
    return a.withUnsafeBytes { left in
      b.withUnsafeBytes { right in
        (0..<a.height).allSatisfy { y in
          let row = y * a.bytesPerRow..<y * a.bytesPerRow + a.width * 4
          return left[row].elementsEqual(right[row])
        }
      }
    }
  }
}
