internal import Foundation
internal import Sheen
internal import SheenDisplay
internal import SheenScene
internal import Synchronization

/// Keeps the picture on screen in a file, for the program that follows when the scene takes this one down.
@MainActor
final class PictureKeeper {
  /// At most so often, in seconds, while things move.
  private static let interval = 0.5

  private let path: String?
  private let writer: Writer
  private var last = -Double.infinity
  private var isStale = false
  private var kept: DisplayList?

  /// Keeps pictures where the settings say, if they do.
  init(_ settings: PreviewSettings, link: PreviewLink) {
    path = settings.picturePath
    writer = Writer(path: settings.picturePath ?? "", link: link)
  }

  /// Takes note that the picture differs from the one kept.
  func noteChange() { isStale = true }

  /// Whether the picture is to be kept now; `next` is when it changes again, `nil` for never.
  func isDue(at now: Double, next: Double?) -> Bool {
    guard path != nil, isStale else { return false }
    return now - last >= Self.interval || next.map { $0 - now >= Self.interval } ?? true
  }

  /// Keeps the picture of a list, unless it is the one kept last.
  func keep(_ list: DisplayList, at now: Double, _ draw: () -> Pixmap?) {
    isStale = false
    guard list != kept, let picture = draw() else { return }
    (last, kept) = (now, list)
    writer.write(picture)
  }

  /// Writes the newest picture on a thread of its own.
  private final class Writer: Sendable {
    private let path: String
    private let link: PreviewLink
    private let state = Mutex<(isRunning: Bool, waiting: Pixmap?)>((false, nil))

    init(path: String, link: PreviewLink) {
      self.path = path
      self.link = link
    }

    func write(_ picture: Pixmap) {
      let starts = state.withLock { state in
        state.waiting = picture
        defer { state.isRunning = true }
        return !state.isRunning
      }
      guard starts else { return }
      Thread.detachNewThread { [self] in
        while let picture = next() {
          // Without the file a successor has no picture; that is no reason to stop.
          guard (try? picture.write(to: path)) != nil else { continue }
          link.send(PreviewReport.picture(path))
        }
      }
    }

    private func next() -> Pixmap? {
      state.withLock { state in
        defer { state.waiting = nil }
        if state.waiting == nil { state.isRunning = false }
        return state.waiting
      }
    }
  }
}
