import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// What time has to do with the pointer.
@MainActor
struct HoverMotionTests {
  /// A view whose body sees every place on its way.
  private struct Glider: View, @MainActor Animatable {
    var x: CGFloat
    let log: HoverLog

    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }

    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }
        .onContinuousHover(coordinateSpace: .global) { log.tell("\($0)") }
        .offset(x: x)
    }
  }

  /// A lamp that glides past the middle of the picture in a second, and what is told of it.
  private func gliding(_ log: HoverLog) -> ViewHost {
    host(
      Changing(log, .linear(duration: 1)) { Glider(x: $0 > 0 ? 80 : -80, log: log) },
      size: Size(200, 200))
  }

  @Test(arguments: [[], [30.0], [60.0], [7.3, 144.0]])
  func framesHaveNoPartInWhatThePointerMeets(_ rates: [Double]) throws {
    let alone = HoverLog()
    let watched = HoverLog()
    let (first, second) = (gliding(alone), gliding(watched))
    for (host, log) in [(first, alone), (second, watched)] {
      try host.pointer(.moved(Point(100, 100)), at: 0)
      try host.fire(log.trigger, at: 1)
    }
    for rate in rates {
      let start = 1 + Double(rates.firstIndex(of: rate) ?? 0) / 4
      for frame in 0..<Int(rate / 4) {
        _ = try second.displayList(at: start + Double(frame) / rate)
      }
    }
    #expect(try first.displayList(at: 1.6) == second.displayList(at: 1.6))
    #expect(alone.trigger.log == watched.trigger.log)
    #expect(alone.trigger.log.count == 2)
  }

  @Test func nothingIsDueWhileNothingMoves() throws {
    let log = HoverLog()
    let host = gliding(log)
    try host.pointer(.moved(Point(100, 100)), at: 0)
    _ = try host.displayList(at: 0)
    #expect(host.nextChange(after: 0) == nil)
    try host.fire(log.trigger, at: 1)
    _ = try host.displayList(at: 4)
    #expect(host.nextChange(after: 4) == nil)
  }

  @Test func aMotionThatWaitsWakesNobody() throws {
    let log = HoverLog()
    let view = Changing(log, .linear(duration: 1).delay(10)) { count in
      Color.red.frame(width: 20, height: 20).offset(x: count > 0 ? 80 : -80)
    }
    let host = host(view, size: Size(200, 200))
    try host.pointer(.moved(Point(100, 100)), at: 0)
    try host.fire(log.trigger, at: 1)
    _ = try host.displayList(at: 1)
    #expect(host.nextChange(after: 1) == 11)
  }

  @Test func anEffectAloneHasThePointerLookedAtOnce() throws {
    let view = Color.red.hoverEffect { effect, isActive, _ in
      effect.animation(.linear(duration: 1)) { $0.scaleEffect(isActive ? 0.5 : 1) }
    }
    let host = host(view, size: Size(200, 200))
    try host.pointer(.moved(Point(10, 10)), at: 0)
    _ = try host.displayList(at: 0)
    let visits = host.hitVisitCount
    for frame in 1...60 { _ = try host.displayList(at: Double(frame) / 60) }
    #expect(host.hitVisitCount == visits)
  }

  @Test func timeDoesNotRunBackBehindAnEvent() throws {
    let host = host(Color.red)
    try host.pointer(.moved(Point(1, 1)), at: 1)
    #expect(throws: SceneError.self) { try host.displayList(at: 0.5) }
  }
}
