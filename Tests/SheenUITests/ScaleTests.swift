import SheenCore
import SheenDisplay
import SheenUI
import Testing

private struct Grid: View {
  let count: Int
  let trigger: Trigger
  var body: some View {
    ZStack {
      ForEach(0..<count) { index in Cell(trigger: trigger, index: index) }
    }
  }
}

private struct Cell: View {
  let trigger: Trigger
  let index: Int
  @State private var isOn = false
  var body: some View {
    trigger.count("cell")
    Color.red.frame(width: isOn ? 20 : 10, height: 10)
      .offset(x: CGFloat(index % 100), y: CGFloat(index / 100))
      .rotationEffect(.degrees(isOn ? 90 : 0))
      .onAppear { if index == 5 { trigger.action = { withAnimation { isOn.toggle() } } } }
  }
}

@MainActor
struct ScaleTests {
  /// A change of one cell among many evaluates one body.
  @Test func aChangeCostsWhatItTouches() throws {
    let trigger = Trigger()
    let host = host(Grid(count: 10_000, trigger: trigger))
    #expect(try rects(host).count == 10_000)
    #expect(trigger.counts["cell"] == 10_000)
    try host.fire(trigger, at: 1)
    for frame in 0..<10 { _ = try host.displayList(at: 1 + Double(frame) / 60) }
    #expect(trigger.counts["cell"] == 10_001)
  }
}
