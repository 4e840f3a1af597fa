internal import Foundation

/// The machine's date.
enum MachineDate {
  /// Seconds since 2001-01-01 00:00 UTC.
  static var now: Double { Date().timeIntervalSinceReferenceDate }
}
