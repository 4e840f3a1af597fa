// The one file of the module that sees libc.

internal import Glibc

/// Descriptors and shared objects of the operating system.
enum Descriptor {
  /// Whether a descriptor is open and a socket.
  static func isSocket(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// Sends all bytes; gives up silently where nobody listens.
  static func send(_ bytes: [UInt8], to descriptor: Int32) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      offset += count
    }
  }

  /// Waits for bytes; `nil` once there will be no more.
  static func receive(from descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
  }

  /// Loads a shared object for good; its symbols stay its own.
  ///
  /// - Returns: The object's handle, or why it cannot be loaded.
  static func load(_ path: String) -> (handle: UnsafeMutableRawPointer?, problem: String) {
    if let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) { return (handle, "") }
    return (nil, dlerror().map { String(cString: $0) } ?? "cannot be loaded")
  }

  /// The address of a symbol of a shared object.
  static func symbol(
    _ name: String, in handle: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    dlsym(handle, name)
  }
}
