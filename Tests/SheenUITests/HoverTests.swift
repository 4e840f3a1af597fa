import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// What the pointer does to hover effects.
@MainActor
struct HoverTests {
  /// Three cards as in the second example scene, with a disc for the star.
  private struct Card: View {
    let color: Color
    @Namespace private var namespace

    var body: some View {
      ZStack {
        Rectangle().foregroundStyle(color)
        Circle().frame(width: 40, height: 40).foregroundColor(.white)
          .hoverEffect(in: HoverEffectGroup(namespace)) { effect, isActive, _ in
            effect.opacity(isActive ? 1.0 : 0)
          }
      }
      .hoverEffect(in: HoverEffectGroup(namespace)) { effect, _, _ in effect }
      .aspectRatio(4 / 3, contentMode: .fit)
      .clipShape(.rect(cornerRadius: 24))
    }
  }

  private func cards() -> ViewHost {
    host(
      HStack(spacing: 12) {
        Card(color: Color(red: 0.42, green: 0, blue: 0.17))
        Card(color: Color(red: 0, green: 0.38, blue: 0.42))
        Card(color: Color(red: 0, green: 0.17, blue: 0.42))
      }
      .padding(), size: Size(1280, 720))
  }

  /// The opacity of each card's disc; 0 where it is not drawn.
  private func discs(_ host: ViewHost, at time: Double) throws -> [Double] {
    try host.displayList(at: time).items.map { card in
      guard case .group(let items) = card.content, items.count == 2 else { return 0 }
      return items[1].opacity
    }
  }

  @Test func cardsLieWhereTheReferenceSays() throws {
    let list = try cards().displayList(at: 0)
    let frames = list.items.map {
      $0.mask?.items.first.map { item -> Rect in
        if case .fill(let shape, _) = item.content { shape.bounds } else { Rect(0, 0, 0, 0) }
      }
    }
    #expect(
      frames == [Rect(16, 207, 408, 306), Rect(436, 207, 408, 306), Rect(856, 207, 408, 306)])
  }

  @Test func exactlyTheHoveredCardShowsItsDisc() throws {
    let host = cards()
    #expect(try discs(host, at: 0) == [0, 0, 0])
    try host.pointer(.moved(Point(30, 300)), at: 0.5)
    #expect(try discs(host, at: 3) == [1, 0, 0])
    try host.pointer(.moved(Point(640, 360)), at: 3)
    #expect(try discs(host, at: 6) == [0, 1, 0])
    // Between two cards there is none.
    try host.pointer(.moved(Point(430, 360)), at: 6)
    #expect(try discs(host, at: 9) == [0, 0, 0])
    try host.pointer(.moved(Point(1000, 360)), at: 9)
    try host.pointer(.left, at: 9)
    #expect(try discs(host, at: 12) == [0, 0, 0])
    #expect(host.nextChange(after: 12) == nil)
  }

  private func opacity(_ host: ViewHost, at time: Double) throws -> Double {
    try host.displayList(at: time).items.first?.opacity ?? 0
  }

  @Test func linearTransitionsAndInterruption() throws {
    let view = Color.red.hoverEffect { effect, isActive, _ in
      effect.animation(.linear(duration: 1)) { $0.opacity(isActive ? 1 : 0.5) }
    }
    let host = host(view, size: Size(100, 100))
    #expect(try opacity(host, at: 0) == 0.5)
    try host.pointer(.moved(Point(50, 50)), at: 1)
    #expect(isNear(try opacity(host, at: 1.5), 0.75))
    try host.pointer(.left, at: 1.5)
    #expect(isNear(try opacity(host, at: 1.5), 0.75))
    #expect(isNear(try opacity(host, at: 3), 0.5))
  }

  @Test func aDelayedEnterNeverFiresOnceThePointerLeft() throws {
    let view = Color.red.hoverEffect { effect, isActive, _ in
      effect.animation(.linear(duration: 1).delay(isActive ? 0.8 : 0.2)) {
        $0.opacity(isActive ? 1 : 0.5)
      }
    }
    let host = host(view, size: Size(100, 100))
    _ = try host.displayList(at: 0)
    try host.pointer(.moved(Point(50, 50)), at: 1)
    #expect(try opacity(host, at: 1.7) == 0.5)
    try host.pointer(.left, at: 1.7)
    for time in [1.7, 1.8, 1.9, 2, 2.4, 3, 5] { #expect(try opacity(host, at: time) == 0.5) }
  }

  @Test func pointsGoThroughInverseTransforms() throws {
    var log: [Bool] = []
    let view = Color.red.frame(width: 100, height: 10).onHover { log.append($0) }
      .rotationEffect(.degrees(90))
    let host = host(view, size: Size(200, 200))
    _ = try host.displayList(at: 0)
    try host.pointer(.moved(Point(60, 100)), at: 1)
    _ = try host.displayList(at: 1)
    #expect(log == [])
    try host.pointer(.moved(Point(100, 60)), at: 2)
    _ = try host.displayList(at: 2)
    #expect(log == [true])
    try host.pointer(.left, at: 3)
    _ = try host.displayList(at: 3)
    #expect(log == [true, false])
  }

  @Test func aViewThatMovesUnderAStillPointer() throws {
    struct Scene: View {
      let trigger: Trigger
      let told: (Bool) -> Void
      @State private var x: CGFloat = 0

      var body: some View {
        trigger.action = { x = 100 }
        return Color.red.frame(width: 20, height: 20).onHover(perform: told).offset(x: x)
      }
    }
    var log: [Bool] = []
    let trigger = Trigger()
    let host = host(Scene(trigger: trigger) { log.append($0) }, size: Size(400, 400))
    try host.pointer(.moved(Point(300, 200)), at: 0)
    _ = try host.displayList(at: 0)
    #expect(log == [])
    try host.fire(trigger, at: 1)
    _ = try host.displayList(at: 1)
    #expect(log == [true])
  }
}
