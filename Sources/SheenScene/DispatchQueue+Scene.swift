internal import Combine
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

// A scene has one thread, whatever queue it names.
extension DispatchQueue {
  /// Runs code in the scene, at its present moment, after what is running now.
  public func async(execute work: @escaping () -> Void) { schedule(after: 0, work) }

  /// Runs code in the scene, at its present moment, after what is running now.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    schedule(after: 0) {
      work()
      group?.leave()
    }
  }

  /// Runs an item in the scene, at its present moment, after what is running now.
  public func async(execute workItem: DispatchWorkItem) {
    schedule(after: 0) { workItem.perform() }
  }

  /// Runs code in the scene at a moment.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    schedule(after: delay(to: deadline), work)
  }

  /// Runs code in the scene at a moment.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    schedule(after: delay(to: deadline), work)
  }

  /// Runs an item in the scene at a moment, unless it is cancelled by then.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    schedule(after: delay(to: deadline)) { execute.perform() }
  }

  /// Runs code at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  /// The time to a moment in seconds, exact where the moment was told now.
  private func delay(to deadline: DispatchTime) -> Double {
    let now = DispatchTime.now().uptimeNanoseconds
    return Double(max(deadline.uptimeNanoseconds, now) - now) / 1e9
  }

  private func schedule(after delay: Double, _ work: @escaping () -> Void) {
    let timeline = Timelines.current
    timeline.schedule(at: timeline.time + delay, work).release()
  }
}
