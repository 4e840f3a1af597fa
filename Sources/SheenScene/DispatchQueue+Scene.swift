public import Dispatch
internal import SwiftUI

extension DispatchTime {
  /// The scene's time.
  public static func now() -> DispatchTime {
    // Offset by a second, since 0 stands for "now" elsewhere.
    let nanoseconds = ((SceneClock.current?.time ?? 0) + 1) * 1e9
    return DispatchTime(uptimeNanoseconds: UInt64(nanoseconds.rounded()))
  }
}

extension DispatchQueue {
  /// Runs code in the scene, at its present moment, after what is running now.
  public func async(execute work: @escaping () -> Void) { schedule(after: 0, work) }

  /// Runs code in the scene at a moment.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    let now = DispatchTime.now().uptimeNanoseconds
    let due = max(deadline.uptimeNanoseconds, now)
    schedule(after: Double(due - now) * 1e-9, work)
  }

  /// Queues code, whatever the queue: a scene has one thread.
  private func schedule(after delay: Double, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    MainActor.assumeIsolated {
      guard let host = ViewHost.current else { return }
      host.schedule(at: (SceneClock.current?.time ?? 0) + delay, work)
    }
  }
}
