internal import Foundation
internal import SheenScene
internal import SheenWindow

/// The program in a preview's window, which `sheen preview` starts.
@main
struct SheenWindowTool {
  @MainActor
  static func main() {
    guard let link = PreviewLink.inherited else {
      System.say("sheen-window is started by sheen preview; run that")
      System.exit(2)
    }
    let output = System.keepStandardOutput()
    System.boundStack(to: 256 << 20)
    var inbox = PreviewInbox<PreviewRequest>(link)
    var requests: [PreviewRequest] = []
    while requests.isEmpty {
      guard let arrived = inbox.receive() else { System.exit(0) }
      requests += arrived
    }
    guard case .open(let settings) = requests.removeFirst() else {
      System.say("the first request must open the window")
      System.exit(2)
    }
    let queue = RequestQueue()
    queue.append(requests)
    run(settings, link, queue, inbox, output)
  }

  @MainActor
  private static func run(
    _ settings: PreviewSettings, _ link: PreviewLink, _ queue: RequestQueue,
    _ inbox: PreviewInbox<PreviewRequest>, _ output: Int32
  ) -> Never {
    do {
      let session = try PreviewSession(settings, link: link, requests: queue, output: output)
      queue.read(inbox, waking: session.window.waker)
      let interruption = System.onInterrupt { [waker = session.window.waker] in
        queue.append([.close])
        waker.wake()
      }
      session.run()
      // Before anything is taken down: from here on the supervisor waits for a moment only.
      link.send(PreviewReport.closed)
      withExtendedLifetime(interruption) {}
    } catch WindowError.noDisplay(let reason) {
      link.send(PreviewReport.noDisplay(reason))
      System.exit(1)
    } catch {
      System.say("\(error)")
      System.exit(1)
    }
    System.exit(0)
  }
}
