import Foundation
import SheenMotion
import SheenUI

/// Springs, against closed forms computed with 50 digits and values other engines gave.
enum SpringCase {
  /// A span so large that a spring counts as moving at every sample.
  private static let span = 1e12

  /// A course from 0 to 1, by the engine and as SwiftUI has it, and when it has settled.
  static func course(_ line: [String: Any]) -> [Figure] {
    let (mass, stiffness, damping, start) = (
      line.number("mass"), line.number("stiffness"), line.number("damping"),
      line.number("initialVelocity")
    )
    let motion = Motion.spring(
      SheenMotion.Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: start), merges: true)
    let spring = SheenUI.Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    var figures: [Figure] = []
    for sample in line.rows("samples_t_value_velocity") {
      guard let t = sample[0], let x = sample[1], let v = sample[2] else { continue }
      let speed = line.tolerance * max(1, v.magnitude)
      figures += [
        Figure("at \(t)", motion.progress(at: t, span: span), from: x, within: line.tolerance),
        Figure("rate at \(t)", motion.velocity(at: t, span: span), from: v, within: speed),
        Figure(
          "value at \(t)", spring.value(target: 1.0, initialVelocity: start, time: t), from: x,
          within: line.tolerance),
        Figure(
          "velocity at \(t)", spring.velocity(target: 1.0, initialVelocity: start, time: t),
          from: v, within: speed),
      ]
    }
    for (epsilon, time) in line["settling"] as? [String: NSNumber] ?? [:] {
      let end = spring.settlingDuration(
        target: 1.0, initialVelocity: start, epsilon: Double(epsilon) ?? .nan)
      let tolerance = line.tolerance * max(1, time.doubleValue)
      figures.append(
        Figure("settled to \(epsilon)", end, from: time.doubleValue, within: tolerance))
    }
    return figures
  }

  /// What duration and bounce come to.
  static func parameters(_ line: [String: Any]) -> [Figure] {
    let (duration, bounce) = (line.number("duration"), line.number("bounce"))
    let spring = SheenMotion.Spring(duration: duration, bounce: bounce)
    let shown = SheenUI.Spring(duration: duration, bounce: bounce)
    return [
      ("response", spring.response), ("dampingFraction", spring.dampingFraction),
      ("stiffness", spring.stiffness), ("damping", spring.damping),
      ("stiffness", shown.stiffness), ("damping", shown.damping),
      ("dampingFraction", shown.dampingRatio), ("bounce", shown.bounce),
    ].map { Figure($0.0, $0.1, from: line.number($0.0), within: line.tolerance) }
  }

  /// Values other engines published; some are rounded down.
  static func published(_ line: [String: Any]) -> [Figure] {
    guard line["dampingFraction"] != nil else { return [] }
    let fraction = line.number("dampingFraction")
    let spring =
      if line["response"] != nil {
        SheenMotion.Spring(response: line.number("response"), dampingFraction: fraction)
      } else {
        SheenMotion.Spring(
          stiffness: line.number("stiffness"),
          damping: 2 * fraction * line.number("stiffness").squareRoot())
      }
    let motion = Motion.spring(spring, merges: true)
    let distance = line.number("to", or: 1)
    return (line["samples"] as? [[Any]] ?? []).map { sample in
      let row = sample.compactMap { ($0 as? NSNumber)?.doubleValue }
      func figure(_ value: Double, from expected: Double) -> Figure {
        Figure("\(sample)", value, from: expected, within: line.tolerance)
      }
      switch sample[0] as? String {
      case "stiffness": return figure(spring.stiffness, from: row[0])
      case "damping": return figure(spring.damping, from: row[0])
      case "x":
        let x = motion.progress(at: row[0], span: span) * distance
        return figure(x.rounded(.down), from: row[1])
      case "v":
        let v = motion.velocity(at: row[0], span: span) * distance
        return figure(v.rounded(.down), from: row[1])
      default:
        let time = row[0] * line.number("time_scale")
        return figure(motion.progress(at: time, span: span), from: row[1])
      }
    }
  }
}
