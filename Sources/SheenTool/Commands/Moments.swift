internal import SheenCore
internal import SheenUI

/// Which moments are rendered.
struct Moments {
  /// The rate that numbers the frames.
  let rate: FrameRate
  /// The frames, by absolute number; for one moment, frame 0 only.
  let frames: Range<Int>
  /// The one moment, in seconds, where it is not a frame of a duration.
  private let single: Double?

  /// One moment.
  init(at time: Double, rate: FrameRate) {
    self.rate = rate
    single = time
    frames = 0..<1
  }

  /// What the options say, and where they say nothing what the scene does.
  ///
  /// - Throws: A failure where the scene goes on for ever without a period, or has fewer frames than
  ///   `--frames` names.
  init(
    _ arguments: Arguments, scene: String, extent: () throws(ToolError) -> SceneExtent
  ) throws(ToolError) {
    guard let rate = arguments[Options.fps] else { throw .usage("--fps: missing") }
    self.rate = rate
    single = nil
    let count: Int
    if let duration = arguments[Options.duration] {
      count = rate.frameCount(below: duration)
    } else {
      count = try Self.count(of: extent(), rate, scene)
    }
    guard count > 0 else {
      throw .failure("--duration is too long to count its frames; choose a shorter one")
    }
    guard let part = arguments[Options.frames] else {
      frames = 0..<count
      return
    }
    guard part.upperBound <= count else {
      throw .failure(
        "\(scene): --frames \(part.lowerBound)..\(part.upperBound) ends after the last of "
          + "\(count) frames; choose an end up to \(count) or a longer --duration")
    }
    frames = part
  }

  /// The frames of one loop, or up to the one in which everything rests.
  private static func count(
    of extent: SceneExtent, _ rate: FrameRate, _ scene: String
  ) throws(ToolError) -> Int {
    switch extent {
    case .still: return 1
    case .rests(let end): return rate.frameCount(below: end) + 1
    case .repeats(let start, let period): return rate.frameCount(below: start + period)
    case .endless:
      throw .failure("\(scene): never comes to rest and has no loop; give --duration")
    }
  }

  /// The instant of a frame in seconds.
  func time(of frame: Int) -> Double { single ?? rate.time(ofFrame: frame).value }
}
