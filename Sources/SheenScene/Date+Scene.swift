// Scene files see these in place of Foundation's and Dispatch's own, since SheenScene is all they import.

public import Foundation
internal import SwiftUI

extension Date {
  /// The scene's date: its epoch and the time that has passed in it.
  public init() {
    self.init(timeIntervalSinceReferenceDate: SceneClock.current?.date ?? 0)
  }

  /// The date some seconds after the scene's.
  public init(timeIntervalSinceNow interval: TimeInterval) {
    self = Date().addingTimeInterval(interval)
  }

  /// The scene's date.
  public static var now: Date { Date() }

  /// The seconds from the scene's date to this one.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
}

extension ProcessInfo {
  /// The seconds since the scene's start.
  public var systemUptime: TimeInterval { SceneClock.current?.time ?? 0 }
}

/// The seconds since the scene's start.
public func CACurrentMediaTime() -> CFTimeInterval { SceneClock.current?.time ?? 0 }

/// The seconds from 2001-01-01 00:00 UTC to the scene's date.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { SceneClock.current?.date ?? 0 }

/// A length of time in seconds, as Core Foundation calls it.
public typealias CFTimeInterval = Double

/// Seconds from 2001-01-01 00:00 UTC, as Core Foundation calls them.
public typealias CFAbsoluteTime = Double

extension TimeZone {
  /// UTC: a picture does not depend on where it is made.
  public static var current: TimeZone { .gmt }
}

extension Calendar {
  /// The Gregorian calendar in UTC: a picture does not depend on where it is made.
  public static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = .current
    return calendar
  }
}

extension Locale {
  /// English as in the United States: a picture does not depend on where it is made.
  public static var current: Locale { Locale(identifier: "en_US") }
}
