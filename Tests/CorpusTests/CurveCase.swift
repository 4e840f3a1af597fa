import Foundation
import SheenUI

/// Curves, jumps and one in the other, against values computed with 50 digits and published ones.
enum CurveCase {
  private static func curve(_ p: [Double]) -> UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: p[0], y: p[1]), endControlPoint: UnitPoint(x: p[2], y: p[3]))
  }

  /// A cubic from (0, 0) to (1, 1); slopes, of which the reference says no tolerance, where they are not
  /// steep, relative and a hundred times looser than values.
  static func bezier(_ line: [String: Any]) -> [Figure] {
    let curve = curve(line.numbers("p"))
    return line.rows("samples").flatMap { sample -> [Figure] in
      guard let x = sample[0], let y = sample[1] else { return [] }
      let value = Figure("at \(x)", curve.value(at: x), from: y, within: line.tolerance)
      // At the ends SwiftUI's curves have slopes of their own.
      guard let slope = sample[2], slope.magnitude < 100, x > 0, x < 1 else { return [value] }
      let tolerance = line.tolerance * max(1, slope.magnitude) * 100
      return [
        value, Figure("slope at \(x)", curve.velocity(at: x), from: slope, within: tolerance),
      ]
    }
  }

  /// Values of Apple's unit curves that another project published.
  static func published(_ line: [String: Any]) -> [Figure] {
    let curve: UnitCurve
    switch line.id {
    case "external/unitcurve-circular-ease-out": curve = .circularEaseOut
    case let id where id.hasPrefix("external/unitcurve-"): curve = Self.curve(line.numbers("p"))
    default: return []
    }
    return (line["samples"] as? [[Any]] ?? []).compactMap { sample in
      guard let x = (sample[1] as? NSNumber)?.doubleValue,
        let expected = (sample[2] as? NSNumber)?.doubleValue
      else { return nil }
      let value = sample[0] as? String == "value" ? curve.value(at: x) : curve.velocity(at: x)
      return Figure("\(sample)", value, from: expected, within: line.tolerance)
    }
  }

  // MARK: Jumps

  /// Keyframes that hold equal spans and jump between them, as `steps(n, position)` does in one second.
  static func timeline(steps n: Int, _ position: String) -> KeyframeTimeline<Double> {
    let first = position == "jump-start" || position == "jump-both" ? 1 : 0
    let jumps = position == "jump-both" ? n + 1 : position == "jump-none" ? n - 1 : n
    return KeyframeTimeline(initialValue: 0) {
      KeyframeTrack {
        for index in 0..<n {
          let level = Double(index + first) / Double(jumps)
          MoveKeyframe(level)
          LinearKeyframe(level, duration: 1 / Double(n))
        }
        MoveKeyframe(1.0)
      }
    }
  }

  /// The value at a share of the second; `isBefore` takes what was there until then.
  static func value(
    of timeline: KeyframeTimeline<Double>, at x: Double, isBefore: Bool = false
  ) -> Double {
    // Sums of equal parts are not exact: a jump lies within rounding of its place.
    timeline.value(time: isBefore ? x - 1e-9 : x + (x < 0 ? 0 : 1e-9))
  }

  /// `steps(n, position)` off the jumps, at them, and just before.
  static func steps(_ line: [String: Any]) -> [Figure] {
    let timeline = timeline(
      steps: Int(line.number("n")), line["position"] as? String ?? "")
    func figure(_ x: Double, _ expected: Double, isBefore: Bool = false) -> Figure {
      Figure(
        isBefore ? "before \(x)" : "at \(x)", value(of: timeline, at: x, isBefore: isBefore),
        from: expected, within: line.tolerance)
    }
    return line.rows("samples").compactMap { row in
      row[0].flatMap { x in row[1].map { figure(x, $0) } }
    }
      + line.rows("at_jumps_value_and_before_flag_value").flatMap { row -> [Figure] in
        guard let x = row[0], let value = row[1], let before = row[2] else { return [] }
        return [figure(x, value), figure(x, before, isBefore: true)]
      }
  }

  /// A function from progress to progress by its CSS name.
  static func easing(_ css: String) -> (_ x: Double, _ isBefore: Bool) -> Double {
    let parts = css.split { "(), ".contains($0) }.map(String.init)
    switch parts.first {
    case "cubic-bezier":
      let curve = curve(parts.dropFirst().compactMap(Double.init))
      return { x, _ in curve.value(at: x) }
    case "steps", "step-start", "step-end":
      let n = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
      let name = parts.count > 2 ? parts[2] : parts[0] == "step-start" ? "start" : "end"
      let timeline = timeline(steps: n, name.hasPrefix("jump-") ? name : "jump-\(name)")
      return { x, isBefore in value(of: timeline, at: x, isBefore: isBefore) }
    case "ease": return easing("cubic-bezier(0.25, 0.1, 0.25, 1)")
    case "ease-in-out": return easing("cubic-bezier(0.42, 0, 0.58, 1)")
    default: return { x, _ in UnitCurve.linear.value(at: x) }
    }
  }

  /// One function of what another makes of the time, which may leave 0…1.
  static func nested(_ line: [String: Any]) -> [Figure] {
    let outer = easing(line["keyframe_easing"] as? String ?? "")
    let inner = easing(line["effect_easing"] as? String ?? "")
    return line.rows("samples_ms_value").compactMap { row in
      guard let ms = row[0], let expected = row[1] else { return nil }
      let share = outer(inner(ms / line.number("duration_ms"), false), false)
      let value = line.number("from") + (line.number("to") - line.number("from")) * share
      return Figure("at \(ms) ms", value, from: expected, within: line.tolerance)
    }
  }
}
