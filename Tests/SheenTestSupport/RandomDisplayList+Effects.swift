internal import SheenCore
internal import SheenDisplay

extension RandomDisplayList {
  /// Gives an item a blur, a threshold, a shadow, or seldom several of them.
  mutating func addEffects(to item: inout DisplayItem) {
    func radius() -> Double {
      random.pick([0, -1, 0.3, 1, 2.5, random.number(0...6), random.number(0...25)])
    }
    if random.chance(0.15) {
      item.blur = Blur(radius: radius(), isOpaque: random.chance(0.2))
    }
    if random.chance(0.08) {
      let low = random.pick([0, 0.1, 0.5, random.number(0...1)])
      item.threshold = AlphaThreshold(
        min: low, max: random.pick([1, 1, random.number(low...1)]), color: color())
    }
    if random.chance(0.12) {
      item.shadow = DropShadow(
        color: color(), radius: radius(),
        offset: Point(random.number(-12...12), random.pick([0, random.number(-12...12)])))
    }
  }
}
