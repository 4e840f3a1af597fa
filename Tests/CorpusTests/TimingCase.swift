import Foundation
import SheenMotion

/// Delays, repeats and directions against the timing model of Web Animations, whose terms these are.
struct TimingCase {
  private let line: [String: Any]
  /// In seconds, as all times here.
  private let delay: Double
  private let duration: Double
  /// How many passes there are, perhaps part of one or none.
  private let passes: Double
  /// How many passes are taken as gone at the start.
  private let start: Double
  /// When the effect is over or cut short, after the delay.
  private let end: Double
  private let easing: String
  private let direction: String

  init(_ line: [String: Any]) {
    self.line = line
    let input = line["input"] as? [String: Any] ?? [:]
    duration = input.number("duration") / 1000
    passes = input.number("iterations", or: 1)
    start = input.number("iterationStart", or: 0)
    delay = input.number("delay", or: 0) / 1000
    let active = passes == 0 || duration == 0 ? 0 : duration * passes
    end = max(min(active, active + input.number("endDelay", or: 0) / 1000), 0)
    easing = input["easing"] as? String ?? "linear"
    direction = input["direction"] as? String ?? "normal"
  }

  /// The time of one pass; a second where a pass takes no time or all of it, and no time at all where
  /// passes without end take none.
  private var pass: Double {
    if duration == 0, passes == .infinity { return 0 }
    return duration > 0 && duration < .infinity ? duration : 1
  }

  /// The passes from the start on, each from 0 to 1, the delay in front of them.
  ///
  /// They end at 1 with a whole pass. Where they are to end inside one they go on, and are looked at no
  /// later than that.
  private var motion: Motion {
    let total = start + passes
    let isWhole = passes > 0 && total < .infinity && total == total.rounded()
    let curves = [
      "ease": TimingCurve(0.25, 0.1, 0.25, 1), "ease-in-out": TimingCurve.easeInOut,
    ]
    let passing = Motion.repeated(
      .curve(curves[easing] ?? .linear, duration: pass), count: isWhole ? Int(total) : nil,
      autoreverses: direction == "alternate")
    return .delayed(.delayed(passing, by: -start * pass), by: delay)
  }

  /// How many passes are gone at a moment.
  private func gone(at time: Double, _ phase: String) -> Double {
    if phase == "before" || duration == .infinity { return 0 }
    return duration == 0 ? passes : min(max(time - delay, 0), end) / duration
  }

  var figures: [Figure] {
    line.objects("samples").flatMap { sample -> [Figure] in
      let time = sample.number("local_time_ms") / 1000
      let phase = sample["phase"] as? String ?? ""
      let gone = gone(at: time, phase)
      let values = [("progress", progress(gone, phase)), ("iteration", iteration(gone))]
      return values.filter { sample[$0.0] != nil }.map {
        Figure(
          "\($0.0) \(phase) \(time)", $0.1, from: sample.number($0.0), within: line.tolerance)
      }
    }
  }

  /// What shows when some passes are gone.
  private func progress(_ gone: Double, _ phase: String) -> Double {
    let time = phase == "before" ? delay - 1 : delay + (pass > 0 ? gone * pass : 0)
    var way = motion.progress(at: time, span: 1)
    if direction == "reverse" { way = 1 - way }
    guard easing.hasPrefix("steps") else { return way }
    let isOdd = Motion.pass(at: start + gone, of: 1).index.truncatingRemainder(dividingBy: 2) == 1
    let isBackwards = direction == "reverse" || direction == "alternate" && isOdd
    return CurveCase.easing(easing)(way, phase == (isBackwards ? "after" : "before"))
  }

  /// The pass a moment is in; the end of the last one is still in it.
  private func iteration(_ gone: Double) -> Double {
    let index = Motion.pass(at: start + gone, of: 1).index
    let isEnd = passes > 0 && gone > passes - 1e-9 && start + passes == index
    return isEnd && index < .infinity ? index - 1 : index
  }
}
