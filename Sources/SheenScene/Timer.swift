public import Foundation

/// Timers run on the machine's clock, which a scene does not have; nothing of this can be used.
public struct Timer: Sendable {
  /// Not there yet.
  @available(*, unavailable, message: "timers on the scene's clock do not exist yet")
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer { Timer() }

  /// Not there yet.
  @available(*, unavailable, message: "timers on the scene's clock do not exist yet")
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> Timer { Timer() }

  /// Not there yet.
  @available(*, unavailable, message: "timers on the scene's clock do not exist yet")
  public func invalidate() {}
}
