import Dispatch
import Foundation
import Glibc
import SheenScene
import Testing

/// The lines between a preview's supervisor and its window.
@Suite struct PreviewLinkTests {
  private let ends: (PreviewLink, PreviewLink)

  init() {
    var sockets: [Int32] = [0, 0]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets)
    ends = (PreviewLink(descriptor: sockets[0]), PreviewLink(descriptor: sockets[1]))
  }

  private func close(_ link: PreviewLink) { _ = Glibc.close(link.descriptor) }

  /// Everything a reader gets until the other end is closed.
  private func all<Message: Decodable>(_ type: Message.Type) -> [Message] {
    var inbox = PreviewInbox<Message>(ends.1)
    var messages: [Message] = []
    while let arrived = inbox.receive() { messages += arrived }
    return messages
  }

  @Test func requestsArriveInOrder() {
    let settings = PreviewSettings(
      title: "Shine – “ü”", width: 390, height: 844.5, scale: 1.25, isDark: true,
      background: [0.1, 0.2, 0.3, 1], platform: "macos26", safeArea: [1, 2, 3, 4],
      seed: .max, epoch: 0.1, backend: "cpu", device: 2, threads: 3, pointerScript: "0:1,2\n1:leave"
    )
    let requests: [PreviewRequest] = [
      .open(settings), .picture("/tmp/a b.png"),
      .failure("line 1\nline 2\t\"quoted\""),
      .show(
        PreviewScene(
          name: "a/Shine.swift", object: "/cache/x.so", assets: ["a.xcassets"],
          replacements: ["badge": "b.png"])),
      .show(PreviewScene(name: "shine", object: nil)), .close,
    ]
    for request in requests { ends.0.send(request) }
    close(ends.0)
    #expect(all(PreviewRequest.self) == requests)
    close(ends.1)
  }

  @Test func reportsArriveInOrder() {
    let reports: [PreviewReport] = [
      .opened(driver: "x11"), .shown, .reload, .failed("no"), .noDisplay("none"),
      .picture("/run/p.png"), .resized(width: 10, height: 20.5), .closed,
    ]
    for report in reports { ends.0.send(report) }
    close(ends.0)
    #expect(all(PreviewReport.self) == reports)
    close(ends.1)
  }

  /// A message longer than a socket holds, to a reader that sees it in pieces.
  @Test func longMessagesArriveWhole() async {
    let text = String(repeating: "0123456789\n", count: 100_000)
    let sender = ends.0
    let sending = Task.detached {
      sender.send(PreviewRequest.failure(text))
      _ = Glibc.close(sender.descriptor)
    }
    #expect(all(PreviewRequest.self) == [.failure(text)])
    await sending.value
    close(ends.1)
  }

  @Test func otherLinesAreLeftOut() {
    let text = "\n{\"shown\":{}}\nnonsense\n{\"unknown\":{}}\n{\"closed\":{}}\n{\"shown\":"
    _ = text.withCString { write(ends.0.descriptor, $0, strlen($0)) }
    close(ends.0)
    #expect(all(PreviewReport.self) == [.shown, .closed])
    close(ends.1)
  }

  @Test func nobodyNeedListen() {
    close(ends.1)
    ends.0.send(PreviewReport.closed)
    close(ends.0)
  }
}
