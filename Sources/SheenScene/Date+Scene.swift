// Scene files see these in place of Foundation's and Dispatch's own, since SheenScene is all they import.

public import Foundation
internal import SwiftUI

extension Date {
  /// The scene's date: its epoch and the time that has passed in it.
  public init() {
    let clock = SceneClock.current
    self.init(timeIntervalSinceReferenceDate: (clock?.epoch ?? 0) + (clock?.time ?? 0))
  }

  /// The scene's date.
  public static var now: Date { Date() }

  /// The seconds from the scene's date to this one.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
}
