import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenUI
import Testing

/// Containers of many views draw the same with and without what their target holds.
@MainActor
@Suite struct CrowdPixelTests {
  private struct Turning: View {
    @State private var isTurned = false
    var body: some View {
      ZStack {
        ForEach(0..<30) { index in
          Color.red.frame(width: 12, height: 8)
            .rotation3DEffect(.degrees(isTurned ? 300 : 0), axis: (x: 1, y: 0.5, z: 0))
            .offset(x: isTurned ? CGFloat(index) * 6 - 90 : 0, y: isTurned ? 30 : -30)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isTurned = true } }
    }
  }

  @Test func viewsInPerspectiveAreDrawnWhereTheyHaveMoved() throws {
    let host = host(Turning(), size: Size(240, 80))
    let planner = FramePlanner()
    var held: DisplayList?
    var target = Pixmap(width: 240, height: 80)
    for frame in 0..<40 {
      let list = try host.displayList(at: Double(frame) / 60)
      try TestRenderers.cpu.render(try planner.plan(list, previous: held), into: &target)
      held = list
      #expect(target == (try TestRenderers.cpu.picture(of: list)), "frame \(frame)")
    }
  }
}
