// The one file of this module that sees the C library.

internal import Glibc

/// Reads whole font files, with the reason where that fails.
enum FontBytes {
  /// The largest file read; the largest fonts in use have about 40 MiB.
  static let limit = 1 << 28

  /// The bytes of a file.
  ///
  /// - Throws: `TextError` where the file is missing, unreadable, not a file, or larger than `limit`.
  static func read(_ path: String) throws(TextError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw TextError(
        .unreadable, file: path, cause: "it is not a regular file", mend: "name a font file")
    }
    guard status.st_size <= limit else {
      throw TextError(
        .tooLarge, file: path, cause: "it is larger than 256 MiB", mend: "name a font file")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let received = bytes.withUnsafeMutableBytes { all in
        let free = UnsafeMutableRawBufferPointer(rebasing: all[count...])
        return Glibc.read(descriptor, free.baseAddress, free.count)
      }
      if received < 0, errno == EINTR { continue }
      guard received >= 0 else { throw failure(path, errno) }
      if received == 0 { break }
      count += received
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private static func failure(_ path: String, _ code: Int32) -> TextError {
    TextError(
      .unreadable, file: path, cause: String(cString: strerror(code)).lowercased(),
      mend: "check the path and its permissions")
  }
}
