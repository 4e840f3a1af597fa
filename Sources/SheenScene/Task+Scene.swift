internal import SwiftUI

extension Task where Success == Never, Failure == Never {
  /// Waits for a number of nanoseconds of the scene's time.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(seconds: Double(duration) / 1e9)
  }

  /// Waits for a length of the scene's time.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(seconds: duration.seconds)
  }

  /// Waits for a length of the scene's time, whatever the clock.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
  ) async throws where C.Instant.Duration == Duration {
    try await sleep(seconds: duration.seconds)
  }

  /// Waits until a moment of the scene.
  public static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil,
    clock: ContinuousClock = ContinuousClock()
  ) async throws {
    try await sleep(seconds: ContinuousClock.Instant.now.duration(to: deadline).seconds)
  }

  /// Waits until a moment of the scene.
  public static func sleep(
    until deadline: SuspendingClock.Instant, tolerance: Duration? = nil,
    clock: SuspendingClock
  ) async throws {
    try await sleep(seconds: SuspendingClock.Instant.now.duration(to: deadline).seconds)
  }

  private static func sleep(seconds: Double) async throws {
    guard let clock = SceneClock.current else { return }
    try await clock.sleep(until: clock.time + max(seconds, 0))
  }
}

extension Duration {
  /// The length in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
