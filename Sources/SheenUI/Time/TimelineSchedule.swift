public import Foundation

/// Dates at which a timeline's content is made anew.
public protocol TimelineSchedule {
  /// How often dates may come.
  typealias Mode = TimelineScheduleMode
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from one on, in order.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often dates may come.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as they do.
  case normal
  /// At most once a minute or so; scenes are never shown so.
  case lowFrequency
}

/// Every moment that is shown, or the first of each interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The time between two dates, in seconds; `nil` for every moment shown.
  let minimumInterval: Double?
  /// Whether the content stays as it is.
  let paused: Bool

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The time between two dates, in seconds; `nil` for every moment shown.
  ///   - paused: Whether the content stays as it is.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    self.paused = paused
  }

  /// Dates sixty times a second, or at the interval.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(next: start, interval: minimumInterval ?? 1.0 / 60, isPaused: paused)
  }

  /// Dates at an interval; one if paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date?
    private let interval: Double
    private let isPaused: Bool

    init(next: Date, interval: Double, isPaused: Bool) {
      date = next
      self.interval = interval
      self.isPaused = isPaused
    }

    /// The next date.
    public mutating func next() -> Date? {
      defer { date = isPaused ? nil : date?.addingTimeInterval(interval) }
      return date
    }
  }
}

/// Dates at an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule that begins at a date and goes on at an interval, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// The dates from the last one that is not after another.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, count: max(passed, 0))
  }

  /// Dates at an interval, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var count: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init() {}

  /// The beginnings of minutes from the last one that is not after a date.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are known.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of dates in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every moment that is shown.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every moment that is shown, or the first of each interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from one on, at an interval in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Dates that are known, in order.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
