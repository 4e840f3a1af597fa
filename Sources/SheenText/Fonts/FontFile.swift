/// The bytes of a font file, shared by all fonts in it.
final class FontFile: Sendable {
  /// Where it lies.
  let path: String
  /// The whole of it, valid as long as this object.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Reads a file.
  ///
  /// - Throws: `TextError` where it cannot be read.
  init(path: String) throws(TextError) {
    let content = try FontBytes.read(path)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: content.count, alignment: 16)
    bytes.copyBytes(from: content)
    self.path = path
    self.bytes = UnsafeRawBufferPointer(bytes)
  }

  deinit { bytes.deallocate() }
}
