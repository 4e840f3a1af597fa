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

  /// The files in a folder and all folders in it, in the order of their names; none where it cannot
  /// be read.
  static func files(below folder: String, depth: Int = 0) -> [String] {
    // Links may lead around in circles.
    guard depth < 16, let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream), names.count < 1 << 16 {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var status = stat()
      guard stat(path, &status) == 0 else { return [] }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return [path]
      case S_IFDIR: return files(below: path, depth: depth + 1)
      default: return []
      }
    }
  }

  private static func failure(_ path: String, _ code: Int32) -> TextError {
    TextError(
      .unreadable, file: path, cause: String(cString: strerror(code)).lowercased(),
      mend: "check the path and its permissions")
  }
}
