internal import SwiftUI

// The instants of Swift's clocks count from an arbitrary one, so that the scene's can be counted from
// whichever the program began at.
private let continuousStart = machineInstant(of: ContinuousClock())
private let suspendingStart = machineInstant(of: SuspendingClock())

/// A clock's present moment on the machine: what a generic function gets is Swift's own.
private func machineInstant<C: Clock>(of clock: C) -> C.Instant { clock.now }

private var sceneTime: Duration { .seconds(SceneClock.current?.time ?? 0) }

extension ContinuousClock {
  /// The scene's present moment.
  public static var now: Instant { .now }
  /// The scene's present moment.
  public var now: Instant { .now }
}

extension ContinuousClock.Instant {
  /// The scene's present moment.
  public static var now: ContinuousClock.Instant { continuousStart.advanced(by: sceneTime) }
}

extension SuspendingClock {
  /// The scene's present moment.
  public static var now: Instant { .now }
  /// The scene's present moment.
  public var now: Instant { .now }
}

extension SuspendingClock.Instant {
  /// The scene's present moment.
  public static var now: SuspendingClock.Instant { suspendingStart.advanced(by: sceneTime) }
}
