internal import Dispatch
internal import Foundation
internal import Synchronization

/// The clock that timers and schedulers run on: that of the scene whose code runs, or ran last.
package protocol Timeline: AnyObject, Sendable {
  /// Seconds since the clock began.
  var time: Double { get }

  /// The date, in seconds since 2001-01-01 00:00 UTC.
  var date: Double { get }

  /// Runs code at a time, in seconds, or at once where that is past.
  ///
  /// - Returns: What keeps the code from running.
  func schedule(at time: Double, _ action: @escaping () -> Void) -> AnyCancellable
}

/// The timeline in force.
package enum Timelines {
  private static let running = Mutex<(any Timeline)?>(nil)

  /// The timeline in force: the machine's where no scene has run yet.
  package static var current: any Timeline {
    get { running.withLock { $0 } ?? MachineTimeline.shared }
    set { running.withLock { $0 = newValue } }
  }
}

/// The machine's clock and the main queue, where there is no scene.
private final class MachineTimeline: Timeline {
  static let shared = MachineTimeline()

  var time: Double { Double(DispatchTime.now().uptimeNanoseconds) * 1e-9 }
  var date: Double { Date().timeIntervalSinceReferenceDate }

  func schedule(at time: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    let item = DispatchWorkItem { action() }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(time - self.time, 0), execute: item)
    return AnyCancellable { item.cancel() }
  }
}
