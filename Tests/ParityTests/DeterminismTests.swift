import SheenCPU
import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// What must not change a byte, and what may change a pixel by one.
@Suite struct DeterminismTests {
  static func draw(
    _ list: DisplayList, threads: Int = 1, shortcuts: FramePlanner.Shortcuts = .all
  ) throws -> Pixmap {
    let plan = try FramePlanner(shortcuts: shortcuts).plan(list)
    var picture = Pixmap(width: plan.width, height: plan.height)
    try CPURenderer(threads: threads).render(plan, into: &picture)
    return picture
  }

  @Test func bytesDoNotDependOnThreads() throws {
    for seed in 0..<100 as Range<UInt64> {
      let list = RandomDisplayList.make(seed: seed)
      let one = try Self.draw(list)
      #expect(try Self.draw(list, threads: 2) == one, "seed \(seed), 2 threads")
      #expect(try Self.draw(list, threads: 7) == one, "seed \(seed), 7 threads")
    }
  }

  @Test func bytesOfEffectsDoNotDependOnThreads() throws {
    let renderers = [CPURenderer(threads: 2), CPURenderer(threads: 7)]
    for seed in 0..<100 as Range<UInt64> {
      let list = RandomDisplayList.make(seed: seed, effects: true)
      let one = try Self.draw(list)
      for renderer in renderers {
        #expect(try renderer.picture(of: list) == one, "seed \(seed), \(renderer.summary)")
      }
    }
  }

  /// Draws a chain of changing lists with damage and each list afresh.
  @Test(arguments: [false, true])
  func bytesDoNotDependOnDamage(effects: Bool) throws {
    let renderer = CPURenderer(threads: 1)
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var list = RandomDisplayList.make(seed: seed, effects: effects)
      let planner = FramePlanner()
      var target = Pixmap(width: list.pixelWidth, height: list.pixelHeight)
      try renderer.render(try planner.plan(list), into: &target)
      for step in 0..<4 {
        let previous = list
        list.items = Mutation.mutated(list.items, seed: seed * 31 + UInt64(step), using: &random)
        try renderer.render(try planner.plan(list, previous: previous), into: &target)
        let fresh = try Self.draw(list)
        #expect(target == fresh, "seed \(seed), step \(step): \(Agreement(target, fresh))")
      }
    }
  }

  /// The same with what groups cover known beforehand, so that the planner passes over some.
  @Test(arguments: [false, true])
  func bytesDoNotDependOnKnownExtents(effects: Bool) throws {
    let renderer = CPURenderer(threads: 1)
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var list = RandomDisplayList.make(seed: seed, effects: effects)
      list.items = Mutation.withExtents(list.items)
      let planner = FramePlanner()
      var target = Pixmap(width: list.pixelWidth, height: list.pixelHeight)
      try renderer.render(try planner.plan(list), into: &target)
      for step in 0..<4 {
        let previous = list
        var plain = list
        plain.items = Mutation.mutated(list.items, seed: seed * 37 + UInt64(step), using: &random)
        plain.items = Mutation.withExtents(plain.items, known: false)
        list.items = Mutation.withExtents(plain.items)
        try renderer.render(try planner.plan(list, previous: previous), into: &target)
        let fresh = try Self.draw(plain)
        #expect(target == fresh, "seed \(seed), step \(step): \(Agreement(target, fresh))")
      }
    }
  }

  @Test func shortcutsChangeAPixelByAtMostOne() throws {
    let sets: [FramePlanner.Shortcuts] = [[], .fusion, .folding, .hiding, [.fusion, .folding]]
    for seed in 0..<300 as Range<UInt64> {
      let list = RandomDisplayList.make(seed: seed)
      let all = try Self.draw(list)
      for shortcuts in sets {
        let agreement = Agreement(all, try Self.draw(list, shortcuts: shortcuts))
        #expect(agreement.largest <= 1, "seed \(seed), \(shortcuts.rawValue): \(agreement)")
      }
    }
  }
}

/// Changes a list the way frames of an animation differ.
enum Mutation {
  /// The items with the extents of groups found out, or forgotten.
  static func withExtents(_ items: [DisplayItem], known: Bool = true) -> [DisplayItem] {
    items.map { item in
      var item = item
      if var mask = item.mask {
        mask.items = withExtents(mask.items, known: known)
        item.mask = mask
      }
      if case .group(let children) = item.content {
        let children = withExtents(children, known: known)
        item.content = .group(children)
        item.extent = known ? DrawnExtent(of: children) : nil
      }
      return item
    }
  }

  static func mutated(
    _ items: [DisplayItem], seed: UInt64, using random: inout SeededGenerator
  ) -> [DisplayItem] {
    var items = items
    switch random.integer(0...5) {
    case 0 where !items.isEmpty: items.remove(at: random.integer(0...items.count - 1))
    case 1: items.append(contentsOf: RandomDisplayList.make(seed: seed).items.prefix(1))
    case 2 where items.count > 1: items.swapAt(0, items.count - 1)
    default:
      for index in items.indices where random.chance(0.5) {
        items[index] = changed(items[index], seed: seed, using: &random)
      }
    }
    return items
  }

  private static func changed(
    _ item: DisplayItem, seed: UInt64, using random: inout SeededGenerator
  ) -> DisplayItem {
    var item = item
    switch random.integer(0...5) {
    case 0: item.transform = .translation(random.number(-9...9), 3) * item.transform
    case 1: item.opacity = random.number(0...1)
    case 2:
      if let mask = item.mask {
        item.mask?.items = mutated(mask.items, seed: seed + 1, using: &random)
      }
    case 3: item.mask = nil
    case 4: item.blend = random.pick([.normal, .multiply, .destinationOut, .copy])
    default:
      if case .group(let children) = item.content {
        item.content = .group(mutated(children, seed: seed + 2, using: &random))
      }
    }
    return item
  }
}
