internal import FoundationEssentials
internal import Glibc

/// Messages on standard input and output.
enum Pipe {
  /// The next message; `nil` at the end.
  static func receive() -> Data? {
    guard let head = read(8) else { return nil }
    return read(head.reversed().reduce(0) { $0 << 8 | Int($1) })
  }

  /// Sends a message.
  static func send(_ message: Data) {
    let head = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    var bytes = (head + message)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func read(_ count: Int) -> Data? {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < count {
      let got = Glibc.read(0, &buffer, min(count - bytes.count, buffer.count))
      guard got > 0 else { return nil }
      bytes += buffer[..<got]
    }
    return bytes
  }
}
