internal import Foundation
internal import SheenScene
internal import SheenWindow
internal import Synchronization

/// What the supervisor asks for, read on a thread of its own.
final class RequestQueue: Sendable {
  private let waiting = Mutex<[PreviewRequest]>([])

  /// The requests that have come since the last call, in order.
  func take() -> [PreviewRequest] {
    waiting.withLock { requests in
      defer { requests = [] }
      return requests
    }
  }

  /// Puts a request at the end.
  func append(_ requests: [PreviewRequest]) { waiting.withLock { $0 += requests } }

  /// Reads from now on, waking the window for every request; a supervisor that is gone closes it.
  func read(_ inbox: PreviewInbox<PreviewRequest>, waking waker: WindowWaker) {
    let thread = Thread { [self] in
      var inbox = inbox
      while let requests = inbox.receive() {
        guard !requests.isEmpty else { continue }
        append(requests)
        waker.wake()
      }
      append([.close])
      waker.wake()
    }
    thread.start()
  }
}
