internal import Foundation
internal import Synchronization

/// One end of the connection between a preview's supervisor and its window: JSON values, one a line.
///
/// Several threads may send, and one may wait for messages at the same time.
package final class PreviewLink: Sendable {
  /// The descriptor the window finds its end at.
  package static let windowDescriptor: Int32 = 3

  /// The descriptor of a connected socket.
  package let descriptor: Int32
  /// Held while a line is sent, so that lines stay whole.
  private let sending = Mutex(())

  /// Takes a connected socket.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// The window's end, if the program was started with one.
  package static var inherited: PreviewLink? {
    Descriptor.isSocket(windowDescriptor) ? PreviewLink(descriptor: windowDescriptor) : nil
  }

  /// Sends a message, unless nobody listens any more.
  package func send(_ message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(message) else { return }
    sending.withLock { _ in Descriptor.send(Array(line) + [0x0a], to: descriptor) }
  }
}

/// Takes messages out of what arrives at a link's end.
package struct PreviewInbox<Message: Decodable> {
  private let link: PreviewLink
  private var bytes: [UInt8] = []

  /// Takes the messages of a link, which must have no other reader.
  package init(_ link: PreviewLink) { self.link = link }

  /// Waits for bytes and returns the messages that are complete with them; `nil` once the other end is gone.
  ///
  /// There may be none. Lines that hold no message are left out.
  package mutating func receive() -> [Message]? {
    guard let arrived = Descriptor.receive(from: link.descriptor) else { return nil }
    bytes += arrived
    guard let end = bytes.lastIndex(of: 0x0a) else { return [] }
    let lines = bytes[..<end].split(separator: 0x0a)
    bytes.removeSubrange(...end)
    let decoder = JSONDecoder()
    return lines.compactMap { try? decoder.decode(Message.self, from: Data($0)) }
  }
}
