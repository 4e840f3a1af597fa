/// What a preview window has measured.
package struct FrameStatistics: Equatable, Sendable {
  /// The number of frame times kept.
  package static let capacity = 120

  /// The last frame times in seconds, the newest last.
  package private(set) var frameTimes: [Double] = []
  /// The time between two refreshes of the display, in seconds, where it is known.
  package var interval: Double?
  /// The number of frames drawn.
  package var frameCount = 0
  /// How often the window's loop woke up.
  package var wakeUpCount = 0
  /// The tiles drawn in the last frame.
  package var dirtyTileCount = 0
  /// The tiles of the picture.
  package var tileCount = 0
  /// How long the last frame took to draw, in seconds.
  package var drawTime = 0.0
  /// What draws.
  package var renderer = ""

  /// Makes statistics of nothing yet.
  package init() {}

  /// Adds a measured frame time in seconds; the oldest beyond the capacity goes.
  package mutating func record(frameTime: Double) {
    guard frameTime.isFinite, frameTime >= 0 else { return }
    frameTimes.append(frameTime)
    if frameTimes.count > Self.capacity {
      frameTimes.removeFirst(frameTimes.count - Self.capacity)
    }
  }
}
