public import Foundation

extension Timer {
  /// Sends the date again and again on the clock in force, once it is told to begin.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date of each moment.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// The time between two moments, in seconds.
    public let interval: TimeInterval
    /// Accepted and without effect: the clock is exact.
    public let tolerance: TimeInterval?
    /// Accepted and without effect: there is one thread.
    public let runLoop: RunLoop
    /// Accepted and without effect: there is one thread.
    public let mode: RunLoop.Mode
    private let audience = Audience<Date, Never>()
    private var ticks: Ticks?

    /// Makes a publisher that sends the date at an interval of seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: NoSchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Takes a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      audience.add(subscriber)
    }

    /// Begins to send, unless it does already; cancelling what is returned ends it in any case.
    public func connect() -> any Cancellable {
      if ticks == nil { ticks = Ticks(every: interval) { [audience] in audience.send($0) } }
      return Connection(publisher: self)
    }

    private struct Connection: Cancellable {
      let publisher: TimerPublisher

      func cancel() {
        publisher.ticks?.cancel()
        publisher.ticks = nil
      }
    }
  }

  /// A publisher that sends the date at an interval of seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: NoSchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

/// Runs code at each multiple of an interval after now.
package final class Ticks: Cancellable {
  /// The shortest interval, in seconds: what Foundation takes for 0.
  package static let shortestInterval = 0.0001

  private let timeline = Timelines.current
  private let start: Double
  private let interval: Double
  private let action: (Date) -> Void
  private var count = 0.0
  private var pending: AnyCancellable?

  /// Begins; the first time is one interval from now.
  ///
  /// - Parameters:
  ///   - interval: Seconds; at least `shortestInterval` is taken.
  ///   - action: Takes the date of each moment.
  package init(every interval: TimeInterval, _ action: @escaping (Date) -> Void) {
    self.interval = max(interval, Self.shortestInterval)
    self.action = action
    start = timeline.time
    scheduleNext()
  }

  private func scheduleNext() {
    // Multiplied, not added up, so that no error grows.
    count += 1
    pending = timeline.schedule(at: start + count * interval) { [weak self] in
      guard let self else { return }
      scheduleNext()
      action(Date(timeIntervalSinceReferenceDate: timeline.date))
    }
  }

  /// Ends.
  package func cancel() {
    pending?.cancel()
    pending = nil
  }
}
