/// A curve with two control points.
struct Cubic: Equatable {
  var a, b, c, d: Point

  init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  /// The same curve as one with a single control point.
  init(quadratic a: Point, _ control: Point, _ d: Point) {
    self.init(a, a.mixed(control, 2.0 / 3), d.mixed(control, 2.0 / 3), d)
  }

  /// The place at a parameter from 0 to 1.
  func point(_ t: Double) -> Point {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }

  /// The derivative by the parameter.
  func slope(_ t: Double) -> Point {
    let s = 1 - t
    return (b - a) * (3 * s * s) + (c - b) * (6 * s * t) + (d - c) * (3 * t * t)
  }

  /// The second derivative by the parameter.
  func bend(_ t: Double) -> Point {
    (a - b * 2 + c) * (6 * (1 - t)) + (b - c * 2 + d) * (6 * t)
  }

  /// The part between two parameters.
  func part(_ from: Double, _ to: Double) -> Cubic {
    let (start, end) = (point(from), point(to))
    let third = (to - from) / 3
    return Cubic(start, start + slope(from) * third, end - slope(to) * third, end)
  }

  var reversed: Cubic { Cubic(d, c, b, a) }

  /// The length of the polygon of end and control points: no less than the curve's.
  var polygonLength: Double {
    (b - a).magnitude + (c - b).magnitude + (d - c).magnitude
  }

  /// How far the curve may lie from the straight line between its ends (Wang's bound).
  var deviation: Double {
    0.75 * max((a - b * 2 + c).magnitude, (b - c * 2 + d).magnitude)
  }

  // MARK: Length

  /// The length up to a parameter.
  func length(to end: Double = 1) -> Double {
    length(0, end, gauss(0, end), depth: 0)
  }

  private func length(_ from: Double, _ to: Double, _ whole: Double, depth: Int) -> Double {
    let middle = (from + to) / 2
    let (first, second) = (gauss(from, middle), gauss(middle, to))
    if depth == 12 || (first + second - whole).magnitude <= 1e-10 * polygonLength {
      return first + second
    }
    return length(from, middle, first, depth: depth + 1)
      + length(middle, to, second, depth: depth + 1)
  }

  /// The nodes and weights of Gauss's rule with five points.
  private static let nodes: [(Double, Double)] = [
    (0, 0.5688888888888889), (0.5384693101056831, 0.4786286704993665),
    (-0.5384693101056831, 0.4786286704993665), (0.9061798459386640, 0.2369268850561891),
    (-0.9061798459386640, 0.2369268850561891),
  ]

  private func gauss(_ from: Double, _ to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    return Self.nodes.reduce(0) { sum, node in
      sum + node.1 * half * slope(middle + half * node.0).magnitude
    }
  }

  /// The parameter up to which the curve has a length, by Newton's method kept in bounds.
  func parameter(atLength target: Double, of total: Double) -> Double {
    if target <= 0 { return 0 }
    if target >= total { return 1 }
    var (low, high) = (0.0, 1.0)
    var t = target / total
    for _ in 0..<40 {
      let error = length(to: t) - target
      if error.magnitude <= 1e-10 * total { break }
      if error > 0 { high = t } else { low = t }
      let speed = slope(t).magnitude
      let next = speed > 0 ? t - error / speed : -1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
