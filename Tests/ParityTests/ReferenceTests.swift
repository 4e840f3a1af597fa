import SheenCPU
import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// The planner and the CPU renderer against the rendering model evaluated in double precision.
@Suite struct ReferenceTests {
  /// The largest difference from the model, in 8-bit steps, over the decided pixels.
  static func largestError(
    of list: DisplayList, _ picture: Pixmap
  ) -> (error: Double, x: Int, y: Int) {
    var worst = (error: 0.0, x: 0, y: 0)
    var reference = ReferenceRenderer(list)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        guard let color = reference.color(x: x, y: y) else { continue }
        let stored = picture[x, y]
        for channel in 0..<4 {
          let exact = min(max(color[channel], 0), 1) * 255
          let error = abs(Double(stored[channel]) - exact)
          if error > worst.error { worst = (error, x, y) }
        }
      }
    }
    return worst
  }

  @Test(arguments: [0, 250, 500, 750])
  func randomListsMeetTheModel(first: Int) throws {
    let renderer = CPURenderer(threads: 1)
    for seed in first..<first + 250 {
      let list = RandomDisplayList.make(seed: UInt64(seed))
      let plan = try FramePlanner().plan(list)
      var picture = Pixmap(width: plan.width, height: plan.height)
      try renderer.render(plan, into: &picture)
      let worst = Self.largestError(of: list, picture)
      #expect(
        worst.error <= list.allowedError,
        "seed \(seed): off by \(worst.error) at (\(worst.x), \(worst.y))\n\(list)")
    }
  }
}
