internal import SheenMotion

/// Code that waits for the animations of one transaction.
///
/// Used on the main thread only: transactions carry it there from wherever they were made.
final class AnimationCompletion: @unchecked Sendable {
  private let criteria: AnimationCompletionCriteria
  /// What the completion is a part of, if it comes again and again for ever.
  let cycle: Course?
  private let action: () -> Void
  /// When the last animation known so far is complete; `nil` if one never is.
  private var due: Double? = 0
  private var isScheduled = false

  init(
    criteria: AnimationCompletionCriteria, cycle: Course? = nil, action: @escaping () -> Void
  ) {
    self.criteria = criteria
    self.cycle = cycle
    self.action = action
  }

  /// Waits for an animation too; `nil` ends never come.
  func wait(logicalEnd: Double?, end: Double?) {
    let time = criteria.isRemoval ? end : logicalEnd
    due = due.flatMap { known in time.map { max(known, $0) } }
  }

  /// The moment to run at and the code, given once, when all animations are known.
  func take(notBefore time: Double) -> (due: Double, action: () -> Void)? {
    guard !isScheduled, let due else { return nil }
    isScheduled = true
    return (max(due, time), action)
  }
}
