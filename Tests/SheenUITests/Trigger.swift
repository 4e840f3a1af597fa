import SheenUI

/// Lets a test run what a view would run on an event, and counts what views do.
@MainActor
final class Trigger {
  var action: () -> Void = {}
  var counts: [String: Int] = [:]
  var others: [() -> Void] = []
  var log: [String] = []

  func count(_ name: String) -> EmptyView {
    counts[name, default: 0] += 1
    return EmptyView()
  }
}

extension ViewHost {
  /// Runs the trigger's action at a time.
  func fire(_ trigger: Trigger, at time: Double) throws {
    try perform(at: time) { trigger.action() }
  }
}
