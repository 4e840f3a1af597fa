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
