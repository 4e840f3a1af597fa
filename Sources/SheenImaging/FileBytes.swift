// The one file of this module that sees the C library.

internal import Glibc

/// Reads whole files, with the reason where that fails.
enum FileBytes {
  /// The largest file read: room for 2²⁶ uncompressed 16-bit pixels and as much again.
  static let limit = 1 << 30

  /// The bytes of a file.
  ///
  /// - Throws: `ImageError` where the file is missing, unreadable, a folder, or larger than
  ///   `limit`.
  static func read(_ path: String) throws(ImageError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(path, EISDIR) }
    var bytes = [UInt8](repeating: 0, count: max(1 << 12, min(status.st_size, limit) + 1))
    var count = 0
    while true {
      let received = bytes.withUnsafeMutableBytes { all in
        let free = UnsafeMutableRawBufferPointer(rebasing: all[count...])
        return Glibc.read(descriptor, free.baseAddress, free.count)
      }
      if received < 0, errno == EINTR { continue }
      guard received >= 0 else { throw failure(path, errno) }
      count += received
      if received == 0 { break }
      guard count <= limit else {
        throw ImageError(
          .tooLarge, file: path, cause: "the file is larger than 1 GiB", mend: "use a smaller image"
        )
      }
      if count == bytes.count { bytes += repeatElement(0, count: count) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Whether something exists under a path, and whether it is a folder.
  static func kind(_ path: String) -> (exists: Bool, isFolder: Bool) {
    var status = stat()
    guard stat(path, &status) == 0 else { return (false, false) }
    return (true, status.st_mode & S_IFMT == S_IFDIR)
  }

  /// The names in a folder in byte order, without hidden ones.
  ///
  /// - Throws: `ImageError` where the folder is missing or cannot be read.
  static func names(in folder: String) throws(ImageError) -> [String] {
    guard let stream = opendir(folder) else { throw failure(folder, errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func failure(_ path: String, _ code: Int32) -> ImageError {
    let mend =
      switch code {
      case ENOENT, ENOTDIR: "check the name"
      case EISDIR: "name a file in it"
      default: "make it readable"
      }
    return ImageError(
      .unreadable, file: path, cause: String(cString: strerror(code)), mend: mend)
  }
}
