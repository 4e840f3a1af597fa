internal import SheenCore
internal import SheenDisplay

extension RandomDisplayList {
  /// A gradient of any form, degenerate ones among them, for a rectangle.
  mutating func gradient(_ rect: Rect) -> Paint {
    let ramp = ramp()
    let center = rect.point(atFraction: random.number(-0.2...1.2), random.number(-0.2...1.2))
    switch random.integer(0...3) {
    case 0, 1:
      let start = rect.point(atFraction: random.number(-0.2...1), random.number(-0.2...1))
      let end =
        random.chance(0.05)
        ? start : rect.point(atFraction: random.number(0...1.2), random.number(0...1.2))
      return .linear(LinearPaint(ramp, from: start, to: end))
    case 2:
      let start = random.pick([0, 0, random.number(0...30)])
      return .radial(
        RadialPaint(
          ramp, center: center, from: start,
          to: random.chance(0.05) ? start : random.number(0.5...80),
          verticalStretch: random.pick([1, 1, random.number(0.2...3)])))
    default:
      let start = random.pick([0, -Double.pi / 2, random.number(-7...7)])
      let turn = 2 * Double.pi
      let span = random.pick([turn, turn, random.number(0.5...6), -4, 9, 0])
      return .angular(AngularPaint(ramp, center: center, from: start, to: start + span))
    }
  }

  private mutating func ramp() -> ColorRamp {
    let count = random.pick([1, 2, 2, 3, 7, 16, random.integer(2...64)])
    var stops = (0..<count).map { index in
      ColorRamp.Stop(Double(index) / Double(max(count - 1, 1)), color())
    }
    if random.chance(0.5) {
      for index in stops.indices { stops[index].location = random.number(-0.1...1.1) }
      if random.chance(0.8) { stops.sort { $0.location < $1.location } }
    }
    if random.chance(0.25), count > 1 {
      let index = random.integer(1...count - 1)
      stops[index].location = stops[index - 1].location
    }
    return ColorRamp(
      stops, space: random.pick(ColorRamp.Space.allCases),
      alphaRule: random.chance(0.7) ? .weighted : .unweighted,
      extend: random.pick(ColorRamp.Extend.allCases))
  }
}
