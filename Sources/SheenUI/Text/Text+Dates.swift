public import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of the day, as “11:23 PM”.
    public static let time = DateStyle(kind: .time)
    /// The day, as “June 3, 2019”.
    public static let date = DateStyle(kind: .date)
    /// How far it is from now, as “2 hours, 23 minutes”.
    public static let relative = DateStyle(kind: .relative)
    /// How far it is from now and to which side, as “+2 hours”.
    public static let offset = DateStyle(kind: .offset)
    /// How far it is from now, in digits, as “36:59:01”.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Makes a text of a date, which follows the scene's time where the style is about now.
  public init(_ date: Date, style: DateStyle) { self.init(.changing(.date(date, style))) }

  /// Makes a text of two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.changing(.range(dates.lowerBound, dates.upperBound)))
  }

  /// Makes a text of two dates.
  public init(_ interval: DateInterval) {
    self.init(.changing(.range(interval.start, interval.end)))
  }

  /// Makes a text of how much of an interval is left or over, in digits, which follows the scene's
  /// time.
  ///
  /// - Parameters:
  ///   - timerInterval: Where the time counts.
  ///   - pauseTime: When the time stops; `nil` where it does not.
  ///   - countsDown: Whether the text shows what is left, not what is over.
  ///   - showsHours: Whether hours are set apart from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .changing(
        .timer(
          timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A text that depends on dates, and maybe on the moment it is shown.
enum ChangingText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case range(Date, Date)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  /// What is read at a moment.
  func text(at now: Date, in environment: EnvironmentValues) -> String {
    let (locale, zone, calendar) = (environment.locale, environment.timeZone, environment.calendar)
    switch self {
    case .range(let start, let end):
      let style = Date.IntervalFormatStyle(
        date: .abbreviated, time: .shortened, locale: locale, calendar: calendar, timeZone: zone)
      return (start..<max(start, end)).formatted(style)
    case .date(let date, let style):
      switch style.kind {
      case .time:
        return Date.FormatStyle(
          date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: zone
        ).format(date)
      case .date:
        return Date.FormatStyle(
          date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: zone
        ).format(date)
      case .relative: return TimeUnits.relative(from: now, to: date, calendar)
      case .offset: return TimeUnits.offset(from: now, to: date, calendar)
      case .timer:
        return TimeUnits.digits(TimeUnits.seconds(from: now, to: date), showsHours: true)
      }
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let moment = min(max(min(now, pause ?? now), interval.lowerBound), interval.upperBound)
      let end = countsDown ? interval.upperBound : interval.lowerBound
      return TimeUnits.digits(
        TimeUnits.seconds(from: moment, to: end), showsHours: showsHours)
    }
  }

  /// The next moment at which something else may be read; `nil` if never.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .range: return nil
    case .date(let date, let style):
      switch style.kind {
      case .time, .date: return nil
      case .timer: return Self.nextWhole(1, after: now, from: date)
      case .relative, .offset:
        // Hours and more are told with minutes at least.
        let isNear = abs(date.timeIntervalSince(now)) <= 3600
        return Self.nextWhole(isNear ? 1 : 60, after: now, from: date)
      }
    case .timer(let interval, let pause, let countsDown, _):
      let end = min(interval.upperBound, pause ?? interval.upperBound)
      if now >= end { return nil }
      if now < interval.lowerBound { return interval.lowerBound }
      let next = Self.nextWhole(
        1, after: now, from: countsDown ? interval.upperBound : interval.lowerBound)
      return min(next, end)
    }
  }

  /// Whether it goes on for ever.
  var isEndless: Bool {
    if case .date = self { true } else { false }
  }

  /// The next moment that is a whole number of steps from a date.
  private static func nextWhole(_ step: Double, after now: Date, from date: Date) -> Date {
    let count = now.timeIntervalSince(date) / step
    // What rounding has put just before a whole number is meant to be on it.
    return date.addingTimeInterval(((count + 1e-6).rounded(.down) + 1) * step)
  }
}

/// Lengths of time as people read them.
enum TimeUnits {
  /// The seconds that are shown between two moments: those that are over, or those begun of what is
  /// left.
  static func seconds(from now: Date, to date: Date) -> Int {
    let length = date.timeIntervalSince(now)
    let shown = length > 0 ? (length - 1e-6).rounded(.up) : (1e-6 - length).rounded(.down)
    return Int(min(max(shown, 0), 1e15))
  }

  /// Seconds as hours, minutes and seconds.
  static func digits(_ seconds: Int, showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    if showsHours, minutes >= 60 { return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))" }
    return "\(minutes):\(two(rest))"
  }

  /// The two largest units of the time between now and a date.
  static func relative(from now: Date, to date: Date, _ calendar: Calendar) -> String {
    let parts = units(from: now, to: date, calendar)
    guard let first = parts.firstIndex(where: { $0.count > 0 }) else { return "0 seconds" }
    return parts[first...].prefix(2).filter { $0.count > 0 }.map(\.text).joined(separator: ", ")
  }

  /// The largest unit of the time between now and a date, with a sign.
  static func offset(from now: Date, to date: Date, _ calendar: Calendar) -> String {
    let parts = units(from: now, to: date, calendar)
    let text = parts.first { $0.count > 0 }?.text ?? "0 seconds"
    return (date < now ? "-" : "+") + text
  }

  private static func units(
    from now: Date, to date: Date, _ calendar: Calendar
  ) -> [(count: Int, text: String)] {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = start.addingTimeInterval(Double(seconds(from: now, to: date)))
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: start, to: end)
    let counts: [(Int?, String)] = [
      (parts.year, "year"), (parts.month, "month"), (parts.day, "day"), (parts.hour, "hour"),
      (parts.minute, "minute"), (parts.second, "second"),
    ]
    return counts.map { count, name in
      (count ?? 0, "\(count ?? 0) \(name)\(count == 1 ? "" : "s")")
    }
  }
}
