/// What a scene does over all time if it is left alone.
package enum SceneExtent: Hashable, Sendable {
  /// It never changes.
  case still
  /// It stands still from a moment on, in seconds.
  case rests(at: Double)
  /// From a moment on, in seconds, it repeats with a period, in seconds.
  case repeats(from: Double, period: Double)
  /// It goes on for ever, without a period that could be found.
  case endless
}

/// Something that may be moving, and that has to be looked at again at every moment while it does.
@MainActor
protocol ActiveParticipant: AnyObject {
  /// Whether the host follows it.
  var isActive: Bool { get set }
  /// Called before the picture of another moment is made.
  func timeChanged()
  /// Its properties that may be moving.
  var animating: [any Animating] { get }
}

extension ActiveParticipant {
  /// Whether any of its properties is moving.
  func isAnimating(at time: Double) -> Bool {
    animating.contains { $0.isAnimating(at: time) }
  }
}

/// Something that collects layout items from nodes once these are up to date.
@MainActor
protocol ItemCollector: AnyObject {
  func collect()
}
