import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Views made out of their own size.
@MainActor
struct GeometryReaderTests {
  @Test func theCodeSeesTheSizeFromTheFirstTimeOn() throws {
    let log = HoverLog()
    let view = GeometryReader { proxy in
      log.trigger.log.append("\(proxy.size.width) \(proxy.size.height)")
      return Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
    }
    let host = host(view, size: Size(200, 100))
    // The content begins at the top left corner.
    #expect(try rects(host) == [Rect(0, 0, 100, 25)])
    #expect(log.trigger.log == ["200.0 100.0"])
  }

  @Test func aReaderTakesWhatItIsOffered() throws {
    let view = VStack(spacing: 0) {
      Color.blue.frame(width: 10, height: 30)
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        Color.red.frame(width: frame.minY, height: proxy.size.height)
      }
    }
    #expect(
      try rects(host(view, size: Size(200, 100))) == [Rect(95, 0, 10, 30), Rect(0, 30, 30, 70)])
  }

  @Test func theContentFollowsTheSize() throws {
    let log = HoverLog()
    let view = Changing(log) { count in
      GeometryReader { proxy in
        HStack(spacing: 0) {
          ForEach(0..<Int(proxy.size.width / 50)) { _ in Color.red.frame(width: 50, height: 10) }
        }
      }
      .frame(width: count > 0 ? 150 : 100, height: 10)
    }
    let host = host(view, size: Size(200, 100))
    #expect(try rects(host, at: 0).count == 2)
    try host.fire(log.trigger, at: 1)
    #expect(try rects(host, at: 1).count == 3)
    host.resize(to: Size(300, 100))
    #expect(try rects(host, at: 2).count == 3)
  }

  @Test func stateReadInTheCodeIsFollowed() throws {
    struct Scene: View {
      let trigger: Trigger
      @State private var height: CGFloat = 10

      var body: some View {
        trigger.action = { height = 20 }
        return GeometryReader { proxy in
          Color.red.frame(width: proxy.size.width, height: height)
        }
      }
    }
    let trigger = Trigger()
    let host = host(Scene(trigger: trigger), size: Size(200, 100))
    #expect(try rects(host, at: 0) == [Rect(0, 0, 200, 10)])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1) == [Rect(0, 0, 200, 20)])
  }

  @Test func anEmptyReaderLetsThePointerThrough() throws {
    let view = ZStack {
      Lamp("a")
      GeometryReader { _ in Lamp("b").frame(width: 10, height: 10) }
    }
    let host = host(view, size: Size(200, 100))
    try host.pointer(.moved(Point(100, 50)), at: 1)
    #expect(Lamp.opacities(in: try host.displayList(at: 1)) == ["a": 1, "b": 0.5])
    try host.pointer(.moved(Point(5, 5)), at: 2)
    #expect(Lamp.opacities(in: try host.displayList(at: 2)) == ["a": 0.5, "b": 1])
  }
}
