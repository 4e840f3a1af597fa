import Foundation
import SheenCore
import SheenScene
import Testing

extension WindowTests {
  /// Three cards with a star that shows while the pointer is on its card: the second seed.
  private func cards() throws -> PreviewScene {
    try TestScene.compile(
      "Cards",
      """
      struct Cards: View {
        var body: some View {
          HStack(spacing: 12) {
            Card(color: Color(red: 0.8, green: 0.2, blue: 0.2))
            Card(color: Color(red: 0.2, green: 0.6, blue: 0.2))
            Card(color: Color(red: 0.2, green: 0.2, blue: 0.8))
          }
          .padding()
        }
      }

      private struct Card: View {
        @Namespace private var space
        @State var color: Color

        var body: some View {
          ZStack {
            Rectangle().foregroundStyle(color)
            Image(systemName: "star.fill").foregroundColor(.white).font(.largeTitle)
              .hoverEffect(in: HoverEffectGroup(space)) { effect, isActive, _ in
                effect.opacity(isActive ? 1 : 0)
              }
          }
          .hoverEffect(in: HoverEffectGroup(space)) { effect, _, _ in effect }
          .aspectRatio(4 / 3, contentMode: .fit)
          .clipShape(.rect(cornerRadius: 24))
        }
      }
      """)
  }

  @Test(arguments: [VirtualDisplay.System.x11, .wayland(scale: 1)])
  func theStarFollowsThePointer(system: VirtualDisplay.System) throws {
    let display = try VirtualDisplay(system)
    let window = try PreviewWindow(on: display, settings("hover", width: 800, height: 600))
    let scene = try cards()
    try window.show(scene)
    let place = system.isWayland ? (window: "", x: 0, y: 0) : try display.place(of: "hover")
    func picture(_ script: String?) throws -> Pixmap {
      try Expectation.picture(scene, width: 800, height: 600, at: 9, pointer: script)
    }
    let rest = try picture(nil)
    try expect(rest, in: window, "no star at rest")
    for x in [60, 330] {
      try display.xdotool("mousemove", "\(place.x + x)", "\(place.y + 250)")
      let hovered = try picture("0:\(x),250")
      #expect(Expectation.difference(hovered, rest) != nil)
      // A compositor draws its pointer itself.
      let cursor = PixelRect(x: x - 12, y: 238, width: 52, height: 52)
      try expect(
        hovered, in: window, ignoring: system.isWayland ? [cursor] : [], "the star at \(x)")
    }
    try display.parkPointer()
    try expect(rest, in: window, "no star after the pointer has left")
    // A weston in a window of its own never tells that the pointer has left it.
    let last = try #require(window.log.last { $0.kind == "pointer" })
    #expect(system.isWayland ? last.point == [799, 599] : last.point == nil)
    let (frames, wakeUps) = try activity(of: window, seconds: 1)
    #expect(frames == 0 && wakeUps == 0)
  }
}
