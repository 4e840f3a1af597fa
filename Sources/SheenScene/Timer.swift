internal import Combine
public import Foundation
internal import Synchronization

/// Runs code later, or again and again, on the scene's clock.
public final class Timer: Sendable {
  /// The publisher that `publish` makes.
  public typealias TimerPublisher = Foundation.Timer.TimerPublisher

  private struct State: @unchecked Sendable {
    /// What it runs; gone once the timer is invalid.
    var block: ((Timer) -> Void)?
    /// The moment its runs are counted from, in seconds of the scene.
    var start: Double
    /// How many intervals after that the next run is.
    var count: Double
    var pending: AnyCancellable?
  }

  /// The time between two runs, in seconds; 0 where it runs once.
  public let timeInterval: TimeInterval
  private let interval: Double
  private let state: Mutex<State>

  /// Makes a timer that runs once it has been added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The time to the first run and between two, in seconds; at least 0.0001.
  ///   - repeats: Whether it runs again and again.
  ///   - block: What it runs.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(interval, repeats, start: Timelines.current.time, count: 1, block)
  }

  /// Makes a timer that runs from a date on, once it has been added to a run loop.
  ///
  /// - Parameters:
  ///   - date: The date of the first run.
  ///   - interval: The time between two runs, in seconds; at least 0.0001.
  ///   - repeats: Whether it runs again and again.
  ///   - block: What it runs.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(interval, repeats, start: Self.time(of: date), count: 0, block)
  }

  /// Makes a timer that is over, as a value to begin with.
  public convenience init() { self.init(0, false, start: 0, count: 0, nil) }

  private init(
    _ interval: TimeInterval, _ repeats: Bool, start: Double, count: Double,
    _ block: ((Timer) -> Void)?
  ) {
    self.interval = max(interval, Ticks.shortestInterval)
    timeInterval = repeats ? self.interval : 0
    state = Mutex(State(block: block, start: start, count: count))
  }

  /// The scene's time at a date, in seconds.
  private static func time(of date: Date) -> Double {
    let timeline = Timelines.current
    return timeline.time + (date.timeIntervalSinceReferenceDate - timeline.date)
  }

  /// Makes a timer that runs, at an interval of seconds, until it is invalidated, or once.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// A publisher that sends the scene's date at an interval of seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// Whether it is still to run.
  public var isValid: Bool { state.withLock { $0.block != nil } }

  /// Accepted and without effect: the scene's clock is exact.
  public var tolerance: TimeInterval {
    get { 0 }
    set {}
  }

  /// What a timer made with a selector carries: nothing here.
  public var userInfo: Any? { nil }

  /// The date of the next run; setting it moves the run.
  public var fireDate: Date {
    get {
      let timeline = Timelines.current
      return Date(timeIntervalSinceReferenceDate: timeline.date - timeline.time + due)
    }
    set {
      let start = Self.time(of: newValue)
      let isRunning = state.withLock { state in
        (state.start, state.count) = (start, 0)
        return state.pending != nil
      }
      if isRunning { schedule() }
    }
  }

  /// Runs the code now; a timer that runs once is over then.
  public func fire() {
    let block = state.withLock { $0.block }
    if timeInterval == 0 { invalidate() }
    block?(self)
  }

  /// Ends the timer.
  public func invalidate() {
    // What the block holds may go away with it, and come back here: not under the lock.
    let old = state.withLock { state in
      defer { (state.block, state.pending) = (nil, nil) }
      return state
    }
    old.pending?.cancel()
  }

  /// Has the timer run, unless it does already or is over.
  func start() {
    if state.withLock({ $0.pending == nil && $0.block != nil }) { schedule() }
  }

  /// When it runs next, in seconds of the scene: multiplied, not added up, so that no error grows.
  private var due: Double {
    state.withLock { $0.start + $0.count * interval }
  }

  private func schedule() {
    let due = due
    nonisolated(unsafe) let pending = Timelines.current.schedule(at: due) { [self] in
      if timeInterval > 0 {
        // Runs that are long past are left out, and the others stay in step.
        let passed = max((Timelines.current.time - due) / timeInterval, 0).rounded(.down)
        state.withLock { $0.count += passed + 1 }
        schedule()
      }
      fire()
    }
    state.withLock { $0.pending = pending }
  }
}

extension Timer: Hashable {
  /// Whether both are the same timer.
  public static func == (lhs: Timer, rhs: Timer) -> Bool { lhs === rhs }

  /// Feeds the timer's identity into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension RunLoop {
  /// Has a timer run, in whatever mode.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
